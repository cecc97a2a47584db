import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snap, snapLines, stickingOf } from './snap.ts';

const picture = { width: 1000, height: 800 };
const place = fc.integer({ min: 0, max: 1000 });
const box = fc.record({
  x: place,
  y: place,
  width: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 400 }),
});

describe('snapping', () => {
  it('never moves anything farther than its reach, and where it moves it something lies on a line', () => {
    fc.assert(
      fc.property(box, fc.array(box, { maxLength: 5 }), fc.nat(30), (moving, others, reach) => {
        const lines = snapLines(picture, others);
        const { by, guides } = snap(stickingOf(moving), moving, lines, reach);
        expect(Math.abs(by.x)).toBeLessThanOrEqual(reach);
        expect(Math.abs(by.y)).toBeLessThanOrEqual(reach);
        const after = stickingOf({ ...moving, x: moving.x + by.x, y: moving.y + by.y });
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

  it('leaves everything where it is without reach, but for what lies on a line already', () => {
    fc.assert(
      fc.property(box, fc.array(box, { maxLength: 5 }), (moving, others) => {
        expect(snap(stickingOf(moving), moving, snapLines(picture, others), 0).by).toEqual({ x: 0, y: 0 });
      }),
    );
  });
});
