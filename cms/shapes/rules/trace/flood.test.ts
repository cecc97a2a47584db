import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, painted } from '../../testing/pictures.ts';
import { flood, type Region } from './flood.ts';

function linesOf({ width, height, mask }: Region): readonly string[] {
  return Array.from({ length: height }, (_, row) =>
    Array.from(mask.slice(row * width, (row + 1) * width), (pixel) => (pixel === 1 ? '#' : '.')).join(''),
  );
}

describe('a region of like colour', () => {
  it('reaches as far as its colour, around corners, but not across them', () => {
    const picture = drawn('XXX  X', 'X X  X', 'X XX X', 'X    X', 'XXXXXX', '      ');
    expect(linesOf(flood(picture, { x: 0, y: 0 }, 10))).toEqual([
      '###..#',
      '#.#..#',
      '#.##.#',
      '#....#',
      '######',
      '......',
    ]);
    const corner = drawn('XX  ', 'XX  ', '  XX', '  XX');
    expect(linesOf(flood(corner, { x: 1, y: 1 }, 10))).toEqual(['##..', '##..', '....', '....']);
  });

  it('is larger with more tolerance', () => {
    const slope = painted(11, 1, (x) => x * 25.5);
    expect([0, 10, 30, 100].map((tolerance) => flood(slope, { x: 0, y: 0 }, tolerance).count)).toEqual([1, 1, 4, 11]);
  });

  it('starts from the mean of like colours around a pixel, which may be noisy itself', () => {
    const noisy = painted(9, 9, (x, y) => (x === 4 && y === 4 ? 70 : (x + y) % 2 === 0 ? 40 : 60));
    expect(flood(noisy, { x: 4, y: 4 }, 9).count).toBe(81);
  });

  it('is the same from each of its pixels, and counts them', () => {
    const picture = fc
      .array(fc.constantFrom(0, 255), { minLength: 48, maxLength: 48 })
      .map((shades) => painted(8, 6, (x, y) => shades[y * 8 + x] ?? 0));
    fc.assert(
      fc.property(picture, fc.nat(47), fc.nat(47), (pixels, one, other) => {
        const placeOf = (place: number) => ({ x: place % 8, y: Math.floor(place / 8) });
        // Noise would change the colour that the region starts from.
        const calm = enlarged(pixels, 3);
        const middleOf = (place: number) => ({ x: placeOf(place).x * 3 + 1, y: placeOf(place).y * 3 + 1 });
        const region = flood(calm, middleOf(one), 10);
        expect(region.count).toBe(region.mask.filter((pixel) => pixel === 1).length);
        const { x, y } = middleOf(other);
        if (region.mask[y * calm.width + x] !== 1) return;
        expect(flood(calm, { x, y }, 10).mask).toEqual(region.mask);
      }),
    );
  });
});

function enlarged(pixels: ReturnType<typeof painted>, times: number): ReturnType<typeof painted> {
  const { width, height, data } = pixels;
  return painted(
    width * times,
    height * times,
    (x, y) => data[(Math.floor(y / times) * width + Math.floor(x / times)) * 4] ?? 0,
  );
}
