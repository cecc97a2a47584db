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
    expect(crowdingOf([label(0), undefined, label(50)])).toEqual([
      { isHidden: false, target: 44 },
      undefined,
      { isHidden: false, target: 44 },
    ]);
  });

  it('that would lie upon each other give way to the next place, then to those with more room', () => {
    const crowded = [label(0), label(20, { room: 12 }), label(38, { isNext: true })];
    expect(crowdingOf(crowded).map((crowding) => crowding?.isHidden)).toEqual([false, true, false]);
  });

  it('have smaller targets where neighbours are near, but never too small ones', () => {
    expect(crowdingOf([label(0), label(30), label(40)]).map((crowding) => crowding?.target)).toEqual([30, 24, 24]);
  });

  it('never touch, and one is hidden only by another', () => {
    const place = fc.integer({ min: 0, max: 300 });
    const labels = fc.array(
      fc.record({ x: place, y: place, isNext: fc.boolean(), room: fc.integer({ min: 0, max: 40 }) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(labels, (all) => {
        const crowding = crowdingOf(all);
        const shown = all.filter((_, index) => crowding[index]?.isHidden === false);
        const isFree = (one: CrowdedLabel): boolean =>
          shown.every((other) => other === one || Math.hypot(one.x - other.x, one.y - other.y) >= 30);
        expect(shown.every(isFree)).toBe(true);
        expect(all.every((one) => shown.includes(one) || !isFree(one))).toBe(true);
      }),
    );
  });
});
