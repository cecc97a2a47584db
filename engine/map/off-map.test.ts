import { describe, expect, it } from 'vitest';
import { offMap } from './off-map.ts';
import { createProjection } from './projection.ts';

const outcome = createProjection(
  { BottomLeft: { Latitude: 48.798477, Longitude: 9.194404 }, TopRight: { Latitude: 48.802523, Longitude: 9.202596 } },
  { width: 2000, height: 1500 },
);
if (!outcome.ok) throw new Error(outcome.fault);
const { projection } = outcome;

function seenFrom(x: number, y: number, accuracy = 5): string {
  const off = offMap({ ...projection.toSpot({ x, y }), accuracy, at: 0 }, projection);
  return off === undefined ? 'on the map' : `${Math.round(off.metres)} m, ${Math.round(off.bearing)}°`;
}

describe('the way back to the map', () => {
  it.each([
    ['on it', 1000, 750, 'on the map'],
    ['on its edge', 0, 1500, 'on the map'],
    ['west of it', -1000, 750, '300 m, 90°'],
    ['north of it', 1000, -500, '150 m, 180°'],
    ['beyond its lower right corner', 3000, 2500, '424 m, 315°'],
  ])('%s', (_, x, y, expected) => expect(seenFrom(x, y)).toBe(expected));

  it('is undefined while the visitor may be on the map', () => {
    expect(seenFrom(-100, 750, 29)).toBe('30 m, 90°');
    expect(seenFrom(-100, 750, 31)).toBe('on the map');
  });
});
