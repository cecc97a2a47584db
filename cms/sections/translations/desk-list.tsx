import { Badge, Button, Text } from '@mantine/core';
import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useMemo } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { ListRows, type RowsHandle, type ListEntry } from '../../lists/list-rows.tsx';
import { readVariantCode } from '#content/language-variants.ts';
import { wordsIn } from '#content/translation-exchange/codes.ts';
import { type DeskFilter } from './rules/desk-filter.ts';
import { type DeskText, type Pair } from './rules/open-texts.ts';
import styles from './translations.module.css';
import { pathOfField } from '../../draft/set-at.ts';
import { type DeskLink } from './use-desk-link.ts';
import { useTextMarks } from './use-text-marks.ts';
import { useTextName } from '../../lists/use-text-name.ts';
import { useCounted } from './use-counted.ts';
import { valueAt } from '../../draft/set-at.ts';

export interface DeskListProps {
  readonly texts: readonly DeskText[];
  readonly filter: DeskFilter;
  /** What the list says while nothing is open. */
  readonly none: string;
  readonly pair: Pair;
  /** The key of the open text. */
  readonly current: string | undefined;
  readonly link: DeskLink;
  readonly head: RefObject<HTMLHeadingElement | null>;
}

/** The texts that fit the filter. Each leads to its field, and an older one can be confirmed here. */
export function DeskList({ texts, filter, none, pair, current, link, head }: DeskListProps): ReactNode {
  const { t, language } = useTexts();
  const rows = useRows(texts, pair);
  const list = useRef<RowsHandle>(null);
  const { confirm } = useTextMarks(pair.target);
  const { words, characters } = useCounted(texts);
  const isConfirming = useRef(false);
  useEffect(() => {
    // The button that was pressed has disappeared with its row.
    if (!isConfirming.current) return;
    isConfirming.current = false;
    if (rows.length === 0) head.current?.focus();
    else list.current?.focusStop();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [texts]);
  const isOnlyOpen =
    filter.state === 'open' && filter.field === '' && filter.station === undefined && filter.find === '';
  const count = t(filter.state === 'open' ? 'translations.count' : 'translations.shown', { count: rows.length });
  return (
    <>
      <div>
        <Text size="sm" c="dimmed" role="status">
          {rows.length === 0 && isOnlyOpen ? none : count}
        </Text>
        {rows.length === 0 ? null : (
          <Text size="xs" c="dimmed">
            {t('translations.volume', {
              words: words.toLocaleString(language),
              characters: characters.toLocaleString(language),
            })}
          </Text>
        )}
      </div>
      <ListRows
        handle={list}
        rows={rows}
        show={({ detail }) => ({ detail })}
        renderMark={({ state, text }) => <State words={state} isOlder={text.state === 'older'} />}
        path=""
        addressOf={({ text }) => link.to(text).slice(1)}
        stateOf={({ text }) => link.state(text)}
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
        current={rows.find(({ text }) => text.key === current)?.ID ?? -1}
        onLeave={() => head.current?.focus()}
      />
    </>
  );
}

function State({ words, isOlder }: { readonly words: Row['state']; readonly isOlder: boolean }): ReactNode {
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

/** A text as the list shows it. Its words are made when it comes into sight. */
interface Row extends ListEntry {
  readonly text: DeskText;
  /** The text to be translated. */
  readonly detail: string;
  readonly state: string;
}

function useRows(texts: readonly DeskText[], { source, target }: Pair): readonly Row[] {
  const { t } = useTexts();
  const nameOf = useTextName();
  return useMemo(
    () =>
      texts.map((text, ID): Row => {
        const { state, object, field, newer } = text;
        return {
          ID,
          text,
          get name() {
            return nameOf(text);
          },
          get detail() {
            const words = valueAt(object, [...pathOfField(field), newer ?? source]);
            return typeof words === 'string' ? wordsIn(words) : '';
          },
          get state() {
            return state === 'older' && newer !== undefined
              ? t('translations.isOlder', { language: nameOf.language(newer) })
              : state === 'missing' && readVariantCode(target) !== undefined
                ? t('translations.is.asLanguage', { language: nameOf.language(source) })
                : t(`translations.is.${state === 'older' ? 'translated' : state}`);
          },
        };
      }),
    // The words follow the language of the staff area alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [texts, source, target, t],
  );
}
