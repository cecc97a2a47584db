import { describe, expect, it } from 'vitest';
import { bevelOf } from './draw-piece.ts';

describe('the bevel of a piece', () => {
  it('is a CSS pixel wide, and at most a small share of the piece', () => {
    expect(bevelOf({ smallestSide: 1 / 3 }, 600, 2)).toBe(2);
    expect(bevelOf({ smallestSide: 1 / 20 }, 600, 2)).toBeCloseTo(30 / 28);
  });
});
