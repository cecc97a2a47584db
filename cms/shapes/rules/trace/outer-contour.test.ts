import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, painted } from '../../testing/pictures.ts';
import { signedArea } from '../ring.ts';
import { flood } from './flood.ts';
import { outerContour } from './outer-contour.ts';

const contourOf = (...lines: readonly string[]) => outerContour(flood(drawn(...lines), { x: 1, y: 1 }, 10));

describe('the line around a region', () => {
  it('runs clockwise on the edges of its pixels', () => {
    expect(contourOf('    ', ' XX ', ' XX ', '    ')).toEqual([
      { x: 3, y: 1 },
      { x: 3, y: 3 },
      { x: 1, y: 3 },
      { x: 1, y: 1 },
    ]);
    expect(contourOf('XXX', 'XXX', 'X  ')).toEqual([
      { x: 3, y: 0 },
      { x: 3, y: 2 },
      { x: 1, y: 2 },
      { x: 1, y: 3 },
      { x: 0, y: 3 },
      { x: 0, y: 0 },
    ]);
  });

  it('leaves out holes', () => {
    expect(signedArea(contourOf('XXXX', 'XX X', 'X XX', 'XXXX'))).toBe(16);
  });

  it('is empty without a region', () => {
    expect(outerContour({ width: 2, height: 2, mask: new Uint8Array(4), count: 0 })).toEqual([]);
  });

  it('encloses every pixel of the region, and has only corners', () => {
    const shades = fc.array(fc.constantFrom(0, 0, 255), { minLength: 70, maxLength: 70 });
    fc.assert(
      fc.property(shades, (given) => {
        const pixels = painted(10, 7, (x, y) => given[y * 10 + x] ?? 0);
        const region = flood(pixels, { x: 5, y: 3 }, 10);
        const contour = outerContour(region);
        expect(signedArea(contour)).toBeGreaterThanOrEqual(region.count);
        for (const [index, to] of contour.entries()) {
          const from = contour.at(index - 1) ?? to;
          const next = contour[(index + 1) % contour.length] ?? to;
          expect((from.x === to.x) === (to.y === next.y)).toBe(true);
          expect((from.x === to.x) !== (from.y === to.y)).toBe(true);
        }
      }),
    );
  });
});
