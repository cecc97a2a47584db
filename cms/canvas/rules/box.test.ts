import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxBetween, boundsOf, gripPoint, grips, resized, stretched } from './box.ts';

const place = fc.integer({ min: -2000, max: 4000 });
const side = fc.integer({ min: 1, max: 3000 });
const point = fc.record({ x: place, y: place });
const box = fc.record({ x: place, y: place, width: side, height: side });
const grip = fc.constantFrom(...grips);

describe('resizing', () => {
  it('leaves what is opposite to the handle where it is, however far the handle goes', () => {
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

  it('keeps the relation of the sides at corners, when asked to', () => {
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

it('the box between two corners has them for its own', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      expect(boxBetween(one, other)).toEqual(boundsOf([one, other]));
    }),
  );
});

it('what is stretched into another box and back is where it was', () => {
  fc.assert(
    fc.property(box, box, point, (from, to, at) => {
      const back = stretched(stretched(at, from, to), to, from);
      expect(back.x).toBeCloseTo(at.x, 6);
      expect(back.y).toBeCloseTo(at.y, 6);
    }),
  );
});
