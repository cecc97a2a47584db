import type { Point } from '../drawing/geometry.js';
import { house, mix, ramp, toHex } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { drawing, polyline } from '../drawing/vector.js';

/** The cell that a Hilbert curve visits after a number of steps. */
function cellAt(step: number, order: number): [number, number] {
  let [column, row, rest] = [0, 0, step];
  for (let size = 1; size < 1 << order; size *= 2) {
    const right = 1 & (rest >> 1);
    const down = 1 & (rest ^ right);
    if (down === 0) {
      if (right === 1) [column, row] = [size - 1 - column, size - 1 - row];
      [column, row] = [row, column];
    }
    column += size * right;
    row += size * down;
    rest >>= 2;
  }
  return [column, row];
}

function curve(order: number, left: number, top: number, side: number): Point[] {
  const cells = 1 << order;
  return Array.from({ length: cells * cells }, (_, step) => {
    const [column, row] = cellAt(step, order);
    return [left + ((column + 0.5) * side) / cells, top + ((row + 0.5) * side) / cells];
  });
}

const colour = ramp([
  [0, house.ochre],
  [0.3, house.terracotta],
  [0.55, mix(house.plum, house.paper, 0.25)],
  [0.78, mix(house.teal, house.paper, 0.3)],
  [1, house.paper],
]);

function coloured(points: readonly Point[], width: number): string {
  const chunk = 4;
  const style = { 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const parts: string[] = [];
  for (let start = 0; start < points.length - 1; start += chunk) {
    parts.push(
      polyline(points.slice(start, start + chunk + 1), { ...style, stroke: toHex(colour(start / points.length)) }),
    );
  }
  return parts.join('');
}

function hilbert(): string {
  const [left, top, side] = [260, 60, 1080];
  const quiet = polyline(curve(3, left, top, side), {
    stroke: mix(house.ink, house.teal, 0.45),
    'stroke-width': 74,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
  return drawing(1600, 1200, house.ink, quiet + coloured(curve(6, left, top, side), 7.5));
}

const icon = (): string => drawing(400, 400, house.ink, coloured(curve(4, 20, 20, 360), 11));

export const pictures: Picture[] = [{ slug: 'hilbert', paint: hilbert, icon }];
