import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metresBetween } from './distance.ts';
import { createProjection, type MapBox, type Projection } from './projection.ts';
import { type Size } from '../geometry.ts';

const size: Size = { width: 2000, height: 1500 };

const anySize = fc.record({
  width: fc.double({ min: 1, max: 8192, noNaN: true }),
  height: fc.double({ min: 1, max: 8192, noNaN: true }),
});

/** Boxes of a few metres up to 20 degrees; with `isCrossing`, they cross the antimeridian. */
function boxes(isCrossing: boolean): fc.Arbitrary<MapBox> {
  const degrees = fc.double({ min: 0.0001, max: 20, noNaN: true });
  return fc
    .record({
      south: fc.double({ min: -69, max: 49, noNaN: true }),
      high: degrees,
      wide: degrees,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ south, high, wide, share }) => {
      const west = isCrossing ? 180 - wide * (0.01 + 0.98 * share) : -180 + share * (360 - wide);
      const east = west + wide;
      return {
        BottomLeft: { Latitude: south, Longitude: west },
        TopRight: { Latitude: south + high, Longitude: isCrossing ? east - 360 : Math.min(east, 180) },
      };
    });
}

const shares = fc.double({ min: -0.5, max: 1.5, noNaN: true });

function projectionOf(box: MapBox, of: Size): Projection {
  const outcome = createProjection(box, of);
  if (!outcome.ok) throw new Error(outcome.fault);
  return outcome.projection;
}

describe('the projection', () => {
  it('is exact at the corners in both directions', () => {
    fc.assert(
      fc.property(boxes(false), anySize, (box, { width, height }) => {
        const { toMap, toSpot } = projectionOf(box, { width, height });
        const [south, west] = [box.BottomLeft.Latitude, box.BottomLeft.Longitude];
        const [north, east] = [box.TopRight.Latitude, box.TopRight.Longitude];
        for (const [latitude, longitude, x, y] of [
          [north, west, 0, 0],
          [north, east, width, 0],
          [south, west, 0, height],
          [south, east, width, height],
        ] as const) {
          expect(toMap({ latitude, longitude })).toEqual({ x, y });
          expect(toSpot({ x, y })).toEqual({ latitude, longitude });
        }
      }),
    );
  });

  it.each([
    { name: 'of any box', box: boxes(false) },
    { name: 'of a box that crosses the antimeridian', box: boxes(true) },
  ])('$name converts back, on the map and beside it', ({ box }) => {
    fc.assert(
      fc.property(box, anySize, shares, shares, (given, { width, height }, right, down) => {
        const { toMap, toSpot } = projectionOf(given, { width, height });
        const place = { x: width * right, y: height * down };
        const back = toMap(toSpot(place));
        // A box of a few metres on a picture of thousands of units uses the last digits of a degree.
        expect(Math.abs(back.x - place.x)).toBeLessThan(width * 1e-6);
        expect(Math.abs(back.y - place.y)).toBeLessThan(height * 1e-6);
        expect(Math.abs(toSpot(place).longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it('has the number of metres per map unit', () => {
    const { metresPerUnit, toSpot } = projectionOf(
      {
        BottomLeft: { Latitude: 48.798477, Longitude: 9.194404 },
        TopRight: { Latitude: 48.802523, Longitude: 9.202596 },
      },
      size,
    );
    expect(metresPerUnit).toBeCloseTo(0.3, 2);
    expect(metresBetween(toSpot({ x: 0, y: 0 }), toSpot({ x: 2000, y: 1500 }))).toBeCloseTo(750, -1);
  });
});

describe('an invalid box', () => {
  const box = (south: number, west: number, north: number, east: number): MapBox => ({
    BottomLeft: { Latitude: south, Longitude: west },
    TopRight: { Latitude: north, Longitude: east },
  });

  it.each([
    ['upside-down', box(49, 9, 48, 10), size],
    ['mirrored', box(48, 10, 49, 9), size],
    ['empty', box(48, 9, 48, 10), size],
    ['empty', box(48, 9, 49, 9), size],
    ['empty', box(48, 9, 49, 10), { width: 0, height: 100 }],
    ['empty', box(48, 9, 49, 10), { width: Number.NaN, height: 100 }],
    ['empty', box(0, 0, 0, 0), size],
    ['nowhere', box(48, 9, 91, 10), size],
    ['nowhere', box(48, 9, 49, 181), size],
    ['nowhere', box(Number.NaN, 9, 49, 10), size],
  ])('is %s', (fault, given, of) => {
    expect(createProjection(given, of)).toEqual({ ok: false, fault });
  });
});
