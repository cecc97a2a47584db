import { useState } from 'react';

/** Gives each element of a list a key that stays the same while the element is moved or edited. */
export interface KeyedItems {
  readonly items: readonly unknown[];
  readonly keys: readonly string[];
  /** How many keys have been given out. */
  readonly given: number;
}

/** Stored elements have no IDs: an unchanged element keeps its key, and an edited one takes the key of its index. */
export function rekeyed(known: KeyedItems, items: readonly unknown[]): KeyedItems {
  const free = new Set(known.keys.keys());
  const found = new Map<number, number>();
  const match = (fits: (item: unknown, place: number, was: number) => boolean): void => {
    for (const [place, item] of items.entries()) {
      if (found.has(place)) continue;
      const was = [...free].find((candidate) => fits(item, place, candidate));
      if (was === undefined) continue;
      free.delete(was);
      found.set(place, was);
    }
  };
  match((item, place, was) => was === place && known.items[was] === item);
  match((item, _, was) => known.items[was] === item);
  match((_, place, was) => was === place);
  let { given } = known;
  const keys = items.map((_, place) => known.keys[found.get(place) ?? -1] ?? `item ${(given += 1)}`);
  return { items, keys, given };
}

const none: KeyedItems = { items: [], keys: [], given: 0 };

export function useItemKeys(items: readonly unknown[]): readonly string[] {
  const [known, setKnown] = useState(none);
  if (known.items === items) return known.keys;
  const next = rekeyed(known, items);
  setKnown(next);
  return next.keys;
}
