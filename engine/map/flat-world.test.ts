// @vitest-environment happy-dom
import { LatLng, LatLngBounds } from 'leaflet';
import { describe, expect, it, test } from 'vitest';
import { boundsOf, flatWorld, latLngOf, placeOf } from './flat-world.ts';

test('latitudes go down and longitudes to the right, both in map units', () => {
  expect(latLngOf({ x: 3, y: 7 })).toEqual(new LatLng(7, 3));
  expect(placeOf(new LatLng(7, 3))).toEqual({ x: 3, y: 7 });
  const { x, y } = flatWorld.latLngToPoint(new LatLng(7, 3), 0);
  expect([x, y]).toEqual([3, 7]);
  expect(flatWorld.pointToLatLng(flatWorld.latLngToPoint(new LatLng(7, 3), 2), 2)).toEqual(new LatLng(7, 3));
});

describe('bounds', () => {
  it('are those of the picture', () => {
    expect(boundsOf({ width: 300, height: 200 }).equals(new LatLngBounds([0, 0], [200, 300]), 0)).toBe(true);
  });

  it('leave a margin at every side', () => {
    const bounds = boundsOf({ width: 300, height: 200 }, 10);
    expect(bounds.equals(new LatLngBounds([-10, -10], [210, 310]), 0)).toBe(true);
  });
});
