/** How the picture is divided. Pieces are numbered row by row from the top left, from 0. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** A cell of the board; both count from 0. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export type PieceKind = 'corner' | 'edge' | 'inner';

export function countOf({ columns, rows }: Grid): number {
  return columns * rows;
}

export function allPieces(grid: Grid): readonly number[] {
  return Array.from({ length: countOf(grid) }, (_, piece) => piece);
}

export function isPiece(grid: Grid, piece: unknown): piece is number {
  return typeof piece === 'number' && Number.isInteger(piece) && piece >= 0 && piece < countOf(grid);
}

export function cellOf({ columns }: Grid, piece: number): Cell {
  return { column: piece % columns, row: Math.floor(piece / columns) };
}

/** Returns the piece that belongs in a cell; undefined for a cell outside the board. */
export function pieceFor({ columns, rows }: Grid, { column, row }: Cell): number | undefined {
  if (!Number.isInteger(column) || !Number.isInteger(row)) return undefined;
  return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : undefined;
}

/** Returns the pieces beside this one in the picture, at most four. */
export function neighboursOf(grid: Grid, piece: number): readonly number[] {
  const { column, row } = cellOf(grid, piece);
  return [
    { column, row: row - 1 },
    { column: column - 1, row },
    { column: column + 1, row },
    { column, row: row + 1 },
  ].flatMap((place) => pieceFor(grid, place) ?? []);
}

/** Classifies a piece by its straight sides: a corner has two that meet. */
export function kindOf(grid: Grid, piece: number): PieceKind {
  const { column, row } = cellOf(grid, piece);
  const [upright, level] = [column === 0 || column === grid.columns - 1, row === 0 || row === grid.rows - 1];
  if (upright && level) return 'corner';
  return upright || level ? 'edge' : 'inner';
}
