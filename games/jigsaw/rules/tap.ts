import { type Cell, pieceFor } from './grid.ts';
import { isLoose, type JigsawState } from './groups.ts';
import type { Table } from './table.ts';
import { type Point } from '#engine/geometry.ts';

/** A touch in table units, and the piece under it. */
export interface Tap extends Point {
  readonly piece: number | undefined;
}

export type TapMeaning =
  | { readonly kind: 'pick'; readonly piece: number }
  /** Tries the picked piece in a cell. */
  | { readonly kind: 'place'; readonly cell: Cell }
  | { readonly kind: 'put-back' }
  | { readonly kind: 'nothing' };

/**
 * A tap on another loose piece picks it. With a piece picked, a tap on the board tries it there, and a tap beside the
 * board, or on the piece itself, puts it back.
 */
export function tapMeaning(table: Table, state: JigsawState, picked: number | undefined, tap: Tap): TapMeaning {
  const { piece } = tap;
  if (piece !== undefined && piece !== picked && isLoose(state, piece)) return { kind: 'pick', piece };
  if (picked === undefined) return { kind: 'nothing' };
  const cell = cellAt(table, tap);
  if (cell !== undefined) return { kind: 'place', cell };
  return piece === undefined || piece === picked ? { kind: 'put-back' } : { kind: 'nothing' };
}

/** Returns the cell of the board that contains a point; undefined beside the board. */
function cellAt(table: Table, { x, y }: Point): Cell | undefined {
  const cell = { column: Math.floor((x / table.aspect) * table.columns), row: Math.floor(y * table.rows) };
  return pieceFor(table, cell) === undefined ? undefined : cell;
}
