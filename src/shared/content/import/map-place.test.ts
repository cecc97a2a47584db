import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createProjection } from '#engine/map/projection.ts';
import { tour } from '../entities/tour.ts';
import { readMapPlace } from './map-place.ts';

const degrees = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });

it('places coordinates as the map of the guide does, also across the antimeridian', () => {
  const shares = fc.tuple(degrees(0.01, 0.99), degrees(0.01, 0.99));
  fc.assert(
    fc.property(degrees(-80, 70), degrees(-180, 180), degrees(0.01, 9), shares, (south, west, size, [right, down]) => {
      const east = west + size > 180 ? west + size - 360 : west + size;
      const MapGPS = {
        BottomLeft: { Latitude: south, Longitude: west },
        TopRight: { Latitude: south + size, Longitude: east },
      };
      const made = createProjection(MapGPS, { width: 1000, height: 800 });
      if (!made.ok) return;
      const { latitude, longitude } = made.projection.toSpot({ x: right * 1000, y: down * 800 });
      const completed = tour.complete({ MapGPS, MapWidth: 1000, MapHeight: 800 });
      const read = readMapPlace(completed, [latitude.toFixed(9), longitude.toFixed(9)]);
      if (!read.ok) expect.fail(read.code);
      expect(Math.abs(read.x - right * 1000)).toBeLessThan(0.01);
      expect(Math.abs(read.y - down * 800)).toBeLessThan(0.01);
    }),
  );
});
