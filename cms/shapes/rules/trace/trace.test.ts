import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#engine/play/random.ts';
import { painted } from '../../testing/pictures.ts';
import { signedArea } from '../ring.ts';
import { type Found } from '../editing-state.ts';
import { traced } from './trace.ts';

const picture = { width: 800, height: 600 };
/** A rectangle from 100,100 to 300,200 and a disc around 600,400 on white, at a quarter of the size. */
const pixels = painted(200, 150, (x, y) => {
  if (x >= 25 && x < 75 && y >= 25 && y < 50) return 40;
  return Math.hypot(x + 0.5 - 150, y + 0.5 - 100) < 25 ? 120 : 255;
});
const at = (x: number, y: number, tolerance = 12): Found => traced(pixels, { at: { x, y }, tolerance, picture });
const ringOf = (found: Found) => (found.kind === 'outline' ? found.ring : []);

describe('an outline by colour', () => {
  it('has the corners of a rectangle, in pixels of the picture', () => {
    expect(ringOf(at(200, 150)).toSorted((one, other) => one.x - other.x || one.y - other.y)).toEqual([
      { x: 100, y: 100 },
      { x: 100, y: 200 },
      { x: 300, y: 100 },
      { x: 300, y: 200 },
    ]);
  });

  it('goes around a disc with few corners', () => {
    const ring = ringOf(at(600, 400));
    expect(ring.length).toBeGreaterThan(7);
    expect(ring.length).toBeLessThanOrEqual(30);
    expect(signedArea(ring) / (Math.PI * 100 ** 2)).toBeCloseTo(1, 1);
    for (const { x, y } of ring) expect(Math.abs(Math.hypot(x - 600, y - 400) - 100)).toBeLessThan(9);
  });

  it('is refused if it is that of the picture itself', () => {
    expect(at(20, 20)).toEqual({ kind: 'refused', reason: 'everything' });
    expect(at(200, 150, 100)).toEqual({ kind: 'refused', reason: 'everything' });
  });

  it('is refused for a few pixels', () => {
    const noise = painted(40, 40, (x, y) => ((x * 7 + y * 13) % 5) * 60);
    expect(traced(noise, { at: { x: 9, y: 9 }, tolerance: 3, picture: { width: 40, height: 40 } })).toEqual({
      kind: 'refused',
      reason: 'speck',
    });
  });

  it('starts at the nearest pixel of the picture', () => {
    expect(at(-50, 900)).toEqual({ kind: 'refused', reason: 'everything' });
  });

  it('is within the picture, on whole pixels, whatever the picture shows', () => {
    const shades = fc.array(fc.constantFrom(0, 0, 90, 255), { minLength: 80, maxLength: 80 });
    fc.assert(
      fc.property(shades, fc.nat(79), (given, place) => {
        const blocks = painted(100, 80, (x, y) => given[Math.floor(y / 10) * 10 + Math.floor(x / 10)] ?? 0);
        const middle = { x: (place % 10) * 40 + 20, y: Math.floor(place / 10) * 40 + 20 };
        const found = traced(blocks, { at: middle, tolerance: 12, picture: { width: 400, height: 320 } });
        for (const { x, y } of ringOf(found)) {
          expect([x, y]).toEqual([
            Math.min(Math.max(Math.round(x), 0), 400),
            Math.min(Math.max(Math.round(y), 0), 320),
          ]);
        }
        if (found.kind === 'outline') expect(signedArea(found.ring)).toBeGreaterThanOrEqual(40 * 40);
        else expect(found.reason).toBe('everything');
      }),
    );
  });

  it('follows the middle of a fringe', () => {
    const random = createRandom(7);
    const fringe = Array.from({ length: 300 * 300 }, () => random() * 6 - 3);
    const soft = painted(300, 300, (x, y) =>
      Math.hypot(x + 0.5 - 150, y + 0.5 - 150) < 100 + (fringe[y * 300 + x] ?? 0) ? 0 : 255,
    );
    const found = traced(soft, { at: { x: 150, y: 150 }, tolerance: 12, picture: { width: 300, height: 300 } });
    expect(ringOf(found).length).toBeGreaterThan(7);
    expect(ringOf(found).length).toBeLessThanOrEqual(60);
    for (const { x, y } of ringOf(found)) expect(Math.abs(Math.hypot(x - 150, y - 150) - 100)).toBeLessThan(4);
  });

  it('has at most sixty corners, however frayed the region is', () => {
    const frayed = painted(300, 300, (x, y) => {
      const turn = Math.atan2(y - 150, x - 150);
      return Math.hypot(x - 150, y - 150) < 90 + 30 * Math.sin(turn * 41) ? 0 : 255;
    });
    const found = traced(frayed, { at: { x: 150, y: 150 }, tolerance: 12, picture: { width: 300, height: 300 } });
    expect(ringOf(found).length).toBeGreaterThan(3);
    expect(ringOf(found).length).toBeLessThanOrEqual(60);
  });
});
