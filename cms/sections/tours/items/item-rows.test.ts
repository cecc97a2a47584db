import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tourItem, type TourItem } from '#content/entities/tour-item.ts';
import { dropRow, nestingParent, rowsOf, stepOf } from './item-rows.ts';

/** `[ID, Parent]` in their order. */
const items = (...given: readonly (readonly [number, number])[]): readonly TourItem[] =>
  given.map(([ID, Parent], Position) => tourItem.complete({ ID, Parent, Position }));

const drawn = (all: readonly TourItem[]): string =>
  rowsOf(all)
    .map(({ item, depth }) => '.'.repeat(depth) + item.ID)
    .join(' ');

/** The tree after a drop, as drawn from the stored items. */
function after(all: readonly TourItem[], from: number, to: number): string {
  const rows = rowsOf(all);
  const dropped = dropRow(rows, from, to);
  if (dropped === undefined) return drawn(all);
  const held = rows[from]?.item.ID;
  return drawn(
    dropped.order.map((item, Position) => ({
      ...item,
      Position,
      Parent: item.ID === held ? dropped.parent : item.Parent,
    })),
  );
}

const tree = items([1, -1], [2, 1], [3, 1], [4, -1], [5, 4], [6, -1]);

describe('the tree', () => {
  it('is drawn depth first', () => expect(drawn(tree)).toBe('1 .2 .3 4 .5 6'));
  it('does not depend on the order of children', () => expect(drawn(items([2, 3], [3, -1], [4, 2]))).toBe('3 .2 ..4'));
  it('shows items without an existing parent at the top', () => expect(drawn(items([1, 9], [2, -1]))).toBe('1 2'));
  it('shows items that name each other as parents only once', () =>
    expect(drawn(items([1, 2], [2, 1], [3, 3]))).toBe('1 .2 3'));
});

describe('a drop', () => {
  it.each([
    ['takes what is below with it', 0, 3, '4 .5 1 .2 .3 6'],
    ['among others of its parent changes their order', 1, 2, '1 .3 .2 4 .5 6'],
    ['below another station joins it', 5, 1, '1 .6 .2 .3 4 .5'],
    ['between two at the top leaves its parent', 1, 3, '1 .3 4 .2 .5 6'],
    ['at the end of its own branch stays there', 1, 2, '1 .3 .2 4 .5 6'],
    ['at the very end comes to the top', 4, 5, '1 .2 .3 4 6 5'],
    ['at the very beginning comes to the top', 2, 0, '3 1 .2 4 .5 6'],
    ['within itself changes nothing', 0, 2, '1 .2 .3 4 .5 6'],
  ])('%s', (_, from, to, drawing) => expect(after(tree, from, to)).toBe(drawing));

  it('loses no item, whatever the tree', () => {
    const any = fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 7 });
    fc.assert(
      fc.property(any, fc.nat(6), fc.nat(6), (parents, from, to) => {
        const all = items(...parents.map((parent, ID) => [ID, parent] as const));
        const order = dropRow(rowsOf(all), from, to)?.order ?? all;
        expect(order).toHaveLength(all.length);
        expect(new Set(order)).toEqual(new Set(all));
      }),
    );
  });
});

describe('nesting', () => {
  it.each([
    [0, undefined],
    [1, undefined],
    [2, 2],
    [3, 1],
    [5, 4],
  ])('row %d goes below %s', (place, parent) => expect(nestingParent(rowsOf(tree), place)?.ID).toBe(parent));
});

describe('a step', () => {
  it.each([
    [0, 1, 3],
    [1, 1, 2],
    [2, 1, undefined],
    [3, -1, 0],
    [5, 1, undefined],
    [4, -1, undefined],
  ] as const)('from row %d by %d is to row %s', (place, by, to) => expect(stepOf(rowsOf(tree), place, by)).toBe(to));
});
