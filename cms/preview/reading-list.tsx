import { ScrollArea, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type ReadLine, readingOf } from './reading.ts';
import styles from './side-by-side.module.css';

/** Milliseconds after a change of the page until it is read again. */
const pause = 200;

/** A screen reader's words for a page, as text that follows its changes. */
export function ReadingList({ page }: { readonly page: Document | undefined }): ReactNode {
  const { t } = useTexts();
  const lines = useReading(page);
  if (lines === undefined) return <Text size="sm">{t('reading.waiting')}</Text>;
  return (
    <ScrollArea className={styles.reading ?? ''} tabIndex={0}>
      <ol aria-label={t('reading.list')}>
        {lines.map((line, index) => (
          <li key={index} data-role={line.role} data-missing={isNameless(line) || undefined}>
            <span className={styles.role}>
              {line.role === 'text' ? '' : t(`reading.role.${line.role}`, factsOf(line))}
            </span>
            <span>{isNameless(line) ? t('reading.nameless') : line.name}</span>
            <States line={line} />
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}

function States({ line: { isOpen, isDisabled } }: { readonly line: ReadLine }): ReactNode {
  const { t } = useTexts();
  const states = [
    isOpen === undefined ? '' : t(isOpen ? 'reading.open' : 'reading.closed'),
    isDisabled === true ? t('reading.disabled') : '',
  ].filter((state) => state !== '');
  return states.length === 0 ? null : <span className={styles.state}>{states.join(', ')}</span>;
}

function factsOf({ level = 0, count = 0 }: ReadLine): { readonly level: number; readonly count: number } {
  return { level, count };
}

/** Whether a screen reader does not reveal the element's purpose. */
function isNameless({ name, isFocusable }: ReadLine): boolean {
  return isFocusable && name === '';
}

function useReading(page: Document | undefined): readonly ReadLine[] | undefined {
  const [lines, setLines] = useState<readonly ReadLine[]>();
  useEffect(() => {
    const body = page?.body;
    if (body === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => setLines(readingOf(body));
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(read, pause);
    };
    const observer = new MutationObserver(soon);
    observer.observe(body, { subtree: true, childList: true, characterData: true, attributes: true });
    soon();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [page]);
  return lines;
}
