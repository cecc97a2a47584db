import { contains, distanceToOutline, isNear } from './geometry.ts';
import type { JigsawState } from './groups.ts';
import type { Table } from './table.ts';
import { type Point } from '#engine/geometry.ts';

/**
 * Returns the piece that a touch targets: the topmost loose piece under the point, else the nearest loose one within
 * `slop`, else the piece at home under the point.
 * @param slop in table units
 */
export function pieceAt(table: Table, { groups }: JigsawState, point: Point, slop = 0): number | undefined {
  let near: { readonly piece: number; readonly far: number } | undefined;
  for (const { pieces, locked, x, y } of groups.toReversed()) {
    const local = { x: point.x - x, y: point.y - y };
    for (const piece of pieces) {
      const [box, outline] = [table.boxes[piece], table.outlines[piece]];
      if (box === undefined || outline === undefined || !isNear(box, local, locked ? 0 : slop)) continue;
      if (contains(outline, local)) return locked && near !== undefined ? near.piece : piece;
      const far = locked ? Infinity : distanceToOutline(outline, local);
      if (far <= slop && far < (near?.far ?? Infinity)) near = { piece, far };
    }
  }
  return near?.piece;
}
