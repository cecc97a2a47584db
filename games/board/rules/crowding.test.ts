import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CrowdedLabel, crowdingOf } from './crowding.ts';

const label = (x: number, more: Partial<CrowdedLabel> = {}): CrowdedLabel => ({
  x,
  y: 0,
  isNext: false,
  room: 10,
  ...more,
});

describe('labels of a board', () => {
  it('with room all show, with targets for fingers', () => {
    const { hidden, target } = crowdingOf([label(0), undefined, label(50)]);
    expect(hidden(1)).toEqual([false, false, false]);
    expect([target(0, 1), target(2, 1)]).toEqual([44, 44]);
  });

  it('that would overlap give way to the next place, then to those with more room', () => {
    const crowded = [label(0), label(20, { room: 12 }), label(38, { isNext: true })];
    expect(crowdingOf(crowded).hidden(1)).toEqual([false, true, false]);
    expect(crowdingOf(crowded).hidden(2)).toEqual([false, false, false]);
  });

  it('have smaller targets where neighbours are near, but never too small ones', () => {
    const { target } = crowdingOf([label(0), label(30), label(40)]);
    expect([0, 1, 2].map((place) => target(place, 1))).toEqual([30, 24, 24]);
    expect([0, 1, 2].map((place) => target(place, 3))).toEqual([44, 30, 30]);
    expect(crowdingOf([label(0)]).target(0, 1)).toBe(44);
  });

  it('never touch, and one is hidden only by another', () => {
    const place = fc.integer({ min: 0, max: 300 });
    const labels = fc.array(
      fc.record({ x: place, y: place, isNext: fc.boolean(), room: fc.integer({ min: 0, max: 40 }) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(labels, fc.constantFrom(0.5, 1, 4), (all, scale) => {
        const isHidden = crowdingOf(all).hidden(scale);
        const shown = all.filter((_, index) => !isHidden[index]);
        const isFree = (one: CrowdedLabel): boolean =>
          shown.every((other) => other === one || Math.hypot(one.x - other.x, one.y - other.y) * scale >= 30);
        expect(shown.every(isFree)).toBe(true);
        expect(all.every((one) => shown.includes(one) || !isFree(one))).toBe(true);
      }),
    );
  });
});
