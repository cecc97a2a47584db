// @vitest-environment happy-dom
import { LatLng, type LatLngBounds } from 'leaflet';
import { describe, expect, it, test } from 'vitest';
import { boundsOf, flatWorld, latLngOf, placeOf } from './flat-world.ts';

test('latitudes go down and longitudes to the right, both in map units', () => {
  expect(latLngOf({ x: 3, y: 7 })).toEqual(new LatLng(7, 3));
  expect(placeOf(new LatLng(7, 3))).toEqual({ x: 3, y: 7 });
  const { x, y } = flatWorld.latLngToPoint(new LatLng(7, 3), 0);
  expect([x, y]).toEqual([3, 7]);
});

const edgesOf = (bounds: LatLngBounds) => ({
  top: bounds.getSouth() + 0,
  left: bounds.getWest() + 0,
  bottom: bounds.getNorth(),
  right: bounds.getEast(),
});

describe('bounds', () => {
  it('match the picture', () => {
    const bounds = boundsOf({ width: 300, height: 200 });
    expect(edgesOf(bounds)).toEqual({ top: 0, left: 0, bottom: 200, right: 300 });
  });

  it('include a margin on every side', () => {
    const bounds = boundsOf({ width: 300, height: 200 }, 10);
    expect(edgesOf(bounds)).toEqual({ top: -10, left: -10, bottom: 210, right: 310 });
  });
});
