import { goldenAngle, polar, regularPolygon, shrink, star, type Point } from './geometry.js';
import { penroseTiling } from './penrose-tiling.js';
import { digits, line, path } from './vector.js';

/** A piece of a pattern and the place of its colour in the pattern's palette. */
interface Piece {
  data: string;
  tint: number;
}

export type Fill = (centre: Point, reach: number) => Piece[];

const round = ([x, y]: Point, radius: number): string =>
  `M${digits(x - radius)} ${digits(y)}A${digits(radius)} ${digits(radius)} 0 1 0 ${digits(x + radius)} ${digits(y)}A${digits(radius)} ${digits(radius)} 0 1 0 ${digits(x - radius)} ${digits(y)}Z`;

function grid(
  [x, y]: Point,
  reach: number,
  stepX: number,
  stepY: number,
  draw: (place: Point, column: number, row: number) => Piece[],
): Piece[] {
  const [columns, rows] = [Math.ceil(reach / stepX), Math.ceil(reach / stepY)];
  const pieces: Piece[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      pieces.push(...draw([x + column * stepX, y + row * stepY], column, row));
    }
  }
  return pieces;
}

const odd = (value: number): number => Math.abs(value % 2);

export const fills = {
  rhombs: (centre, reach) =>
    penroseTiling(centre, reach * 1.15, 4, Math.PI / 10).map(({ corners, thick, direction }) => ({
      data: line(shrink(corners, 0.9), true),
      tint: thick ? direction % 2 : 2,
    })),
  checks: (centre, reach) =>
    grid(centre, reach, 58, 58, ([x, y], column, row) => [
      {
        data: line(
          [
            [x - 29, y],
            [x, y - 29],
            [x + 29, y],
            [x, y + 29],
          ],
          true,
        ),
        tint: odd(column + row),
      },
      { data: round([x, y], 9), tint: 2 },
    ]),
  seeds: (centre, reach) =>
    Array.from({ length: Math.round((reach / 17) ** 2) }, (_, index) => ({
      data: round(
        polar(17 * Math.sqrt(index + 0.5), index * goldenAngle, centre),
        4 + 7 * Math.min(1, Math.sqrt(index) / 18),
      ),
      tint: index % 13 === 0 ? 2 : Number(Math.sqrt(index) * 17 > reach * 0.5),
    })),
  rings: (centre, reach) =>
    Array.from({ length: Math.ceil(reach / 26) }, (_, index) => ({
      data: round(centre, reach - index * 26),
      tint: [0, 1, 0, 2][index % 4],
    })),
  triangles: (centre, reach) =>
    grid(centre, reach, 76, 66, ([x, y], column, row) => {
      const shift = odd(row) * 38;
      return [
        {
          data: line(
            shrink(
              [
                [x + shift - 38, y + 33],
                [x + shift, y - 33],
                [x + shift + 38, y + 33],
              ],
              0.9,
            ),
            true,
          ),
          tint: odd(column),
        },
        {
          data: line(
            shrink(
              [
                [x + shift, y - 33],
                [x + shift + 76, y - 33],
                [x + shift + 38, y + 33],
              ],
              0.9,
            ),
            true,
          ),
          tint: 2,
        },
      ];
    }),
  combs: (centre, reach) =>
    grid(centre, reach, 78, 67.5, ([x, y], column, row) => {
      const place: Point = [x + odd(row) * 39, y];
      return [
        { data: line(regularPolygon(place, 41, 6), true), tint: (((column - row + 300) % 3) + 3) % 3 === 0 ? 1 : 0 },
        { data: line(regularPolygon(place, 20, 6), true), tint: 2 },
      ];
    }),
  scales: (centre, reach) =>
    grid(centre, reach, 84, 42, ([x, y], _column, row) => {
      const place: Point = [x + odd(row) * 42, y];
      return [42, 30, 18, 7].map((radius, index) => ({ data: round(place, radius), tint: [0, 1, 0, 2][index] }));
    }),
  stars: (centre, reach) =>
    grid(centre, reach, 92, 92, ([x, y], column, row) => [
      { data: line(star([x, y], 44, 24, 8, 0), true), tint: odd(column + row) },
      { data: line(star([x, y], 22, 10, 8, Math.PI / 8), true), tint: 2 },
    ]),
} satisfies Record<string, Fill>;

export function painted(pieces: readonly Piece[], palette: readonly string[]): string {
  return pieces.map(({ data, tint }) => path(data, { fill: palette[tint] })).join('');
}

export function sketched(pieces: readonly Piece[], colour: string, width: number): string {
  return path(pieces.map(({ data }) => data).join(''), { fill: 'none', stroke: colour, 'stroke-width': width });
}
