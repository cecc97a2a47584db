import { describe, expect, it } from 'vitest';
import { formBetween, smoothContour } from './forms.ts';
import { flattenLine } from '../../rules/flat-ring.ts';
import { isSmooth } from '../../rules/edits.ts';
import { ringsOf } from './station-shapes.ts';

const from = { x: 100, y: 200 };

describe('a rectangle', () => {
  it('is between two corners, whichever come first', () => {
    const corners = (to: { x: number; y: number }) => formBetween('rect', from, to).map(({ at }) => `${at.x},${at.y}`);
    expect(corners({ x: 300, y: 250 })).toEqual(['100,200', '300,200', '300,250', '100,250']);
    expect(corners({ x: 0, y: 150 })).toEqual(['100,200', '0,200', '0,150', '100,150']);
  });

  it('is a square with Shift, and never flat', () => {
    expect(formBetween('rect', from, { x: 300, y: 190 }, true)[2]).toEqual({ at: { x: 300, y: 0 } });
    expect(formBetween('rect', from, from)[2]).toEqual({ at: { x: 101, y: 201 } });
  });
});

it('a circle is round', () => {
  const circle = formBetween('circle', from, { x: 300, y: 400 });
  const radii = flattenLine([...circle, ...circle.slice(0, 1)]).map(({ x, y }) => Math.hypot(x - 200, y - 300));
  expect(radii.length).toBeGreaterThan(8);
  for (const radius of radii) expect(Math.abs(radius - 100)).toBeLessThan(0.1);
});

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
