import { type Point } from '#content/outline.ts';
import { type Ring } from '#games/board/rules/flatten.ts';
import { type Box, hundredths } from '../../../rules/box.ts';

/** How far the corners of a hexagon reach into the next row, as a share of a row's height. */
const tip = 1 / 6;

/**
 * Divides a box into hexagons, row by row, stretched so that they fill it. Every other row is shifted by half a
 * hexagon, so those at the sides are a quarter wider or narrower; the upper and lower edges are straight.
 */
export function hexagonsIn(box: Box, rows: number, columns: number): readonly Ring[] {
  const lines = Array.from({ length: rows + 1 }, (_, line) => lineBetween(box, rows, columns, line));
  return lines.slice(1).flatMap((below, row) => {
    const above = lines[row] ?? below;
    return Array.from({ length: columns }, (_, column): Ring => {
      const [from, to] = [sideOf(row, column, columns), sideOf(row, column + 1, columns)];
      return [...part(above, from, to, row === 0), ...part(below, from, to, row === rows - 1).toReversed()];
    });
  });
}

/** Returns the zigzag above a row, from the left edge of the box to its right one. */
function lineBetween({ x, y, width, height }: Box, rows: number, columns: number, line: number): readonly Point[] {
  const step = width / columns / 2;
  const level = y + (height * line) / rows;
  const isStraight = line === 0 || line === rows;
  const inner = Array.from({ length: columns * 2 }, (_, corner) => {
    const way = (corner + line) % 2 === 0 ? -1 : 1;
    return { x: x + step * (corner + 0.5), y: isStraight ? level : level + (way * height * tip) / rows };
  });
  return [{ x, y: level }, ...inner, { x: x + width, y: level }].map((at) => ({
    x: hundredths(at.x),
    y: hundredths(at.y),
  }));
}

/** Returns the corner of the zigzag at which a hexagon begins. */
function sideOf(row: number, column: number, columns: number): number {
  if (column === 0) return 0;
  return column === columns ? columns * 2 + 1 : column * 2 + (row % 2);
}

function part(line: readonly Point[], from: number, to: number, isStraight: boolean): readonly Point[] {
  const corners = line.slice(from, to + 1);
  return isStraight ? [...corners.slice(0, 1), ...corners.slice(-1)] : corners;
}
