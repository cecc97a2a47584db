import { Badge, Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useMemo } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { ListRows, type RowsHandle, type ListEntry } from '../../lists/list-rows.tsx';
import { editorPath } from '../../workspace/editor-path.ts';
import { type FieldLink } from '../../workspace/focus-field.tsx';
import { type Pair, type OpenText, openTexts } from './rules/open-texts.ts';
import { type TextObject, type TextPlace } from './rules/text-places.ts';
import styles from './translations.module.css';
import { isObject } from '#content/schema/containers.ts';
import { withConfirmed } from '#content/translated-texts.ts';
import { objectOf } from '../../draft/draft.ts';
import { setAt, valueAt } from '../../draft/set-at.ts';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { pathOfField } from './rules/path-of-field.ts';
import { usePlaceName } from './use-text-places.ts';
import { fieldLabel } from '../../language/field-texts.ts';
import { useFieldSpeaker } from '../../workspace/use-field-speaker.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';

type Show = 'both' | 'missing' | 'older';

export interface OpenListProps {
  /** Undefined for everything. */
  readonly place: TextPlace | undefined;
  readonly objects: readonly TextObject[];
  readonly pair: Pair;
}

/** The texts of a place that wait for a translator. Each leads to its field, and an older one can be confirmed here. */
export function OpenList({ place, objects, pair }: OpenListProps): ReactNode {
  const { t } = useTexts();
  const name = usePlaceName()(place);
  const [show, setShow] = useState<Show>('both');
  const all = useOpenRows(objects, pair);
  const rows = show === 'both' ? all : all.filter(({ text }) => (text.newer === undefined) === (show === 'missing'));
  const list = useRef<RowsHandle>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const confirm = useConfirm(pair.target);
  const isConfirming = useRef(false);
  useEffect(() => {
    // The button that was pressed has disappeared with its row.
    if (!isConfirming.current) return;
    isConfirming.current = false;
    if (rows.length === 0) head.current?.focus();
    else list.current?.focusStop();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [all]);
  return (
    <Stack gap="sm" className={styles.open}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4" ref={head} tabIndex={-1}>
          {name}
        </Title>
        <SegmentedControl
          size="xs"
          aria-label={t('translations.show')}
          value={show}
          onChange={(next) => setShow(next)}
          data={[
            { value: 'both', label: t('translations.both') },
            { value: 'missing', label: t('translations.onlyMissing') },
            { value: 'older', label: t('translations.onlyOlder') },
          ]}
        />
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {rows.length === 0 && show === 'both'
          ? t('translations.none')
          : t('translations.count', { count: rows.length })}
      </Text>
      <ListRows
        handle={list}
        rows={rows}
        show={({ detail }) => ({ detail })}
        renderMark={({ state, text }) => <State words={state} isOlder={text.newer !== undefined} />}
        path=""
        addressOf={({ text }) => editorPath(text.model, text.object, text.field).slice(1)}
        stateOf={({ text }) => ({ focusField: `${text.field}.${pair.target}` }) satisfies FieldLink}
        renderTools={(row) =>
          row.text.newer === undefined ? null : (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<Check aria-hidden size={14} />}
              aria-label={t('translations.confirm', { text: row.name })}
              onClick={() => {
                isConfirming.current = true;
                confirm(row.text);
              }}
            >
              {t('translation.stillRight')}
            </Button>
          )
        }
        current={-1}
        onLeave={() => head.current?.focus()}
      />
    </Stack>
  );
}

function State({ words, isOlder }: { readonly words: OpenRow['state']; readonly isOlder: boolean }): ReactNode {
  return (
    <Badge
      className={isOlder ? styles.older : undefined}
      variant={isOlder ? 'light' : 'outline'}
      color={isOlder ? 'orange' : 'gray'}
      c="dark.7"
      tt="none"
    >
      {words}
    </Badge>
  );
}

/** Returns how to confirm that a text in the target language still fits its source. One step each. */
function useConfirm(target: string): (text: OpenText) => void {
  const store = useDraft();
  return ({ model, ID, field, newer }) => {
    const now = objectOf(store.getState().draft, { model, ID });
    const path = pathOfField(field);
    const holderPath = path.slice(0, -1);
    const holder = valueAt(now, holderPath);
    if (now === undefined || !isObject(holder)) return;
    const place = { name: String(path.at(-1)), code: target, source: newer };
    store.put(model, setAt(now, holderPath, withConfirmed(holder, place)));
  };
}

/** An open text as the list shows it. Its words are made when it comes into sight. */
interface OpenRow extends ListEntry {
  readonly text: OpenText;
  /** The texts to be translated. */
  readonly detail: string;
  readonly state: string;
}

function useOpenRows(objects: readonly TextObject[], { source, target }: Pair): readonly OpenRow[] {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const speaker = useFieldSpeaker();
  const texts = useMemo(() => openTexts(objects, { source, target }), [objects, source, target]);
  return useMemo(
    () =>
      texts.map((text, ID): OpenRow => {
        const { model, object, field, newer } = text;
        const path = pathOfField(field);
        return {
          ID,
          text,
          get name() {
            const names = path.filter((step) => typeof step === 'string');
            const label = fieldLabel({ model, object, path: names }, speaker);
            return t('translations.field', { object: nameOf(model, object), field: label });
          },
          get detail() {
            const words = valueAt(object, [...path, newer ?? source]);
            return typeof words === 'string' ? words.replaceAll(/<[^>]*>|\s+/g, ' ').trim() : '';
          },
          get state() {
            if (newer === undefined) return t('translations.isMissing');
            return t('translations.isOlder', { language: speaker.languageName(newer) });
          },
        };
      }),
    // The speaker's words follow the language of the staff area alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [texts, source, t],
  );
}
