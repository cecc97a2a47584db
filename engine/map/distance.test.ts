import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearingBetween, createPlane, halfTurn, metresBetween, wholeTurn } from './distance.ts';

const stuttgart = { latitude: 48.7758, longitude: 9.1829 };
const berlin = { latitude: 52.52, longitude: 13.405 };

const anySpot = fc.record({
  latitude: fc.double({ min: -69, max: 69, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distance and bearing', () => {
  it('match the atlas', () => {
    expect(metresBetween(stuttgart, berlin) / 1000).toBeCloseTo(512, 0);
    expect(bearingBetween(stuttgart, berlin)).toBeCloseTo(33.9, 0);
    expect(bearingBetween(berlin, stuttgart)).toBeCloseTo(217.2, 0);
  });

  it.each([
    ['north', { latitude: 1, longitude: 0 }, 0],
    ['east', { latitude: 0, longitude: 1 }, 90],
    ['south', { latitude: -1, longitude: 0 }, 180],
    ['west', { latitude: 0, longitude: -1 }, 270],
  ])('%s is where it should be', (_, to, degrees) => {
    expect(bearingBetween({ latitude: 0, longitude: 0 }, to)).toBeCloseTo(degrees, 9);
  });

  it('take the short way across the antimeridian', () => {
    const [fiji, samoa] = [
      { latitude: -17, longitude: 179.9 },
      { latitude: -17, longitude: -179.9 },
    ];
    expect(metresBetween(fiji, samoa)).toBeLessThan(22_000);
    expect(bearingBetween(fiji, samoa)).toBeCloseTo(90, 0);
    expect(createPlane(fiji).toPlane(samoa).east).toBeGreaterThan(0);
  });
});

describe('the plane', () => {
  it('keeps distances within 20 km accurate to one percent, and converts back', () => {
    const offset = fc.double({ min: -14_000, max: 14_000, noNaN: true });
    fc.assert(
      fc.property(anySpot, offset, offset, (origin, east, north) => {
        const plane = createPlane(origin);
        const spot = plane.toSpot({ east, north });
        const metres = metresBetween(origin, spot);
        expect(Math.abs(metres - Math.hypot(east, north))).toBeLessThanOrEqual(Math.max(1, metres * 0.01));
        const back = plane.toPlane(spot);
        expect(back.east).toBeCloseTo(east, 3);
        expect(back.north).toBeCloseTo(north, 3);
      }),
    );
  });
});

describe('angles', () => {
  it('are normalised to one turn', () => {
    expect([0, 360, -90, 725, -1e-20].map(wholeTurn)).toEqual([0, 0, 270, 5, 0]);
    expect([-180, 180, 190, -190, 540].map(halfTurn)).toEqual([-180, 180, -170, 170, -180]);
  });
});
