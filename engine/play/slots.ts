import { type Box, type Size } from '../geometry.ts';

/**
 * Divides a room into at least `count` equal slots, row by row, which leave as much space as possible around things of
 * one size, even if they do not fit.
 */
export function slotsIn(room: Box, count: number, thing: Size): readonly Box[] {
  let best = { columns: 1, rows: count, share: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const share = Math.min(room.width / columns / thing.width, room.height / rows / thing.height);
    if (share > best.share) best = { columns, rows, share };
  }
  const { columns, rows } = best;
  const [width, height] = [room.width / columns, room.height / rows];
  return Array.from({ length: columns * rows }, (_, slot) => ({
    x: room.x + (slot % columns) * width,
    y: room.y + Math.floor(slot / columns) * height,
    width,
    height,
  }));
}

/** The greatest width and the greatest height. */
export function largestOf(sizes: readonly Size[]): Size {
  return {
    width: sizes.reduce((most, { width }) => Math.max(most, width), 0),
    height: sizes.reduce((most, { height }) => Math.max(most, height), 0),
  };
}
