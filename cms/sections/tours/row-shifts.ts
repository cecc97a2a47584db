import { dropRow, type TreeRow, shiftsOf } from './tree-rows.ts';

/** Returns how far a row moves aside, in pixels, while one row is held over another. */
export type ShiftOf = (from: number, to: number, place: number) => number;

/** The shifts of the last pair are remembered, because every row asks for its own. */
export function createShifts(rows: readonly TreeRow[]): ShiftOf {
  let known: { readonly from: number; readonly to: number; readonly shifts: ReadonlyMap<string, number> } | undefined;
  return (from, to, place) => {
    if (known?.from !== from || known.to !== to) known = { from, to, shifts: shiftsOf(rows, dropRow(rows, from, to)) };
    return known.shifts.get(rows[place]?.key ?? '') ?? 0;
  };
}
