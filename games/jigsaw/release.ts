import type { FlingOptions } from '#engine/physics/fling.ts';
import type { JigsawLayout } from './layout.ts';
import { groupOf, type JigsawState } from './rules/groups.ts';
import { drop, dropOutcome } from './rules/moves.ts';
import { boxAround, type Table } from './rules/table.ts';
import { type Box, type Point } from '#engine/geometry.ts';

export interface Release {
  readonly piece: number;
  /** The piece's offset from home. */
  readonly offset: Point;
  /** CSS pixels per second. */
  readonly velocity: Point;
  readonly slack: number;
}

/** CSS pixels per second; a slower piece stays where it is released. */
const slowestFling = 350;

/** Whether a released piece slides on. A piece that would snap stays. */
export function isFlung(table: Table, state: JigsawState, { piece, offset, velocity, slack }: Release): boolean {
  if (!(Math.hypot(velocity.x, velocity.y) > slowestFling)) return false;
  return dropOutcome(state, drop(table, state, piece, offset, slack), piece) === 'loose';
}

/** Returns the fling of a released piece with its connected pieces, and the conversion from pixels to table units. */
export function flingOf(
  table: Table,
  state: JigsawState,
  { piece, offset, velocity }: Pick<Release, 'piece' | 'offset' | 'velocity'>,
  { scale, zoom }: Pick<JigsawLayout, 'scale'> & { readonly zoom: number },
): { readonly options: FlingOptions; readonly offsetAt: (corner: Point) => Point } {
  const home = boxAround(table, groupOf(state, piece)?.pieces ?? [piece]);
  return {
    options: {
      box: inPixels({ ...home, x: home.x + offset.x, y: home.y + offset.y }, scale),
      velocity: { x: velocity.x / zoom, y: velocity.y / zoom },
      room: inPixels(table.bounds, scale),
    },
    offsetAt: ({ x, y }) => ({ x: x / scale - home.x, y: y / scale - home.y }),
  };
}

function inPixels({ x, y, width, height }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}
