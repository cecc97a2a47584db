import { describe, expect, it } from 'vitest';
import { sharpnessFor } from './sharpness.ts';

const drawn = { zoom: 1, ratio: 2, board: { width: 340, height: 255 }, pictureHeight: 3000 };

describe('the sharpness of pieces', () => {
  it.each([
    [1, 2],
    [1.05, 2],
    [1.6, 4],
    [2, 4],
    [2.56, 6.79],
  ])('at a zoom of %d is %d', (zoom, sharpness) => {
    expect(sharpnessFor({ ...drawn, zoom })).toBeCloseTo(sharpness, 1);
  });

  it('never exceeds the resolution of the picture, nor falls below that of the screen without zoom', () => {
    expect(sharpnessFor({ ...drawn, zoom: 8, pictureHeight: 765 })).toBe(3);
    expect(sharpnessFor({ ...drawn, zoom: 8, pictureHeight: 100 })).toBe(2);
  });

  it('keeps all pieces within the memory of a phone, and survives a board without a size', () => {
    const large = sharpnessFor({ ...drawn, zoom: 8, board: { width: 1000, height: 750 } });
    expect(1000 * 750 * large ** 2).toBeLessThanOrEqual(4_000_000);
    expect(sharpnessFor({ ...drawn, board: { width: 0, height: 0 } })).toBe(2);
  });
});
