import { describe, expect, it } from 'vitest';
import { formBetween } from './forms.ts';
import { flattenLine } from '../../rules/flat-ring.ts';

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
