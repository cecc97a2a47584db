import { type UniqueIdentifier } from '@dnd-kit/core';
import { useCallback } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type SortPosition } from '../../sorting/use-sort-texts.ts';
import { objectLabel } from '../../workspace/object-label.ts';
import { dropRow, type TreeRow, positionAt } from './tree-rows.ts';

export interface TreePositions {
  readonly labelOf: (row: TreeRow | undefined) => string;
  readonly nameOf: (id: UniqueIdentifier) => string;
  /** Returns a row's position after it is dropped at another row's place. */
  readonly position: (from: number, to: number) => SortPosition;
  readonly positionOf: (id: UniqueIdentifier, over: UniqueIdentifier) => SortPosition;
}

/** Names rows and their positions for announcements. */
export function useTreePositions(rows: readonly TreeRow[], placeOf: ReadonlyMap<string, number>): TreePositions {
  const { t, language } = useTexts();
  const labelOf = useCallback(
    (row: TreeRow | undefined): string => {
      if (row === undefined || row.kind === 'loose') return t('tours.loose');
      return objectLabel(row.kind === 'group' ? row.group : row.tour, language, t('unnamed'));
    },
    [language, t],
  );
  const nameOf = useCallback(
    (id: UniqueIdentifier) => labelOf(rows[placeOf.get(String(id)) ?? -1]),
    [rows, placeOf, labelOf],
  );
  const position = useCallback(
    (from: number, to: number): SortPosition => {
      const after = dropRow(rows, from, to);
      const row = rows[from];
      const { head, ...place } = positionAt(after, row === undefined ? -1 : after.indexOf(row));
      return { ...place, list: head === undefined ? undefined : labelOf(head) };
    },
    [rows, labelOf],
  );
  const positionOf = useCallback(
    (id: UniqueIdentifier, over: UniqueIdentifier) =>
      position(placeOf.get(String(id)) ?? -1, placeOf.get(String(over)) ?? -1),
    [position, placeOf],
  );
  return { labelOf, nameOf, position, positionOf };
}
