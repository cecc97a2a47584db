import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCrossed } from './crossing.ts';
import { simplified, simplifiedTo } from './simplify.ts';

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];
const round = Array.from({ length: 360 }, (_, degree) => ({
  x: 500 + 200 * Math.cos((degree / 180) * Math.PI),
  y: 500 + 200 * Math.sin((degree / 180) * Math.PI),
}));
/** Around a middle, so that its sides do not cross. */
const star = fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 3, maxLength: 80 }).map((radii) =>
  radii.map((radius, index) => {
    const turn = (index / radii.length) * 2 * Math.PI;
    return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
  }),
);

function distanceToRing({ x, y }: { readonly x: number; readonly y: number }, ring: typeof square): number {
  return Math.min(
    ...ring.map((to, index) => {
      const from = ring.at(index - 1) ?? to;
      const [wide, high] = [to.x - from.x, to.y - from.y];
      const length = wide ** 2 + high ** 2;
      const share = length === 0 ? 0 : Math.min(Math.max(((x - from.x) * wide + (y - from.y) * high) / length, 0), 1);
      return Math.hypot(x - from.x - wide * share, y - from.y - high * share);
    }),
  );
}

describe('a simplified outline', () => {
  it('keeps only the corners of straight sides', () => {
    const stepped = square.flatMap((from, index) => {
      const to = square[(index + 1) % 4] ?? from;
      return [0, 0.25, 0.5].map((share) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }));
    });
    expect(simplified([...stepped.slice(2), ...stepped.slice(0, 2)], 0.5).toSorted(byPlace)).toEqual(
      square.toSorted(byPlace),
    );
  });

  it('straightens the steps of a slanting edge', () => {
    const steps = Array.from({ length: 40 }, (_, step) => ({ x: Math.ceil(step / 2), y: Math.floor(step / 2) }));
    expect(simplified([...steps, { x: 0, y: 19 }], 1)).toHaveLength(3);
  });

  it('stays within its reach, and takes its corners from the outline', () => {
    fc.assert(
      fc.property(star, fc.integer({ min: 1, max: 60 }), (ring, reach) => {
        const simple = simplified(ring, reach);
        expect(simple.every((corner) => ring.includes(corner))).toBe(true);
        for (const corner of ring) expect(distanceToRing(corner, [...simple])).toBeLessThanOrEqual(reach + 1e-9);
      }),
    );
  });

  it('has no more corners than requested, and as many as needed for a circle', () => {
    fc.assert(
      fc.property(star, fc.integer({ min: 3, max: 30 }), (ring, most) => {
        expect(simplifiedTo(ring, 0.5, most).length).toBeLessThanOrEqual(Math.max(most, 3));
      }),
    );
    expect(simplifiedTo(round, 1, 60).length).toBeGreaterThan(15);
    expect(simplifiedTo(round, 1, 12).length).toBeLessThanOrEqual(12);
    expect(isCrossed(simplifiedTo(round, 1, 12))).toBe(false);
  });
});

function byPlace(one: { readonly x: number; readonly y: number }, other: typeof one): number {
  return one.x - other.x || one.y - other.y;
}
