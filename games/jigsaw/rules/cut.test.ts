import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPicture } from './cut.ts';
import { shares } from '../testing/tables.ts';
import { boxOf, contains, type Outline } from './geometry.ts';
import { allPieces, neighboursOf } from './grid.ts';
import { type Point } from '#engine/geometry.ts';

const dimension = fc.integer({ min: 1, max: 20 });
/** From a tower to a frieze, including common aspects. */
const aspects = fc.oneof(
  fc.constantFrom(4 / 3, 3 / 4, 1, 16 / 9),
  shares.map((share) => 2 ** (6 * share - 3)),
);
const cuts = fc.record({
  columns: dimension,
  rows: dimension,
  seed: fc.integer(),
  aspect: aspects,
  noses: fc.constant(true),
});

function areaOf(outline: Outline): number {
  return outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Whether two lines of the outline meet anywhere other than at a shared corner. */
function crossesItself(outline: Outline): boolean {
  const lines = outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from }));
  return lines.some((one, index) =>
    lines.slice(index + 2).some((other, further) => {
      if (index === 0 && further === lines.length - 3) return false;
      return (
        turn(one.from, one.to, other.from) * turn(one.from, one.to, other.to) <= 0 &&
        turn(other.from, other.to, one.from) * turn(other.from, other.to, one.to) <= 0
      );
    }),
  );
}

describe('the cut', () => {
  it('never lets an outline cross itself', () => {
    fc.assert(
      fc.property(cuts, ({ aspect, ...options }) => {
        const outlines = cutPicture(options, aspect);
        expect(outlines.filter((outline) => crossesItself(outline) || areaOf(outline) <= 0)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('covers the whole picture without overlap', () => {
    fc.assert(
      fc.property(cuts, ({ aspect, ...options }) => {
        const outlines = cutPicture(options, aspect);
        const sum = outlines.reduce((total, outline) => total + areaOf(outline), 0);
        expect(Math.abs(sum / aspect - 1)).toBeLessThan(1e-9);
        expect(boxOf(outlines.flat())).toEqual({ x: 0, y: 0, width: aspect, height: 1 });
      }),
    );
  });

  it('assigns every point of the picture to one piece', () => {
    fc.assert(
      fc.property(cuts, shares, shares, ({ aspect, ...options }, across, down) => {
        const point = { x: (0.001 + 0.998 * across) * aspect, y: 0.001 + 0.998 * down };
        const holders = cutPicture(options, aspect).filter((outline) => contains(outline, point));
        expect(holders).toHaveLength(1);
      }),
    );
  });

  it('lets neighbours share every point of the line between them', () => {
    fc.assert(
      fc.property(cuts, ({ aspect, ...options }) => {
        const outlines = cutPicture(options, aspect);
        for (const piece of allPieces(options)) {
          const own = (outlines[piece] ?? []).map(({ x, y }) => `${x} ${y}`);
          const shared = neighboursOf(options, piece).map((neighbour) => {
            const theirs = new Set((outlines[neighbour] ?? []).map(({ x, y }) => `${x} ${y}`));
            return own.filter((point) => theirs.has(point)).length;
          });
          // Both corners, and the points of the curves.
          expect(new Set([33, ...shared]).size).toBe(1);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is the same for the same seed, and different for another', () => {
    fc.assert(
      fc.property(cuts, ({ aspect, ...options }) => {
        const [one, again, other] = [options.seed, options.seed, options.seed + 1].map((seed) =>
          JSON.stringify(cutPicture({ ...options, seed }, aspect)),
        );
        expect(again).toBe(one);
        expect(other === one).toBe(options.columns * options.rows === 1);
      }),
      { numRuns: 15 },
    );
  });

  it('makes no two tabs alike', () => {
    const outlines = cutPicture({ columns: 8, rows: 6, noses: true, seed: 3 }, 4 / 3);
    const shapes = outlines.map((outline) => areaOf(outline).toFixed(9));
    expect(new Set(shapes).size).toBe(48);
  });

  it('cuts plain rectangles without noses, and the whole picture in one by one', () => {
    expect(cutPicture({ columns: 2, rows: 1, noses: false, seed: 1 }, 2)).toEqual([
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
      ],
      [
        { x: 1, y: 0 },
        { x: 2, y: 0 },
        { x: 2, y: 1 },
        { x: 1, y: 1 },
      ],
    ]);
    expect(cutPicture({ columns: 1, rows: 1, noses: true, seed: 1 }, 2)[0]).toHaveLength(4);
  });
});
