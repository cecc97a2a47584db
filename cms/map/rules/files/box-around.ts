import { roundDegrees } from '#engine/map/coordinates/coordinates.ts';
import { halfTurn } from '#engine/map/distance.ts';
import { type Spot } from '#engine/map/position.ts';
import { type BoxFileKind, type BoxFileOutcome, failed } from './box-file.ts';

/** Returns the smallest box around places, which crosses the antimeridian if that is the shorter way round. */
export function boxAround(spots: readonly Spot[], kind: BoxFileKind): BoxFileOutcome {
  const [first] = spots;
  if (first === undefined) return failed('no-extent');
  let [south, north, west, east] = [first.latitude, first.latitude, 0, 0];
  for (const { latitude, longitude } of spots) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    const along = halfTurn(longitude - first.longitude);
    west = Math.min(west, along);
    east = Math.max(east, along);
  }
  if (north === south || east === west || east - west >= 180) return failed('no-extent');
  const longitude = (along: number): number => roundDegrees(halfTurn(first.longitude + along));
  return {
    ok: true,
    kind,
    box: {
      BottomLeft: { Latitude: roundDegrees(south), Longitude: longitude(west) },
      TopRight: { Latitude: roundDegrees(north), Longitude: longitude(east) },
    },
  };
}
