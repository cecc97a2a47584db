import { createRandom } from '#engine/play/random.ts';
import { type Ring } from '#games/board/rules/flatten.ts';
import { type Box } from '../../../canvas/rules/box.ts';
import { hexagonsIn } from './hexagons.ts';
import { inReadingOrder } from './reading-order.ts';
import { rectanglesIn } from './rectangles.ts';
import { cellsIn } from './voronoi.ts';

export const partForms = ['rectangles', 'hexagons', 'cells'] as const;

export type PartForm = (typeof partForms)[number];

/** How an area is divided. Only cells have a count and a seed, only the others have rows and columns. */
export interface Division {
  readonly form: PartForm;
  readonly rows: number;
  readonly columns: number;
  readonly count: number;
  /** Another seed gives other cells. */
  readonly seed: number;
}

export const mostLines = 40;
export const mostCells = 200;

/** The smallest side of a part, in pixels of the picture. */
const leastSide = 6;

/** Returns the parts of a box, in reading order; undefined if they would be too small to see. */
export function divided(box: Box, { form, rows, columns, count, seed }: Division): readonly Ring[] | undefined {
  const { width, height } = box;
  if (width <= 0 || height <= 0) return undefined;
  const least =
    form === 'cells'
      ? Math.min(width, height, Math.sqrt((width * height) / count))
      : Math.min(width / columns, height / rows);
  if (least < leastSide) return undefined;
  switch (form) {
    case 'rectangles':
      return rectanglesIn(box, rows, columns);
    case 'hexagons':
      return hexagonsIn(box, rows, columns);
    case 'cells':
      return inReadingOrder(cellsIn(box, count, createRandom(seed)));
  }
}

/** Returns the rows and columns that make at least this many parts, as square as possible and with few left over. */
export function evenRows(
  { width, height }: Pick<Box, 'width' | 'height'>,
  count: number,
): Pick<Division, 'rows' | 'columns'> {
  let best = { rows: mostLines, columns: mostLines };
  let least = Number.POSITIVE_INFINITY;
  for (let columns = 1; columns <= Math.min(count, mostLines); columns += 1) {
    const rows = Math.ceil(count / columns);
    if (rows > mostLines) continue;
    const slenderness = Math.abs(Math.log((width * rows) / (height * columns)));
    const waste = (rows * columns - count) / count;
    if (slenderness + waste >= least) continue;
    least = slenderness + waste;
    best = { rows, columns };
  }
  return best;
}
