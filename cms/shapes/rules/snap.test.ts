import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snap, snapLines, snapEdgesOf } from './snap.ts';

const picture = { width: 1000, height: 800 };
const place = fc.integer({ min: 0, max: 1000 });
const box = fc.record({
  x: place,
  y: place,
  width: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 400 }),
});

describe('snapping', () => {
  it('never moves a shape farther than its reach, and puts it on a line if it moves it', () => {
    fc.assert(
      fc.property(box, fc.array(box, { maxLength: 5 }), fc.nat(30), (moving, others, reach) => {
        const lines = snapLines(picture, others);
        const { by, guides } = snap(snapEdgesOf(moving), moving, lines, reach);
        expect(Math.abs(by.x)).toBeLessThanOrEqual(reach);
        expect(Math.abs(by.y)).toBeLessThanOrEqual(reach);
        const after = snapEdgesOf({ ...moving, x: moving.x + by.x, y: moving.y + by.y });
        for (const { from, to } of guides) {
          const isUpright = from.x === to.x;
          expect(isUpright ? after.xs : after.ys).toContain(isUpright ? from.x : from.y);
        }
        if (by.x !== 0 || by.y !== 0) expect(guides).not.toEqual([]);
      }),
    );
  });

  it('takes the nearest line', () => {
    const lines = snapLines(picture, [{ x: 100, y: 100, width: 50, height: 50 }]);
    const { by } = snap({ xs: [147, 210], ys: [] }, { x: 147, y: 0, width: 63, height: 10 }, lines, 8);
    expect(by).toEqual({ x: 3, y: 0 });
  });

  it('shows guides that reach from one to the other', () => {
    const lines = snapLines(picture, [{ x: 100, y: 100, width: 50, height: 50 }]);
    const moving = { x: 103, y: 300, width: 20, height: 20 };
    expect(snap({ xs: [103], ys: [] }, moving, lines, 8).guides).toEqual([
      { from: { x: 100, y: 100 }, to: { x: 100, y: 320 } },
    ]);
  });

  it('moves nothing without reach, but still shows what is on a line already', () => {
    fc.assert(
      fc.property(box, fc.array(box, { maxLength: 5 }), (moving, others) => {
        expect(snap(snapEdgesOf(moving), moving, snapLines(picture, others), 0).by).toEqual({ x: 0, y: 0 });
      }),
    );
  });
});

describe('by numbers', () => {
  const one = { x: 100, y: 200, width: 50, height: 80 };

  it('lines are all edges and middles, as long as their shape', () => {
    expect(snapLines(picture, [one], [{ x: 7, y: 9 }])).toEqual({
      upright: [
        ...[0, 500, 1000].map((at) => ({ at, from: 0, to: 800 })),
        ...[100, 125, 150].map((at) => ({ at, from: 200, to: 280 })),
        { at: 7, from: 9, to: 9 },
      ],
      level: [
        ...[0, 400, 800].map((at) => ({ at, from: 0, to: 1000 })),
        ...[200, 240, 280].map((at) => ({ at, from: 100, to: 150 })),
        { at: 9, from: 7, to: 7 },
      ],
    });
    expect(snapEdgesOf(one)).toEqual({ xs: [100, 125, 150], ys: [200, 240, 280] });
  });

  const lines = { upright: [{ at: 100, from: 50, to: 60 }], level: [{ at: 300, from: 20, to: 30 }] };
  const moving = { x: 104, y: 290, width: 40, height: 6 };

  it('snaps just within reach, on both axes, with a guide for each', () => {
    expect(snap(snapEdgesOf(moving), moving, lines, 4)).toEqual({
      by: { x: -4, y: 4 },
      guides: [
        { from: { x: 100, y: 50 }, to: { x: 100, y: 300 } },
        { from: { x: 20, y: 300 }, to: { x: 140, y: 300 } },
      ],
    });
    expect(snap(snapEdgesOf(moving), moving, lines, 3.9)).toEqual({ by: { x: 0, y: 0 }, guides: [] });
  });

  it('draws guides along the whole of a longer line', () => {
    const long = { upright: [{ at: 100, from: 0, to: 900 }], level: [] };
    expect(snap({ xs: [104], ys: [] }, moving, long, 4).guides).toEqual([
      { from: { x: 100, y: 0 }, to: { x: 100, y: 900 } },
    ]);
    const wide = { upright: [], level: [{ at: 300, from: 0, to: 900 }] };
    expect(snap({ xs: [], ys: [296] }, moving, wide, 4)).toEqual({
      by: { x: 0, y: 4 },
      guides: [{ from: { x: 0, y: 300 }, to: { x: 900, y: 300 } }],
    });
  });

  it('takes the first of two equally near lines', () => {
    const two = { upright: [lines.upright[0] ?? { at: 0, from: 0, to: 0 }, { at: 108, from: 1, to: 2 }], level: [] };
    expect(snap({ xs: [104], ys: [] }, moving, two, 9).by).toEqual({ x: -4, y: 0 });
  });
});
