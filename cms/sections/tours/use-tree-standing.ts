import { type UniqueIdentifier } from '@dnd-kit/core';
import { useCallback } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type Standing } from '../../sorting/use-sort-texts.ts';
import { objectLabel } from '../../workspace/object-label.ts';
import { dropRow, type TreeRow, standingAt } from './tree-rows.ts';

export interface TreeStanding {
  readonly labelOf: (row: TreeRow | undefined) => string;
  readonly nameOf: (id: UniqueIdentifier) => string;
  /** Returns a row's position after it is dropped at another row's place. */
  readonly standing: (from: number, to: number) => Standing;
  readonly standingOf: (id: UniqueIdentifier, over: UniqueIdentifier) => Standing;
}

/** Names rows and their positions for announcements. */
export function useTreeStanding(rows: readonly TreeRow[], placeOf: ReadonlyMap<string, number>): TreeStanding {
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
  const standing = useCallback(
    (from: number, to: number): Standing => {
      const after = dropRow(rows, from, to);
      const row = rows[from];
      const { head, ...place } = standingAt(after, row === undefined ? -1 : after.indexOf(row));
      return { ...place, list: head === undefined ? undefined : labelOf(head) };
    },
    [rows, labelOf],
  );
  const standingOf = useCallback(
    (id: UniqueIdentifier, over: UniqueIdentifier) =>
      standing(placeOf.get(String(id)) ?? -1, placeOf.get(String(over)) ?? -1),
    [standing, placeOf],
  );
  return { labelOf, nameOf, standing, standingOf };
}
