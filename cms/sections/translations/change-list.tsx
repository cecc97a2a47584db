import { Button, Checkbox, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { type Doubt } from '#content/translation-exchange/plan.ts';
import { type Place } from '#content/sheets/sheet.ts';
import { objectOf, type ObjectName } from '../../draft/draft.ts';
import { useTexts } from '../../language/texts.tsx';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { writingOf } from '../../language/writing.ts';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { usePlaceWords } from './use-place-words.ts';
import { type Ticks } from '../../lists/use-ticks.ts';
import { useTextName } from '../../lists/use-text-name.ts';
import { WordDifference } from '../../history/word-difference.tsx';
import styles from './translations.module.css';

export interface ListedChange extends ObjectName {
  readonly key: string;
  readonly field: string;
  readonly language: string;
  readonly before: string;
  readonly after: string;
  readonly source?: string;
  readonly from?: Place;
  readonly why?: Doubt;
}

export interface ChangeListProps {
  readonly title: string;
  readonly hint?: string;
  readonly changes: readonly ListedChange[];
  readonly ticks: Ticks;
}

const atFirst = 10;
const atOnce = 100;

/** Changes with a tick each, a hundred at a time. */
export function ChangeList({ title, hint, changes, ticks }: ChangeListProps): ReactNode {
  const { t } = useTexts();
  const [most, setMost] = useState(atOnce);
  // Rows beyond the first come in between other work.
  const shown = useDeferredValue(most, atFirst);
  const keys = useMemo(() => changes.map(({ key }) => key), [changes]);
  if (changes.length === 0) return null;
  const count = keys.filter((key) => ticks.has(key)).length;
  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {hint === undefined ? null : (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <Checkbox
        label={t('exchange.all', { count: keys.length })}
        checked={count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        onChange={({ currentTarget }) => ticks.set(keys, currentTarget.checked)}
      />
      <ul className={styles.changes}>
        {changes.slice(0, shown).map((change) => (
          <Change key={change.key} change={change} ticks={ticks} />
        ))}
      </ul>
      {changes.length <= most ? null : (
        <Button variant="default" size="compact-sm" onClick={() => setMost(most + atOnce)}>
          {t('exchange.more', { count: changes.length - most })}
        </Button>
      )}
    </Stack>
  );
}

function Change({ change, ticks }: { readonly change: ListedChange; readonly ticks: Ticks }): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const nameOf = useTextName();
  const place = usePlaceWords();
  const language = useContentLanguages().find(({ Code }) => Code === change.language);
  const { key, before, after, source, why, from } = change;
  const object = objectOf(store.getState().draft, change);
  const name = object === undefined ? key : nameOf({ ...change, object });
  return (
    <li>
      <Checkbox
        label={name}
        description={from === undefined ? undefined : place(from)}
        checked={ticks.has(key)}
        onChange={({ currentTarget }) => ticks.set([key], currentTarget.checked)}
      />
      <div className={styles.values}>
        {why === undefined ? null : (
          <Text size="sm" fw={600}>
            {t(`exchange.why.${why.code}`, { what: why.what })}
          </Text>
        )}
        {why?.code === 'source-changed' ? (
          <Text size="sm" className={styles.source}>
            {t('exchange.newSource', { source: source ?? '' })}
          </Text>
        ) : null}
        <WordDifference
          before={before}
          after={after}
          writing={language === undefined ? undefined : writingOf(language)}
        />
      </div>
    </li>
  );
}
