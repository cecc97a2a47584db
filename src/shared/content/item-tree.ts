import { type TourItem } from './entities/tour-item.ts';

/** A top-level item of a tour's list, with the items below it. Broken trees lose no items. */
export interface ItemTree {
  readonly item: TourItem;
  readonly children: readonly TourItem[];
}

/**
 * Builds the two levels that lists show: deeper descendants are below their topmost ancestor. An item whose Parent is
 * missing, or whose ancestors form a cycle, is at the top.
 */
export function itemTree(items: readonly TourItem[]): readonly ItemTree[] {
  const rootOf = rootFinder(items);
  const children = new Map<TourItem, TourItem[]>();
  for (const item of items) if (rootOf(item) === item) children.set(item, []);
  for (const item of items) if (!children.has(item)) children.get(rootOf(item))?.push(item);
  return [...children].map(([item, below]) => ({ item, children: below }));
}

/** Visits each item once, however long the chains of parents are. */
function rootFinder(items: readonly TourItem[]): (item: TourItem) => TourItem {
  const byId = new Map<number, TourItem>();
  for (const item of items) if (item.ID >= 0 && !byId.has(item.ID)) byId.set(item.ID, item);
  const roots = new Map<TourItem, TourItem | 'endless'>();

  return (item) => {
    const root = find(item);
    return root === 'endless' ? item : root;
  };

  function find(item: TourItem): TourItem | 'endless' {
    const walked = new Set<TourItem>();
    let current = item;
    let root = roots.get(current);
    while (root === undefined) {
      walked.add(current);
      const parent = byId.get(current.Parent);
      if (parent === undefined) root = current;
      else if (walked.has(parent)) root = 'endless';
      else {
        current = parent;
        root = roots.get(current);
      }
    }
    for (const passed of walked) roots.set(passed, root);
    return root;
  }
}
