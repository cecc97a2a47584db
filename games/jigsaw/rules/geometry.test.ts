import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  around,
  boxOf,
  centreOf,
  contains,
  distance,
  distanceToOutline,
  isNear,
  moved,
  overlaps,
  within,
} from './geometry.ts';
import { type Box, type Point } from '#engine/geometry.ts';

const number = fc.integer({ min: -20, max: 20 });
const point: fc.Arbitrary<Point> = fc.record({ x: number, y: number });
const size = fc.integer({ min: 1, max: 15 });
const box: fc.Arbitrary<Box> = fc.record({ x: number, y: number, width: size, height: size });
const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
/** Returns the unit squares of a box with whole-number corners. */
const squaresOf = ({ x, y, width, height }: Box): readonly string[] =>
  Array.from({ length: width * height }, (_, at) => `${x + (at % width)} ${y + Math.floor(at / width)}`);

test('a distance is the same both ways', () => {
  expect(distance({ x: 1, y: 2 }, { x: 4, y: -2 })).toBe(5);
  expect(distance({ x: 4, y: -2 }, { x: 1, y: 2 })).toBe(5);
});

test.each([
  [-1, 2],
  [2, 2],
  [3, 3],
  [5, 4],
])('%d within 2 to 4 is %d', (value, expected) => expect(within(value, 2, 4)).toBe(expected));

describe('boxes', () => {
  it('go around their points, whatever their order', () => {
    fc.assert(
      fc.property(box, (box) => {
        expect(boxOf(cornersOf(box))).toEqual(box);
        expect(boxOf(cornersOf(box).toReversed())).toEqual(box);
      }),
    );
  });

  it('go around other boxes as around all their corners', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 4 }), (boxes) => {
        expect(around(boxes)).toEqual(boxOf(boxes.flatMap(cornersOf)));
      }),
    );
  });

  it('keep their size when they move, and their middle moves with them', () => {
    const start = { x: 1, y: 2, width: 10, height: 4 };
    expect(moved(start, { x: 5, y: -3 })).toEqual({ x: 6, y: -1, width: 10, height: 4 });
    expect(centreOf(moved(start, { x: 5, y: -3 }))).toEqual({ x: 11, y: 1 });
  });

  it('overlap when they share space, not when they touch', () => {
    fc.assert(
      fc.property(box, box, (one, other) => {
        const taken = new Set(squaresOf(one));
        expect(overlaps(one, other)).toBe(squaresOf(other).some((square) => taken.has(square)));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [
      { x: 0, y: 5 },
      { x: 10, y: 5 },
    ],
    [
      { x: 5, y: 0 },
      { x: 5, y: 10 },
    ],
  ])('beside each other touch without overlap', (first, second) => {
    const at = (corner: Point): Box => ({ ...corner, width: 10, height: 10 });
    expect([overlaps(at(first), at(second)), overlaps(at(second), at(first))]).toEqual([false, false]);
  });

  it.each([
    [{ x: 0, y: 0 }, 0, true],
    [{ x: 10, y: 4 }, 0, true],
    [{ x: -1, y: 2 }, 0, false],
    [{ x: 11, y: 2 }, 0, false],
    [{ x: 5, y: -1 }, 0, false],
    [{ x: 5, y: 5 }, 0, false],
    [{ x: -1, y: -1 }, 1, true],
    [{ x: 11, y: 5 }, 1, true],
    [{ x: -2, y: 2 }, 1, false],
    [{ x: 12, y: 2 }, 1, false],
    [{ x: 5, y: -2 }, 1, false],
    [{ x: 5, y: 6 }, 1, false],
  ])('have %o near them, by a margin of %d: %s', (point, margin, expected) => {
    expect(isNear({ x: 0, y: 0, width: 10, height: 4 }, point, margin)).toBe(expected);
  });
});

describe('an outline', () => {
  const bent = [
    { x: 0, y: 0 },
    { x: 6, y: 0 },
    { x: 6, y: 2 },
    { x: 2, y: 2 },
    { x: 2, y: 6 },
    { x: 0, y: 6 },
  ];
  const slanted = [
    { x: 0, y: 0 },
    { x: 8, y: 4 },
    { x: 0, y: 12 },
  ];

  it.each([
    [{ x: 1, y: 1 }, true],
    [{ x: 5, y: 1 }, true],
    [{ x: 1, y: 5 }, true],
    [{ x: 5, y: 5 }, false],
    [{ x: -1, y: 1 }, false],
    [{ x: 1, y: 7 }, false],
  ])('that is bent contains %o: %s', (point, expected) => expect(contains(bent, point)).toBe(expected));

  it.each([
    [{ x: 3.5, y: 2 }, true],
    [{ x: 4.5, y: 2 }, false],
    [{ x: 3.5, y: 8 }, true],
    [{ x: 4.5, y: 8 }, false],
  ])('that is slanted contains %o: %s', (point, expected) => expect(contains(slanted, point)).toBe(expected));

  it('contains what its box contains if it is one', () => {
    fc.assert(
      fc.property(box, point, (box, { x, y }) => {
        const inner = { x: x + 0.5, y: y + 0.25 };
        expect(contains(cornersOf(box), inner)).toBe(isNear(box, inner));
      }),
    );
  });

  it.each([
    [{ x: 3, y: -2 }, 2],
    [{ x: 9, y: 6 }, 5],
    [{ x: -3, y: -4 }, 5],
    [{ x: 4, y: 4 }, 2],
    [{ x: -3, y: 3 }, 3],
    [{ x: 3, y: 1 }, 1],
  ])('is as far from %o as its nearest line: %d', (point, expected) => {
    expect(distanceToOutline(bent, point)).toBeCloseTo(expected, 9);
  });

  it('is measured across a slanted line, and across one without length', () => {
    expect(distanceToOutline(slanted, { x: 6, y: -2 })).toBeCloseTo(Math.sqrt(20), 9);
    expect(distanceToOutline([{ x: 1, y: 1 }], { x: 4, y: 5 })).toBe(5);
    expect(distanceToOutline([], { x: 4, y: 5 })).toBe(Infinity);
  });
});
