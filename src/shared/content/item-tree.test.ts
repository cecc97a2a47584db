import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tourItem, type TourItem } from './entities/tour-item.ts';
import { itemTree } from './item-tree.ts';

function item(ID: number, Parent = -1): TourItem {
  return tourItem.complete({ ID, Parent });
}

function outline(items: readonly TourItem[]): [number, number[]][] {
  return itemTree(items).map(({ item, children }) => [item.ID, children.map(({ ID }) => ID)]);
}

test('children are listed below their parent, deeper ones below their topmost ancestor', () => {
  expect(outline([item(3, 2), item(1), item(2, 1), item(4), item(5, 4)])).toEqual([
    [1, [3, 2]],
    [4, [5]],
  ]);
});

test('items whose parent is missing or part of a cycle are at the top', () => {
  expect(outline([item(1, 9), item(2, 2), item(3, 4), item(4, 3), item(5, 4), item(6, 1)])).toEqual([
    [1, [6]],
    [2, []],
    [3, []],
    [4, []],
    [5, []],
  ]);
});

test('an item without an ID cannot be a parent', () => {
  expect(outline([item(-1), item(1), item(-1)])).toEqual([
    [-1, []],
    [1, []],
    [-1, []],
  ]);
});

test('an item without an ID can be a child', () => {
  expect(outline([item(-1, 1), item(1), item(2)])).toEqual([
    [1, [-1]],
    [2, []],
  ]);
});

test('no item is lost or shown twice for any parents, and the order is kept', () => {
  const ID = fc.integer({ min: -1, max: 8 });
  fc.assert(
    fc.property(fc.array(fc.tuple(ID, ID), { maxLength: 20 }), (given) => {
      const items = given.map(([id, parent]) => item(id, parent));
      const tree = itemTree(items);
      const shown = tree.flatMap(({ item, children }) => [item, ...children]);
      expect(shown).toHaveLength(items.length);
      expect(new Set(shown)).toEqual(new Set(items));
      for (const list of [tree.map(({ item }) => item), ...tree.map(({ children }) => children)]) {
        expect(list).toEqual(items.filter((one) => list.includes(one)));
      }
    }),
    { numRuns: 500 },
  );
});

test('a chain of 100,000 items is harmless, whichever end is first', () => {
  const chain = Array.from({ length: 100_000 }, (_, at) => item(at, at - 1));
  for (const items of [chain, chain.toReversed()]) {
    const tree = itemTree(items);
    expect(tree).toHaveLength(1);
    expect(tree[0]?.children).toHaveLength(99_999);
  }
  const circle = [...chain.slice(1), item(0, 99_999)];
  expect(itemTree(circle)).toHaveLength(100_000);
});
