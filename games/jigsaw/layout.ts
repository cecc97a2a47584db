import { type Box, type Point } from './rules/geometry.ts';
import { countOf, type Grid } from './rules/grid.ts';
import { type Area } from './rules/table.ts';

/** In css pixels of a box on the screen; `area` says the same in table units, for the rules. */
export interface JigsawLayout {
  /** Where the picture is put together. */
  readonly board: Box;
  /** Where the pieces begin: below the board or beside it. */
  readonly tray: Box;
  /** Css pixels of a table unit. */
  readonly scale: number;
  readonly area: Area;
}

type Cut = Grid & { readonly noses: boolean };
type Arrangement = Pick<JigsawLayout, 'board' | 'tray' | 'scale'>;

/** How small the board may be made for the sake of the tray; beyond that, pieces overlap. */
const smallestShare = 0.5;
/** Of a piece in the tray, measured in pieces. */
const pitch = { noses: 1.2, plain: 1.06 };

/**
 * Divides a box of the screen: the board as large as it can be while the tray has room for all pieces. The size may be
 * anything, even 0 while a page is built up.
 */
export function layOutTable(size: Pick<Box, 'width' | 'height'>, cut: Cut, aspect: number): JigsawLayout {
  const box = { x: 0, y: 0, width: Math.max(size.width || 0, 1), height: Math.max(size.height || 0, 1) };
  const { board, tray, scale } = arrange(box, cut, aspect);
  const toTable = ({ x, y, width, height }: Box): Box => ({
    x: (x - board.x) / scale,
    y: (y - board.y) / scale,
    width: width / scale,
    height: height / scale,
  });
  return { board, tray, scale, area: { bounds: toTable(box), tray: toTable(tray) } };
}

/** From css pixels of the box to table units. */
export function pointOnTable({ board, scale }: JigsawLayout, { x, y }: Point): Point {
  return { x: (x - board.x) / scale, y: (y - board.y) / scale };
}

/** From table units to css pixels of the box. */
export function pointOnScreen({ board, scale }: JigsawLayout, { x, y }: Point): Point {
  return { x: board.x + x * scale, y: board.y + y * scale };
}

function arrange(box: Box, cut: Cut, aspect: number): Arrangement {
  const margin = Math.min(8, Math.min(box.width, box.height) / 20);
  const largest = Math.min((box.width - 2 * margin) / aspect, box.height - 2 * margin);
  const both = (share: number): readonly [Arrangement, Arrangement] => {
    const scale = largest * share;
    return [below(box, margin, aspect, scale), beside(box, margin, aspect, scale)];
  };
  for (let share = 1; share > smallestShare; share -= 0.01) {
    const roomy = both(share).find((arrangement) => hasRoom(arrangement, cut));
    if (roomy !== undefined) return roomy;
  }
  const [one, other] = both(smallestShare);
  return one.tray.width * one.tray.height >= other.tray.width * other.tray.height ? one : other;
}

function below(box: Box, margin: number, aspect: number, scale: number): Arrangement {
  const board = { x: (box.width - aspect * scale) / 2, y: margin, width: aspect * scale, height: scale };
  const y = 2 * margin + scale;
  const tray = { x: margin, y, width: box.width - 2 * margin, height: Math.max(box.height - margin - y, margin) };
  return { board, tray, scale };
}

function beside(box: Box, margin: number, aspect: number, scale: number): Arrangement {
  const board = { x: margin, y: (box.height - scale) / 2, width: aspect * scale, height: scale };
  const x = 2 * margin + board.width;
  const tray = { x, y: margin, width: Math.max(box.width - margin - x, margin), height: box.height - 2 * margin };
  return { board, tray, scale };
}

function hasRoom({ board, tray }: Arrangement, cut: Cut): boolean {
  const spacing = cut.noses ? pitch.noses : pitch.plain;
  const across = Math.floor((tray.width * cut.columns) / (board.width * spacing));
  const down = Math.floor((tray.height * cut.rows) / (board.height * spacing));
  return across * down >= countOf(cut);
}
