import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { languageName, writingOf } from '../../language/writing.ts';
import styles from './translations.module.css';

interface Piece {
  readonly value: string;
  readonly added?: boolean;
  readonly removed?: boolean;
}

export interface SourceChangeProps {
  /** Undefined if it is not known. */
  readonly before: string | undefined;
  readonly after: string;
  /** The code of the language that has changed. */
  readonly language: string;
}

/** What has changed in a source since it was translated, word by word. */
export function SourceChange({ before, after, language }: SourceChangeProps): ReactNode {
  const { t } = useTexts();
  const of = useContentLanguages().find(({ Code }) => Code === language);
  const pieces = useDifference(before, after);
  const name = of === undefined ? language : languageName(of);
  return (
    <div className={styles.change}>
      <Text size="xs" fw={600}>
        {t(before === undefined ? 'translations.changedUnknown' : 'translations.changed', { language: name })}
      </Text>
      {before === undefined ? null : (
        <Text size="sm" component="p" m={0} className={styles.source} {...(of === undefined ? {} : writingOf(of))}>
          {pieces.map(({ value, added, removed }, place) => {
            const key = `${place} ${value}`;
            if (added === true) return <ins key={key}>{value}</ins>;
            return removed === true ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
          })}
        </Text>
      )}
    </div>
  );
}

function useDifference(before: string | undefined, after: string): readonly Piece[] {
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  useEffect(() => {
    let isCurrent = true;
    if (before !== undefined)
      void import('diff').then(({ diffWordsWithSpace }) => {
        if (isCurrent) setPieces(diffWordsWithSpace(before, after));
      });
    return () => {
      isCurrent = false;
    };
  }, [before, after]);
  return pieces;
}
