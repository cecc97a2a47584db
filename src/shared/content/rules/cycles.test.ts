import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tourItem, type TourItem } from '../entities/tour-item.ts';
import { checkParents, checkPaths } from './cycles.ts';

interface Drawn {
  readonly ID: number;
  readonly Parent: number;
  readonly TransitionTo: number;
  readonly Path: readonly { readonly Next: number; readonly ReturnToOverview: boolean }[];
}

const ID = fc.integer({ min: -1, max: 9 });
const graph = fc.uniqueArray(
  fc.record<Drawn>({
    ID: fc.integer({ min: 0, max: 9 }),
    Parent: ID,
    TransitionTo: ID,
    Path: fc.array(fc.record({ Next: ID, ReturnToOverview: fc.boolean() }), { maxLength: 3 }),
  }),
  { selector: ({ ID }) => ID },
);

/** The slow way: collects everything that each item reaches. */
function reachingThemselves(items: readonly TourItem[], next: (item: TourItem) => readonly number[]): number[] {
  const byId = new Map(items.map((item) => [item.ID, item]));
  return items
    .map(({ ID }) => ID)
    .filter((start) => {
      const reached = new Set<number>();
      let edge = [start];
      while (edge.length > 0) {
        edge = edge.flatMap((at) => {
          const item = byId.get(at);
          return item === undefined ? [] : next(item);
        });
        edge = [...new Set(edge)].filter((at) => !reached.has(at));
        for (const at of edge) reached.add(at);
      }
      return reached.has(start);
    });
}

test('cycles of parents are found, and no others', () => {
  fc.assert(
    fc.property(graph, (drawn) => {
      const items = drawn.map(tourItem.complete);
      const slow = reachingThemselves(items, ({ Parent }) => [Parent]);
      expect(checkParents(items).map(({ ID }) => ID)).toEqual(slow);
    }),
    { numRuns: 1000 },
  );
});

test('paths that never return to the overview are found, and no others', () => {
  fc.assert(
    fc.property(graph, (drawn) => {
      const items = drawn.map(tourItem.complete);
      const slow = reachingThemselves(items, ({ TransitionTo, Path }) => [
        TransitionTo,
        ...Path.filter(({ ReturnToOverview }) => !ReturnToOverview).map(({ Next }) => Next),
      ]);
      expect(checkPaths(items).map(({ ID }) => ID)).toEqual(slow);
    }),
    { numRuns: 1000 },
  );
});

test('findings name the item and the field', () => {
  const items = [tourItem.complete({ ID: 4, Parent: 4, TransitionTo: 4 })];
  expect(checkParents(items)).toEqual([{ model: 'tourItems', ID: 4, field: 'Parent', key: 'parent-cycle', facts: {} }]);
  expect(checkPaths(items)).toEqual([{ model: 'tourItems', ID: 4, field: 'Path', key: 'path-cycle', facts: {} }]);
});

test('items without an ID are on no cycle; of two with one ID the first counts', () => {
  expect(checkParents([tourItem.complete({}), tourItem.complete({})])).toEqual([]);
  expect(checkParents([tourItem.complete({ ID: 1 }), tourItem.complete({ ID: 1, Parent: 1 })])).toEqual([]);
});

test('a chain and a cycle of 100,000 items are harmless', () => {
  const chain = Array.from({ length: 100_000 }, (_, ID) =>
    tourItem.complete({ ID, Parent: ID - 1, TransitionTo: ID + 1 }),
  );
  expect(checkParents(chain)).toEqual([]);
  expect(checkPaths(chain)).toEqual([]);
  const circle = [tourItem.complete({ ID: 0, Parent: 99_999 }), ...chain.slice(1)];
  expect(checkParents(circle)).toHaveLength(100_000);
});
