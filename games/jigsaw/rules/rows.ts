import { largestOf, slotsIn } from '#engine/play/slots.ts';
import { moved, overlaps } from './geometry.ts';
import { kindOf } from './grid.ts';
import type { JigsawState } from './groups.ts';
import { into, slotsOf } from './scatter.ts';
import type { Table } from './table.ts';
import { type Box, type Point } from '#engine/geometry.ts';

/**
 * Returns the places of loose single pieces, in rows in the tray, in the order of their numbers, by piece as offsets
 * from home.
 *
 * @param edgesFirst inner pieces come after those of the edge
 */
export function rowsOf(table: Table, { groups }: JigsawState, edgesFirst: boolean): readonly (Point | undefined)[] {
  const rank = (piece: number): number => Number(edgesFirst && kindOf(table, piece) === 'inner');
  const numberOf = (piece: number): number => table.numbers[piece] ?? 0;
  const pieces = groups
    .flatMap((group) => (group.pieces.length === 1 && !group.locked ? group.pieces : []))
    .toSorted((one, other) => rank(one) - rank(other) || numberOf(one) - numberOf(other));
  const together = groups
    .filter((group) => group.pieces.length > 1 && !group.locked)
    .flatMap((group) => group.pieces.map((piece) => moved(table.boxes[piece] ?? table.tray, group)));
  const slots = slotsBeside(together, table, pieces.length);
  const positions = Array.from<Point | undefined>({ length: table.boxes.length });
  for (const [index, piece] of pieces.entries()) positions[piece] = into(table, piece, slots[index] ?? table.tray);
  return positions;
}

/** Returns slots of the tray beside pieces that hang together; if there are too few, those under them come last. */
function slotsBeside(together: readonly Box[], table: Table, needed: number): readonly Box[] {
  const isTaken = (slot: Box): boolean => together.some((box) => overlaps(box, slot));
  const { tray, boxes } = table;
  const size = largestOf(boxes);
  for (let count = boxes.length; count <= 2 * boxes.length; count += 1) {
    const free = slotsIn(tray, count, size).filter(
      (slot) => slot.width >= size.width && slot.height >= size.height && !isTaken(slot),
    );
    if (free.length >= needed) return free;
  }
  return slotsOf(table).toSorted((one, other) => Number(isTaken(one)) - Number(isTaken(other)));
}
