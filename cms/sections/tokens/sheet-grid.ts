export interface SheetGrid {
  readonly columns: number;
  readonly rows: number;
}

/** A4 without its margins, in millimetres. */
const paper = { width: 190, height: 277 } as const;

/** Returns how many columns and rows hold this number of cards on a sheet, with the largest code on each. */
export function sheetGrid(cards: number): SheetGrid {
  const grids = Array.from({ length: cards }, (_, index) => ({
    columns: index + 1,
    rows: Math.ceil(cards / (index + 1)),
  }));
  return grids.reduce((best, grid) => (codeSize(grid) > codeSize(best) ? grid : best));
}

function codeSize({ columns, rows }: SheetGrid): number {
  return Math.min(paper.width / columns, paper.height / rows);
}
