import { describe, expect, it } from 'vitest';
import { readCopiedShapes, writeCopiedShapes } from '#contract/copied-shapes.ts';
import { fitting } from '../../rules/arrange.ts';
import { placed } from '../testing/placings.ts';
import { copiedHotspots, pastedHotspots } from './clip.ts';
import { completeHotspots } from './list.ts';
import fc from 'fast-check';

const size = { width: 800, height: 600 };
const sides = fc.integer({ min: 1, max: 5000 });
const sizes = fc.record({ width: sides, height: sides });
const text = (hotspots: Parameters<typeof copiedHotspots>[0], of = size): string =>
  writeCopiedShapes({ size: of, shapes: [...copiedHotspots(hotspots)] });
const pasted = (given: string, picture = size, there: Parameters<typeof pastedHotspots>[2] = []) => {
  const copied = readCopiedShapes(given);
  if (copied === undefined) throw new Error('it was not read');
  return completeHotspots(pastedHotspots(copied, picture, there, 16));
};

describe('hotspots on the clipboard', () => {
  it('are pasted as they were onto a picture of the same size', () => {
    fc.assert(
      fc.property(fc.array(placed, { minLength: 1, maxLength: 6 }), fc.boolean(), (places, IsSolution) => {
        const hotspots = completeHotspots(
          places.map((place) => ({ ...place, Name: { de: 'Uhr' }, Feedback: { en: 'No' }, IsSolution })),
        );
        expect(pasted(text(hotspots))).toEqual(hotspots);
      }),
    );
  });

  it('keep their place on a picture of another size', () => {
    fc.assert(
      fc.property(sizes, sizes, fc.record({ x: fc.nat(100), y: fc.nat(100) }), (from, to, share) => {
        const at = fitting(from, to).point({ x: (from.width * share.x) / 100, y: (from.height * share.y) / 100 });
        const near = 1e-6;
        expect(at.x).toBeGreaterThanOrEqual(-near);
        expect(at.y).toBeGreaterThanOrEqual(-near);
        expect(at.x).toBeLessThanOrEqual(to.width + near);
        expect(at.y).toBeLessThanOrEqual(to.height + near);
      }),
    );
    const [one] = completeHotspots([{ Kind: 'circle', X: 80, Y: 60, Width: 40, Height: 40 }]);
    const [half] = pasted(text(one === undefined ? [] : [one]), { width: 400, height: 400 });
    expect(half).toMatchObject({ Kind: 'circle', X: 40, Y: 80, Width: 20, Height: 20 });
  });

  it('are beside those that they were copied from', () => {
    const there = completeHotspots([
      { X: 100, Y: 100 },
      { X: 700, Y: 100, Width: 100 },
    ]);
    const [one, other] = pasted(text(there), size, there);
    expect(one).toMatchObject({ X: 84, Y: 116 });
    expect(other).toMatchObject({ X: 684, Y: 116 });
  });

  it('come from a board as they look, each line as one', () => {
    const path = 'M100 100L300 100L300 300ZM400 400A50 50 0 1 1 500 400A50 50 0 1 1 400 400Z';
    const [triangle, round] = pasted(writeCopiedShapes({ size, shapes: [{ path }] }));
    expect(triangle).toMatchObject({ Kind: 'polygon', Points: '100,100 300,100 300,300', IsSolution: true });
    expect(round).toMatchObject({ Kind: 'circle', X: 400, Y: 350, Width: 100, Height: 100 });
  });

  it.each([
    '',
    'Hello',
    '{}',
    'null',
    JSON.stringify({ cicerone: 'shapes', size, shapes: [] }),
    JSON.stringify({ cicerone: 'shapes', size: { width: 0, height: 3 }, shapes: [{ path: '' }] }),
    JSON.stringify({ cicerone: 'shapes', size, shapes: [{ path: '', hotspot: { Kind: 'star' } }] }),
    JSON.stringify({ cicerone: 'shapes', size: { width: 1e-300, height: 1e-300 }, shapes: [{ path: '' }] }),
    JSON.stringify({ cicerone: 'shapes', size, shapes: [{ path: 'M0 0'.repeat(30_000) }] }),
    ' '.repeat(4_000_001),
  ])('are not read from a foreign text', (given) => {
    expect(readCopiedShapes(given)).toBeUndefined();
  });
});
