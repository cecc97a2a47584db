import { type TourItem } from './entities/tour-item.ts';

/** The items of a tour that a list shows at the top, and below each the items whose Parent it is. Broken trees lose nothing. */
export interface ItemTree {
  readonly item: TourItem;
  readonly children: readonly TourItem[];
}

/**
 * Two levels, as lists show them: deeper descendants stand below their topmost ancestor. An item whose Parent is
 * missing, or is part of a cycle, stands at the top.
 */
export function itemTree(items: readonly TourItem[]): readonly ItemTree[] {
  const byId = new Map(items.map((item) => [item.ID, item]));
  const roots = new Map<number, TourItem[]>();
  const children: [TourItem, TourItem][] = [];
  for (const item of items) {
    const root = rootOf(item, byId);
    if (root === item) roots.set(item.ID, []);
    else children.push([root, item]);
  }
  for (const [root, item] of children) roots.get(root.ID)?.push(item);
  return items.filter(({ ID }) => roots.has(ID)).map((item) => ({ item, children: roots.get(item.ID) ?? [] }));
}

function rootOf(item: TourItem, byId: ReadonlyMap<number, TourItem>): TourItem {
  const passed = new Set<TourItem>();
  let current = item;
  for (;;) {
    const parent = byId.get(current.Parent);
    if (parent === undefined) return current;
    passed.add(current);
    if (passed.has(parent)) return item;
    current = parent;
  }
}
