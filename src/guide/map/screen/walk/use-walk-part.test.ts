import { expect, it } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { canWalk } from './use-walk-part.ts';

const MapGPS = {
  BottomLeft: { Latitude: 48.79, Longitude: 9.19 },
  TopRight: { Latitude: 48.8, Longitude: 9.2 },
};
const { fallback } = clientConfiguration;

it.each([
  ['a map with coordinates', {}, { MapGPS }, true],
  ['a museum without GPS', { gpsLocator: false }, { MapGPS }, false],
  ['a museum whose designers simulate positions', { gpsLocator: false, gpsDebug: true }, { MapGPS }, true],
  ['a map without coordinates', { gpsDebug: true }, { MapGPS: undefined }, false],
])('in %s, positions can be shown: %j %j %s', (_, client, tour, expected) => {
  expect(canWalk({ ...fallback, ...client }, tour)).toBe(expected);
});
