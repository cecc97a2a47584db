import { type FramedView, fromMiddle } from '#ui/picture/zoom-view.ts';
import { countOf, type Grid } from './rules/grid.ts';
import type { Area } from './rules/table.ts';
import { type Box, type Point } from '#engine/geometry.ts';

/** In CSS pixels of the unzoomed frame; `area` is the same in table units, for the rules. */
export interface JigsawLayout {
  /** Where the pieces are put together. */
  readonly board: Box;
  /** Where the pieces start, below or beside the board. */
  readonly tray: Box;
  /** CSS pixels per table unit. */
  readonly scale: number;
  readonly area: Area;
}

type Cut = Grid & { readonly noses: boolean };
type Arrangement = Pick<JigsawLayout, 'board' | 'tray' | 'scale'>;

/** The smallest share of its full size to which the board shrinks for the tray; after that, pieces overlap. */
const smallestShare = 0.5;
/** The space for a piece in the tray, as a multiple of its size. */
const pitch = { noses: 1.2, plain: 1.06 };

/**
 * Divides a box of the screen into the board, as large as possible, and a tray with room for all pieces. The box may
 * have any size, even 0 while a page is laid out.
 *
 * @param dir the direction of the interface: a tray beside the board is where lines end
 */
export function layOutTable(size: Pick<Box, 'width' | 'height'>, cut: Cut, aspect: number, dir = ''): JigsawLayout {
  const box = { x: 0, y: 0, width: Math.max(size.width || 0, 1), height: Math.max(size.height || 0, 1) };
  const { scale, ...parts } = arrange(box, cut, aspect);
  const place = (part: Box): Box => (dir === 'rtl' ? { ...part, x: box.width - part.x - part.width } : part);
  const [board, tray] = [place(parts.board), place(parts.tray)];
  const toTable = ({ x, y, width, height }: Box): Box => ({
    x: (x - board.x) / scale,
    y: (y - board.y) / scale,
    width: width / scale,
    height: height / scale,
  });
  return { board, tray, scale, area: { bounds: toTable(box), tray: toTable(tray) } };
}

/** Returns the point on the table under a point of the screen, measured from the frame's top-left corner. */
export function tablePoint({ board, scale }: JigsawLayout, framed: FramedView, at: Point): Point {
  const { frame } = framed.stage;
  const { zoom, x, y } = framed.view;
  const point = fromMiddle(framed, at);
  return {
    x: ((point.x - x) / zoom + frame.width / 2 - board.x) / scale,
    y: ((point.y - y) / zoom + frame.height / 2 - board.y) / scale,
  };
}

/** Converts a length on the screen to table units. */
export function tableLength({ scale }: Pick<JigsawLayout, 'scale'>, { view }: FramedView, pixels: number): number {
  return pixels / scale / view.zoom;
}

/** Returns the box on the screen, from the frame's top-left corner, that shows a box of the table. */
export function screenBox({ board, scale }: JigsawLayout, framed: FramedView, box: Box): Box {
  const { frame } = framed.stage;
  const { zoom, x, y } = framed.view;
  const corner = fromMiddle(framed, { x: board.x + box.x * scale, y: board.y + box.y * scale });
  return {
    x: corner.x * zoom + x + frame.width / 2,
    y: corner.y * zoom + y + frame.height / 2,
    width: box.width * scale * zoom,
    height: box.height * scale * zoom,
  };
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
