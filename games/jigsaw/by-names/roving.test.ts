import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardSteps, listSteps, nextBeginningWith } from './roving.ts';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

describe('arrows in a list', () => {
  const steps = listSteps(4);

  it.each([
    [1, 'ArrowDown', 2],
    [1, 'ArrowLeft', 0],
    [3, 'ArrowRight', undefined],
    [0, 'ArrowUp', undefined],
    [2, 'Home', 0],
    [2, 'End', 3],
    [2, 'Tab', undefined],
  ])('lead from %i by %s to %s', (here, key, there) => expect(steps(here, key)).toBe(there));
});

describe('arrows on a board', () => {
  // Three rows of four; the places in the middle are filled.
  const steps = boardSteps([0, 3, 4, 7, 8, 10], 4);

  it.each([
    [0, 'ArrowRight', 3],
    [3, 'ArrowRight', 4],
    [4, 'ArrowLeft', 3],
    [3, 'ArrowDown', 7],
    [7, 'ArrowDown', 10],
    [10, 'ArrowUp', 7],
    [10, 'ArrowRight', undefined],
    [0, 'ArrowUp', undefined],
    [7, 'Home', 0],
    [0, 'End', 10],
    // From a place that has just been filled.
    [5, 'ArrowDown', 8],
  ])('lead from %i by %s to %s', (here, key, there) => expect(steps(here, key)).toBe(there));

  it('reach every open place', () => {
    const boards = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.uniqueArray(fc.nat({ max: 47 }), { minLength: 1 }));
    fc.assert(
      fc.property(boards, ([columns, places]) => {
        const open = places.toSorted((one, other) => one - other);
        const step = boardSteps(open, columns);
        const reached = new Set(open.slice(0, 1));
        for (const place of reached) for (const key of arrows) reached.add(step(place, key) ?? place);
        expect([...reached].toSorted((one, other) => one - other)).toEqual(open);
      }),
    );
  });
});

describe('a letter', () => {
  const names = ['blau', 'Grün', 'beige', 'grau'];

  it.each([
    [0, 'b', 2],
    [2, 'b', 0],
    [0, 'G', 1],
    [1, 'g', 3],
    [0, 'x', undefined],
  ])('leads from %i by %s to %s', (here, letter, there) => expect(nextBeginningWith(names, here, letter)).toBe(there));
});
