import { describe, expect, it } from 'vitest';
import { isSmooth } from '../../rules/edits.ts';
import { smoothContour } from './smooth-contour.ts';
import { ringsOf } from './station-shapes.ts';

const disc = Array.from({ length: 12 }, (_, index) => ({
  x: Math.round(300 + 100 * Math.cos((index / 6) * Math.PI)),
  y: Math.round(300 + 100 * Math.sin((index / 6) * Math.PI)),
}));

describe('a smooth line', () => {
  it('bends through gentle corners, near the circle that they represent', () => {
    const contour = smoothContour(disc);
    expect(contour.map(({ at }) => at)).toEqual(disc);
    expect(contour.every(isSmooth)).toBe(true);
    for (const { x, y } of ringsOf([contour]).rings.flat())
      expect(Math.abs(Math.hypot(x - 300, y - 300) - 100)).toBeLessThan(2);
  });

  it('keeps sharp corners', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: 90, y: 90 },
      { x: 0, y: 90 },
    ];
    expect(smoothContour(square)).toEqual(square.map((at) => ({ at })));
    const drop = smoothContour([...disc, { x: 600, y: 250 }]);
    expect(drop.filter((node) => !isSmooth(node)).map(({ at }) => at)).toContainEqual({ x: 600, y: 250 });
    expect(drop.filter(isSmooth).length).toBeGreaterThan(8);
  });

  it('is empty without corners', () => {
    expect(smoothContour([])).toEqual([]);
  });
});
