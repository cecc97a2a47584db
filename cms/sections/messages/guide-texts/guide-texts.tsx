import { Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createFilter } from '#content/station-filter.ts';
import { SectionHead } from '../../../controls/section-head.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { BesideList } from '../../../lists/beside-list.tsx';
import { FindField } from '../../../lists/find-field.tsx';
import { ListRows, type RowsHandle } from '../../../lists/list-rows.tsx';
import styles from '../../../lists/object-list.module.css';
import { useFound } from '../../../lists/use-found.ts';
import { useContentLanguages, useObjects } from '../../../workspace/use-catalogue.ts';
import { TextEditor } from './text-editor.tsx';
import { blocksByCode, type TextRow, textRows } from './text-rows.ts';
import { packIn, useVisitorPacks, type VisitorPacks } from './use-visitor-packs.ts';

export interface GuideTextsProps {
  /** The address of the list; a text is edited at `path/KEY`. */
  readonly path: string;
  /** The key of the text that is edited; empty if none is. */
  readonly current: string;
}

/** The guide's own texts, which text blocks replace: the current text in each language, and gaps. */
export function GuideTexts(props: GuideTextsProps): ReactNode {
  const { t, language } = useTexts();
  const languages = useContentLanguages();
  const packs = useVisitorPacks([language, ...languages.map(({ AccessibilityCode }) => AccessibilityCode)]);
  return packs === undefined ? <Text c="dimmed">{t('section.loading')}</Text> : <Loaded {...props} packs={packs} />;
}

type Choice = 'all' | 'none' | 'block';

const keeps: Readonly<Record<Choice, ((row: TextRow) => boolean) | undefined>> = {
  all: undefined,
  none: ({ source }) => source === 'none',
  block: ({ source }) => source === 'block',
};

function Loaded({ path, current, packs }: GuideTextsProps & { readonly packs: VisitorPacks }): ReactNode {
  const { t, language: staffs } = useTexts();
  const languages = useContentLanguages();
  const messages = useObjects('messages');
  const [chosen, setChosen] = useState<string>();
  const [choice, setChoice] = useState<Choice>('all');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<RowsHandle>(null);
  const entry = useRef<HTMLDivElement>(null);
  const of = languages.find(({ Code }) => Code === chosen) ?? languages[0];
  const blocks = useMemo(() => blocksByCode(messages), [messages]);
  const rows = useMemo(() => {
    const english = packs.get('en') ?? {};
    const own = of === undefined ? undefined : packIn(packs, of.AccessibilityCode);
    return textRows({ english, read: packIn(packs, staffs) ?? english, own, blocks, language: of?.Code ?? '' });
  }, [packs, staffs, of, blocks]);
  const find = useMemo(
    () => createFilter(rows, ({ key, name, words }) => ({ code: '', name: `${key} ${name} ${words}` })),
    [rows],
  );
  const { look, found, onceFound } = useFound(find, keeps[choice]);
  const missing = rows.filter(({ source }) => source === 'none').length;
  useHotkeys([
    ['/', () => search.current?.focus()],
    // For keyboards on which the slash needs the shift key.
    ['shift+/', () => search.current?.focus()],
  ]);
  return (
    <BesideList
      list={
        <Stack gap="xs" className={styles.list}>
          <SectionHead isBesideObject={current !== ''} />
          <FindField
            field={search}
            label={t('guideTexts.find')}
            onType={look}
            onDown={() => onceFound(() => list.current?.focusFirst())}
            onEnter={() => onceFound(() => list.current?.openFirst())}
          />
          <NativeSelect
            label={t('guideTexts.language')}
            value={of?.Code}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={languages.map(({ Code, DisplayName }) => ({ value: Code, label: DisplayName || Code }))}
          />
          <SegmentedControl
            size="xs"
            aria-label={t('guideTexts.show')}
            value={choice}
            onChange={(value) => setChoice(value)}
            data={[
              { value: 'all', label: t('guideTexts.all') },
              { value: 'none', label: t('guideTexts.missing') },
              { value: 'block', label: t('guideTexts.own') },
            ]}
          />
          <Group role="status">
            <Text size="sm">{t('guideTexts.count', { count: missing })}</Text>
          </Group>
          {found.length === 0 ? <Text c="dimmed">{t('list.nothing')}</Text> : null}
          <ListRows
            handle={list}
            rows={found}
            show={({ words, source }) => ({ detail: `${t(`guideTexts.source.${source}`)}: ${words}` })}
            path={path}
            addressOf={({ key }) => key}
            current={rows.findIndex(({ key }) => key === current)}
            onLeave={() => search.current?.focus()}
          />
        </Stack>
      }
      path={path}
      open={packs.get('en')?.[current] === undefined ? undefined : current}
      entry={entry}
      onReturn={() => list.current?.focusStop()}
      greeting={<Text c="dimmed">{t('guideTexts.choose')}</Text>}
    >
      <TextEditor key={current} textKey={current} packs={packs} blocks={blocks} />
    </BesideList>
  );
}
