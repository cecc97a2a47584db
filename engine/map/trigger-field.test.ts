import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PlanePoint } from './distance.ts';
import { park, stationAt } from './testing/park.ts';
import { createField } from './trigger-field.ts';

const metres = (most: number): fc.Arbitrary<number> => fc.double({ min: -most, max: most, noNaN: true });

it('finds every station whose circle a walker touches', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(metres(600), metres(600), fc.oneof(fc.double({ min: 0.1, max: 40, noNaN: true }), fc.constant(3000))),
        { minLength: 1, maxLength: 40 },
      ),
      fc.array(fc.record({ east: metres(600), north: metres(600) }), { minLength: 1, maxLength: 8 }),
      (places, way) => {
        const stations = places.map(([east, north, distance], id) => stationAt(id, east, north, distance));
        const { plane, along, station } = createField(stations);
        const points = way.map((point) => plane.toPlane(park.toSpot(point)));
        const found = along(points);
        const touched = stations.filter(({ id, distance }) => {
          const point = station(id)?.point;
          return (
            point !== undefined &&
            points.some((step, index) => isNear(point, points[index - 1] ?? step, step, distance))
          );
        });
        for (const { id } of touched) expect([...found].map((other) => other.id)).toContain(id);
      },
    ),
  );
});

it('returns few of many stations', () => {
  const stations = Array.from({ length: 10_000 }, (_, id) =>
    stationAt(id, (id % 100) * 30, Math.floor(id / 100) * 30, 12),
  );
  const { plane, along } = createField(stations);
  const here = plane.toPlane(park.toSpot({ east: 1500, north: 1500 }));
  expect(along([here, { east: here.east + 40, north: here.north }]).size).toBeLessThan(20);
  // No walker goes this far between two positions, so the whole field is searched rather than a million empty cells.
  expect(along([here, { east: here.east + 1e6, north: here.north + 1e6 }]).size).toBe(10_000);
});

it('leaves out stations that never open automatically', () => {
  const { station, along } = createField([stationAt(1, 0, 0, 0)]);
  expect(station(1)).toBeUndefined();
  expect(along([{ east: 0, north: 0 }]).size).toBe(0);
});

/** Brute force: tests a thousand points of the line. */
function isNear(point: PlanePoint, from: PlanePoint, to: PlanePoint, distance: number): boolean {
  for (let part = 0; part <= 1000; part += 1) {
    const share = part / 1000;
    const east = from.east + (to.east - from.east) * share - point.east;
    const north = from.north + (to.north - from.north) * share - point.north;
    if (Math.hypot(east, north) <= distance) return true;
  }
  return false;
}
