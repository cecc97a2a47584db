import { createRandom, shuffle } from '#engine/play/random.ts';
import { type CutOptions, cutPicture } from './cut.ts';
import { around, boxOf, type Outline, within } from './geometry.ts';
import { allPieces } from './grid.ts';
import { hash } from './hash.ts';
import { type Box, type Point } from '#engine/geometry.ts';

/** In table units: pieces stay within `bounds`, the visible table, and start in the `tray`. */
export interface Area {
  readonly bounds: Box;
  readonly tray: Box;
}

/** A cut picture on a table, computed again when the cut or the size changes, and never saved. */
export interface Table extends CutOptions, Area {
  readonly aspect: number;
  readonly outlines: readonly Outline[];
  /** The bounding box of each outline at its home. */
  readonly boxes: readonly Box[];
  /** The shorter side of the pieces, without noses. */
  readonly smallestSide: number;
  /** The number of each piece, from 1, in an order that does not reveal its place. */
  readonly numbers: readonly number[];
}

/** The aspect until the picture has loaded. */
const usualAspect = 4 / 3;

/**
 * @param aspect the picture's width divided by its height; invalid values become the default
 * @param area if it is not known yet, the table is larger than any saved game needs
 */
export function createTable(cut: CutOptions, aspect = usualAspect, area?: Area): Table {
  const { columns, rows, noses, seed } = cut;
  const sound = Number.isFinite(aspect) && aspect > 0 ? within(aspect, 1 / 50, 50) : usualAspect;
  const outlines = cutPicture(cut, sound);
  return {
    columns,
    rows,
    noses,
    seed,
    ...areaFor(sound, area),
    aspect: sound,
    outlines,
    boxes: outlines.map(boxOf),
    smallestSide: Math.min(sound / columns, 1 / rows),
    numbers: shuffle(allPieces(cut), createRandom(hash(seed, 3))).map((number) => number + 1),
  };
}

/** Returns the table at another size; the picture is cut again only if its aspect has changed. */
export function resizeTable(table: Table, aspect: number, area: Area): Table {
  return aspect === table.aspect ? { ...table, ...areaFor(aspect, area) } : createTable(table, aspect, area);
}

export function boardOf(aspect: number): Box {
  return { x: 0, y: 0, width: aspect, height: 1 };
}

/**
 * Returns the nearest offset from home at which these pieces are wholly on the table, so that visitors can always grab
 * them again. It exists for any connected pieces, because they need no more room than the board.
 */
export function keepOnTable(table: Table, pieces: readonly number[], offset: Point): Point {
  return keepBoxOnTable(table, boxAround(table, pieces), offset);
}

/** @param box the bounding box of the pieces at their home */
export function keepBoxOnTable({ bounds }: Table, box: Box, offset: Point): Point {
  const right = bounds.x + bounds.width - box.x - box.width;
  const bottom = bounds.y + bounds.height - box.y - box.height;
  return {
    x: within(offset.x, bounds.x - box.x, right),
    y: within(offset.y, bounds.y - box.y, bottom),
  };
}

export function boxAround({ boxes }: Table, pieces: readonly number[]): Box {
  return around(pieces.flatMap((piece) => boxes[piece] ?? []));
}

/** Returns the area, widened to contain the board. */
function areaFor(aspect: number, area: Area | undefined): Area {
  const isKnown = area !== undefined && isSound(area.bounds) && isSound(area.tray);
  const { bounds, tray } = isKnown ? area : unmeasured(aspect);
  return { bounds: around([bounds, boardOf(aspect)]), tray };
}

function isSound({ x, y, width, height }: Box): boolean {
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;
}

function unmeasured(aspect: number): Area {
  const margin = 4 * Math.max(aspect, 1);
  return {
    bounds: { x: -margin, y: -margin, width: aspect + 2 * margin, height: 1 + 2 * margin },
    tray: { x: -aspect / 4, y: 1.1, width: aspect * 1.5, height: 1.5 },
  };
}
