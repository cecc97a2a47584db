import { bearingBetween, metresBetween } from './distance.ts';
import { type Position } from './position.ts';
import { type Projection } from './projection.ts';
import { clamp } from './view.ts';

/** The distance and direction back to the map. */
export interface OffMap {
  readonly metres: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

/** Returns the way to the map's nearest edge; undefined if the position is, or may be, on the map. */
export function offMap(position: Position, { size, toMap, toSpot }: Projection): OffMap | undefined {
  const here = toMap(position);
  const edge = toSpot({ x: clamp(here.x, 0, size.width), y: clamp(here.y, 0, size.height) });
  const metres = metresBetween(position, edge);
  return metres > position.accuracy ? { metres, bearing: bearingBetween(position, edge) } : undefined;
}
