import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Point } from '#content/outline.ts';
import { distanceToLines } from '#games/board/rules/coverage.ts';
import { type Contour, type PathNode } from './contours.ts';
import { flatRing, flattenLine, mostCorners } from './flat-ring.ts';

const pointTo = (max: number): fc.Arbitrary<Point> =>
  fc.record({ x: fc.integer({ min: -100, max }), y: fc.integer({ min: -100, max }) });
const point = pointTo(4000);
const contour = (maxLength: number, on: fc.Arbitrary<Point>): fc.Arbitrary<Contour> =>
  fc.array(fc.record<PathNode, 'at'>({ at: on, before: on, behind: on }, { requiredKeys: ['at'] }), {
    minLength: 3,
    maxLength,
  });

/** Returns places on the curves of a closed line. */
function onCurves(nodes: Contour): readonly Point[] {
  return nodes.flatMap((from, index) => {
    const to = nodes[(index + 1) % nodes.length] ?? from;
    const [first, second] = [from.behind ?? from.at, to.before ?? to.at];
    return Array.from({ length: 24 }, (_, step) => {
      const [share, rest] = [step / 24, 1 - step / 24];
      const on = (axis: keyof Point): number =>
        rest ** 3 * from.at[axis] +
        3 * rest ** 2 * share * first[axis] +
        3 * rest * share ** 2 * second[axis] +
        share ** 3 * to.at[axis];
      return { x: on('x'), y: on('y') };
    });
  });
}

describe('a polygon in the place of a line with curves', () => {
  it('is never further from it than it says, and at most half a pixel for a few points on a common picture', () => {
    fc.assert(
      fc.property(contour(6, pointTo(1200)), (nodes) => {
        const { ring, error } = flatRing(nodes);
        expect(error).toBeLessThanOrEqual(0.5);
        for (const at of onCurves(nodes)) expect(distanceToLines([ring], at)).toBeLessThanOrEqual(error + 1e-6);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });

  it('has few corners, however many are requested, and keeps the points of the line', () => {
    fc.assert(
      fc.property(contour(12, point), fc.integer({ min: 3, max: mostCorners }), (nodes, most) => {
        const { ring, error } = flatRing(nodes, most);
        expect(ring.length).toBeLessThanOrEqual(Math.max(most, nodes.length));
        for (const { at } of nodes) expect(ring).toContainEqual(at);
        for (const at of onCurves(nodes)) expect(distanceToLines([ring], at)).toBeLessThanOrEqual(error + 1e-6);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });

  it('is the line itself where that is straight', () => {
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 3, maxLength: 9, selector: ({ x, y }) => `${x} ${y}` }), (at) => {
        expect(flatRing(at.map((one) => ({ at: one }))).ring).toEqual(at);
      }),
    );
    expect(flatRing([]).ring).toEqual([]);
  });
});

it('a line that is not closed yet keeps its ends', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(flattenLine([{ at: from }, { at: to }])).toEqual([from, to]);
  const bent = flattenLine([{ at: from, behind: { x: 0, y: 80 } }, { at: to }]);
  expect(bent[0]).toEqual(from);
  expect(bent.at(-1)).toEqual(to);
  expect(bent.length).toBeGreaterThan(4);
});
