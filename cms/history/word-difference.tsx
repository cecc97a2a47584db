import { type ReactNode, useEffect, useState } from 'react';
import { Text } from '@mantine/core';
import { type Writing } from '../language/writing.ts';
import styles from './word-difference.module.css';

interface Piece {
  readonly value: string;
  readonly added?: boolean;
  readonly removed?: boolean;
}

export interface WordDifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly writing: Writing | undefined;
}

/** Two versions of a text: word by word in one, or one below the other where little is the same. */
export function WordDifference({ before, after, writing }: WordDifferenceProps): ReactNode {
  const pieces = useDifference(before, after);
  return (
    <Text size="sm" component="div" className={styles.difference} {...writing}>
      {pieces.map(({ value, added, removed }, place) => {
        const key = `${place} ${value}`;
        if (added === true) return <ins key={key}>{value}</ins>;
        return removed === true ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </Text>
  );
}

function useDifference(before: string, after: string): readonly Piece[] {
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void import('diff').then(({ diffWordsWithSpace }) => {
      if (isCurrent) setPieces(readable(diffWordsWithSpace(before, after), before, after));
    });
    return () => {
      isCurrent = false;
    };
  }, [before, after]);
  return pieces;
}

function readable(pieces: readonly Piece[], before: string, after: string): readonly Piece[] {
  const same = pieces.filter(({ added, removed }) => added !== true && removed !== true);
  const length = same.reduce((sum, { value }) => sum + value.trim().length, 0);
  if (length * 3 >= Math.max(before.length, after.length)) return pieces;
  const whole = [{ value: before, removed: true }, { value: '\n' }, { value: after, added: true }];
  return whole.filter(({ value }, place) => (place === 1 ? before !== '' && after !== '' : value !== ''));
}
