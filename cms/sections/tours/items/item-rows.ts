import { type TourItem } from '#content/entities/tour-item.ts';

/** A station of a tour, as shown in the tree. */
export interface ItemRow {
  readonly item: TourItem;
  /** 0 at the top. */
  readonly depth: number;
}

/**
 * Returns the stations of a tour with their children, depth first. Broken trees lose nothing: a station whose Parent is
 * missing, or is its own descendant, is at the top.
 *
 * @param items by Position
 */
export function rowsOf(items: readonly TourItem[]): readonly ItemRow[] {
  const known = new Set(items.map(({ ID }) => ID));
  const below = new Map<number, TourItem[]>();
  const tops: TourItem[] = [];
  for (const item of items) {
    if (!known.has(item.Parent)) tops.push(item);
    else below.set(item.Parent, [...(below.get(item.Parent) ?? []), item]);
  }
  const rows: ItemRow[] = [];
  const shown = new Set<number>();
  const show = (top: TourItem): void => {
    const waiting: ItemRow[] = [{ item: top, depth: 0 }];
    for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
      if (shown.has(row.item.ID)) continue;
      shown.add(row.item.ID);
      rows.push(row);
      const { depth } = row;
      waiting.push(...(below.get(row.item.ID) ?? []).toReversed().map((item) => ({ item, depth: depth + 1 })));
    }
  };
  for (const item of [...tops, ...items]) if (!shown.has(item.ID)) show(item);
  return rows;
}

/** Returns a station with all its descendants, as consecutive rows. */
export function branchAt(rows: readonly ItemRow[], place: number): readonly ItemRow[] {
  const [top, ...after] = rows.slice(place);
  if (top === undefined) return [];
  const end = after.findIndex(({ depth }) => depth <= top.depth);
  return [top, ...(end < 0 ? after : after.slice(0, end))];
}

/** A station's place after a drop. */
export interface Dropped {
  /** All stations of the tour in their new order. */
  readonly order: readonly TourItem[];
  /** The new parent of the dropped station; -1 at the top. */
  readonly parent: number;
}

/**
 * Drops a row and its descendants at another row's place. Between the children of another station, it becomes one of
 * them.
 */
export function dropRow(rows: readonly ItemRow[], from: number, to: number): Dropped | undefined {
  const branch = branchAt(rows, from);
  const [held] = branch;
  const target = rows[to];
  if (held === undefined || target === undefined || branch.includes(target)) return undefined;
  const rest = rows.filter((row) => !branch.includes(row));
  const place = rest.indexOf(target);
  // When it moves down past a row at its level, it also passes that row's descendants.
  const passed = target.depth === held.depth ? branchAt(rest, place).length : 1;
  const at = to > from ? place + passed : place;
  return {
    order: rest.toSpliced(at, 0, ...branch).map(({ item }) => item),
    parent: parentAt(rest, at, held.item.Parent),
  };
}

/** Returns the station that would become the parent of one at this level: the one before it at the same level. */
export function nestingParent(rows: readonly ItemRow[], place: number): TourItem | undefined {
  const row = rows[place];
  if (row === undefined) return undefined;
  const before = rows.slice(0, place).findLast(({ depth }) => depth <= row.depth);
  return before?.depth === row.depth ? before.item : undefined;
}

/** Returns the next place in one direction beside a row of the same level; undefined if it is the last. */
export function stepOf(rows: readonly ItemRow[], place: number, by: 1 | -1): number | undefined {
  const depth = rows[place]?.depth ?? 0;
  for (let at = place + by; ; at += by) {
    const row = rows[at];
    if (row === undefined || row.depth < depth) return undefined;
    if (row.depth === depth) return at;
  }
}

function parentAt(rows: readonly ItemRow[], at: number, parent: number): number {
  const after = rows[at];
  if (after !== undefined && after.depth > 0) return after.item.Parent;
  // After the last child of its parent it remains a child.
  const place = rows.findIndex(({ item }) => item.ID === parent);
  return place >= 0 && branchAt(rows, place).at(-1) === rows[at - 1] ? parent : -1;
}
