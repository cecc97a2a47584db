import { expect, it } from 'vitest';
import { createProjection } from './projection.ts';
import { triggerStations } from './trigger-stations.ts';

const outcome = createProjection(
  { BottomLeft: { Latitude: 48.8, Longitude: 9.2 }, TopRight: { Latitude: 48.81, Longitude: 9.22 } },
  { width: 1000, height: 800 },
);
if (!outcome.ok) throw new Error(outcome.fault);
const { projection } = outcome;

it('are those on the map, with their own distance or the tour’s', () => {
  const stations = [
    { ID: 1, MapX: 500, MapY: 400, MapGPSAutoDistance: 0 },
    { ID: 2, MapX: 0, MapY: 800, MapGPSAutoDistance: 12 },
    { ID: 3, MapX: 0, MapY: 0, MapGPSAutoDistance: 12 },
    { ID: 4, MapX: 1001, MapY: 400, MapGPSAutoDistance: 12 },
  ];
  expect(triggerStations(stations, 30, projection)).toEqual([
    { id: 1, spot: { latitude: expect.closeTo(48.805, 9), longitude: expect.closeTo(9.21, 9) }, distance: 30 },
    { id: 2, spot: { latitude: 48.8, longitude: 9.2 }, distance: 12 },
  ]);
});

it('open from 20 metres where no distance is set', () => {
  const station = { ID: 1, MapX: 500, MapY: 400, MapGPSAutoDistance: 0 };
  expect(triggerStations([station], 0, projection)).toMatchObject([{ distance: 20 }]);
});
