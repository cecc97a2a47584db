import { type TourGroup } from '#content/entities/tour-group.ts';
import { type Tour } from '#content/entities/tour.ts';
import { moved } from '../../sorting/moved.ts';
import { type TourTree } from './tour-tree.ts';

/** A row of the tree: a group, a tour, or the heading above the tours without a group. */
export type TreeRow =
  | { readonly kind: 'group'; readonly key: string; readonly group: TourGroup; readonly count: number }
  | { readonly kind: 'loose'; readonly key: string }
  | { readonly kind: 'tour'; readonly key: string; readonly tour: Tour };

/** The row's unique key. */
export const rowKey = (model: 'tourGroups' | 'tours', ID: number): string => `${model} ${ID}`;

/** Returns each group followed by its tours; tours without a group come last. */
export function rowsOf({ branches, loose }: TourTree): readonly TreeRow[] {
  const below = (tours: readonly Tour[]): readonly TreeRow[] =>
    tours.map((tour) => ({ kind: 'tour', key: rowKey('tours', tour.ID), tour }));
  return [
    ...branches.flatMap(({ group, tours }): readonly TreeRow[] => [
      { kind: 'group', key: rowKey('tourGroups', group.ID), group, count: tours.length },
      ...below(tours),
    ]),
    ...(loose.length === 0 ? [] : [{ kind: 'loose', key: 'loose' } as const, ...below(loose)]),
  ];
}

/** In pixels. Groups have space above them. */
export const heightOf = ({ kind }: TreeRow): number => (kind === 'tour' ? 36 : 44);

/** A row's position among its kind: a group among groups, a tour in its group. Positions count from 1. */
export interface RowPosition {
  readonly place: number;
  readonly count: number;
  /** The heading above a tour; undefined for other rows. */
  readonly head: TreeRow | undefined;
}

export function positionAt(rows: readonly TreeRow[], at: number): RowPosition {
  const row = rows[at];
  if (row?.kind !== 'tour') {
    const groups = rows.filter(({ kind }) => kind === 'group');
    return { place: groups.findIndex((group) => group === row) + 1, count: groups.length, head: undefined };
  }
  const head = headAt(rows, at);
  return { place: at - head, count: endOf(rows, head) - head - 1, head: rows[head] };
}

/** Returns the tours in the same part of the tree as a tour. */
export function toursAround(rows: readonly TreeRow[], at: number): readonly Tour[] {
  const head = headAt(rows, at);
  return rows.slice(head + 1, endOf(rows, head)).flatMap((row) => (row.kind === 'tour' ? [row.tour] : []));
}

/** Returns whether one row can be dropped on another: groups stay among groups, and a tour always stays in a group. */
export function takes(rows: readonly TreeRow[], from: number, to: number): boolean {
  if (rows[from]?.kind === 'group') return rows[to]?.kind === 'group';
  const loose = rows.findIndex(({ kind }) => kind === 'loose');
  return loose < 0 || from > loose || to < loose;
}

/**
 * Drops a row at another row's place. A group takes its tours along, and a tour joins the group under whose name it
 * lands.
 *
 * @returns all rows in their new order
 */
export function dropRow(rows: readonly TreeRow[], from: number, to: number): readonly TreeRow[] {
  const [held, target] = [rows[from], rows[to]];
  if (held === undefined || target === undefined || from === to || !takes(rows, from, to)) return rows;
  // Above the first heading there is no group to join.
  if (held.kind !== 'group') return moved(rows, from, Math.max(to, 1));
  const branch = rows.slice(from, endOf(rows, from));
  const rest = rows.toSpliced(from, branch.length);
  const place = rest.indexOf(target);
  return rest.toSpliced(to > from ? endOf(rest, place) : place, 0, ...branch);
}

/** Returns the next row in one direction with which a row can swap within its group; undefined if there is none. */
export function stepOf(rows: readonly TreeRow[], from: number, by: 1 | -1): number | undefined {
  const kind = rows[from]?.kind;
  for (let at = from + by; ; at += by) {
    const row = rows[at];
    if (row === undefined || (kind === 'tour' && row.kind !== 'tour')) return undefined;
    if (row.kind === kind) return at;
  }
}

/** Returns how far each row moves when the rows are reordered, in pixels, by key. */
export function shiftsOf(before: readonly TreeRow[], after: readonly TreeRow[]): ReadonlyMap<string, number> {
  const starts = startsOf(before);
  return new Map([...startsOf(after)].map(([key, start]) => [key, start - (starts.get(key) ?? start)]));
}

function startsOf(rows: readonly TreeRow[]): ReadonlyMap<string, number> {
  let start = 0;
  return new Map(
    rows.map((row) => {
      const own = start;
      start += heightOf(row);
      return [row.key, own];
    }),
  );
}

function headAt(rows: readonly TreeRow[], at: number): number {
  return rows.findLastIndex(({ kind }, place) => place <= at && kind !== 'tour');
}

/** Returns the index after the last tour below a heading. */
function endOf(rows: readonly TreeRow[], head: number): number {
  const next = rows.findIndex(({ kind }, place) => place > head && kind !== 'tour');
  return next < 0 ? rows.length : next;
}
