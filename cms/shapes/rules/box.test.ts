import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, gripPoint, grips, resized, stretched } from './box.ts';

const place = fc.integer({ min: -2000, max: 4000 });
const side = fc.integer({ min: 1, max: 3000 });
const point = fc.record({ x: place, y: place });
const box = fc.record({ x: place, y: place, width: side, height: side });
const grip = fc.constantFrom(...grips);

describe('resizing', () => {
  it('keeps the opposite side in place, however far the handle goes', () => {
    fc.assert(
      fc.property(box, grip, point, fc.boolean(), (before, grip, by, keepsShape) => {
        const after = resized(before, grip, by, keepsShape);
        const opposite = { x: grip.x === 0 ? 0 : -grip.x, y: grip.y === 0 ? 0 : -grip.y } as typeof grip;
        const [was, is] = [gripPoint(before, opposite), gripPoint(after, opposite)];
        expect(is.x).toBeCloseTo(was.x, 6);
        expect(is.y).toBeCloseTo(was.y, 6);
        expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('brings the handle to where it was moved, and back', () => {
    fc.assert(
      fc.property(box, grip, fc.nat(500), fc.nat(500), (before, grip, right, down) => {
        const out = { x: right * (grip.x || 1), y: down * (grip.y || 1) };
        const after = resized(before, grip, out);
        const [from, to] = [gripPoint(before, grip), gripPoint(after, grip)];
        if (grip.x !== 0) expect(to.x).toBe(from.x + out.x);
        if (grip.y !== 0) expect(to.y).toBe(from.y + out.y);
        expect(resized(after, grip, { x: -out.x, y: -out.y })).toEqual(before);
      }),
    );
  });

  it('keeps the aspect ratio at corners, when asked to', () => {
    fc.assert(
      fc.property(box, grip, point, (before, grip, by) => {
        fc.pre(grip.x !== 0 && grip.y !== 0);
        const after = resized(before, grip, by, true);
        fc.pre(Math.min(after.width, after.height) > 1);
        expect(after.width / after.height).toBeCloseTo(before.width / before.height, 6);
      }),
    );
  });
});

it('stretching into another box and back restores a point', () => {
  fc.assert(
    fc.property(box, box, point, (from, to, at) => {
      const back = stretched(stretched(at, from, to), to, from);
      expect(back.x).toBeCloseTo(at.x, 6);
      expect(back.y).toBeCloseTo(at.y, 6);
    }),
  );
});

describe('by numbers', () => {
  const before = { x: 10, y: 20, width: 30, height: 40 };

  it('a box has eight handles, corners first', () => {
    expect(grips.map((each) => gripPoint(before, each))).toEqual([
      { x: 10, y: 20 },
      { x: 40, y: 20 },
      { x: 40, y: 60 },
      { x: 10, y: 60 },
      { x: 25, y: 20 },
      { x: 40, y: 40 },
      { x: 25, y: 60 },
      { x: 10, y: 40 },
    ]);
  });

  it('points have the smallest box around them, whatever their order', () => {
    const points = [
      { x: 5, y: 9 },
      { x: -3, y: 4 },
      { x: 8, y: -7 },
      { x: 1, y: 2 },
    ];
    const around = { x: -3, y: -7, width: 11, height: 16 };
    expect(boundsOf(points)).toEqual(around);
    expect(boundsOf(points.toReversed())).toEqual(around);
    expect(boundsOf([{ x: 5, y: 6 }])).toEqual({ x: 5, y: 6, width: 0, height: 0 });
    expect(boundsOf([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });

  it.each([
    [
      { x: 1, y: 1 },
      { x: 6, y: -8 },
      { x: 10, y: 20, width: 36, height: 32 },
    ],
    [
      { x: -1, y: -1 },
      { x: 6, y: -8 },
      { x: 16, y: 12, width: 24, height: 48 },
    ],
    [
      { x: 0, y: 1 },
      { x: 6, y: 5 },
      { x: 10, y: 20, width: 30, height: 45 },
    ],
    [
      { x: 0, y: -1 },
      { x: 6, y: 5 },
      { x: 10, y: 25, width: 30, height: 35 },
    ],
    [
      { x: -1, y: 0 },
      { x: 6, y: 5 },
      { x: 16, y: 20, width: 24, height: 40 },
    ],
    [
      { x: 1, y: 1 },
      { x: -99, y: -99 },
      { x: 10, y: 20, width: 1, height: 1 },
    ],
    [
      { x: -1, y: -1 },
      { x: 99, y: 99 },
      { x: 39, y: 59, width: 1, height: 1 },
    ],
  ] as const)('its handle %j moved by %j gives a box', (handle, by, after) => {
    expect(resized(before, handle, by)).toEqual(after);
  });

  it('grows by the larger of both directions when it keeps its aspect ratio', () => {
    expect(resized(before, { x: 1, y: 1 }, { x: 30, y: 4 }, true)).toEqual({ x: 10, y: 20, width: 60, height: 80 });
    expect(resized(before, { x: -1, y: -1 }, { x: 3, y: -40 }, true)).toEqual({
      x: -20,
      y: -20,
      width: 60,
      height: 80,
    });
    const flat = { x: 0, y: 0, width: 100, height: 2 };
    expect(resized(flat, { x: 1, y: 1 }, { x: -75, y: -2 }, true)).toEqual({ x: 0, y: 0, width: 50, height: 1 });
    expect(resized(flat, { x: 1, y: 1 }, { x: -95, y: -2 }, true)).toEqual({ x: 0, y: 0, width: 50, height: 1 });
    expect(resized(before, { x: 1, y: 0 }, { x: 30, y: 4 }, true)).toEqual({ x: 10, y: 20, width: 60, height: 40 });
    expect(resized(before, { x: 0, y: 1 }, { x: 30, y: 4 }, true)).toEqual({ x: 10, y: 20, width: 30, height: 44 });
  });

  it('a point keeps its share of a box that is stretched', () => {
    const to = { x: -10, y: 0, width: 60, height: 10 };
    expect(stretched({ x: 25, y: 30 }, before, to)).toEqual({ x: 20, y: 2.5 });
    expect(stretched({ x: 25, y: 30 }, { ...before, width: 0, height: 0 }, to)).toEqual({ x: -10, y: 0 });
    expect(stretched({ x: 0.5, y: 0.25 }, { x: 0, y: 0, width: 1, height: 1 }, to)).toEqual({ x: 20, y: 2.5 });
  });
});
