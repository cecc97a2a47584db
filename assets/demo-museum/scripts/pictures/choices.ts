import { middle, regularPolygon, shrink, type Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { circle, clip, drawing, group, path, polygon } from '../drawing/vector.js';

/** Which regular polygon leaves gaps? Three, four, five and six corners side by side. */
function regularTilings(): string {
  const tile = (corners: Point[], fill: string): string => polygon(shrink(corners, 0.95), { fill });
  const patch = (index: number, centre: Point): string => {
    const parts: string[] = [];
    const [x, y] = centre;
    if (index === 2) {
      const inner = regularPolygon(centre, 74, 5);
      parts.push(tile(inner, house.terracotta));
      inner.forEach((corner, side) => {
        const axis = middle([corner, inner[(side + 1) % 5]]);
        const away: Point = [2 * axis[0] - x, 2 * axis[1] - y];
        parts.push(tile(regularPolygon(away, 74, 5, Math.PI / 2), mix(house.terracotta, house.paper, 0.25)));
      });
      return parts.join('');
    }
    for (let column = -4; column <= 4; column += 1) {
      for (let row = -4; row <= 4; row += 1) {
        if (index === 0) {
          const shift = Math.abs(row % 2) * 45;
          parts.push(
            tile(
              [
                [x + column * 90 + shift - 45, y + row * 78 + 39],
                [x + column * 90 + shift, y + row * 78 - 39],
                [x + column * 90 + shift + 45, y + row * 78 + 39],
              ],
              house.teal,
            ),
          );
          parts.push(
            tile(
              [
                [x + column * 90 + shift, y + row * 78 - 39],
                [x + column * 90 + shift + 90, y + row * 78 - 39],
                [x + column * 90 + shift + 45, y + row * 78 + 39],
              ],
              mix(house.teal, house.paper, 0.4),
            ),
          );
        } else if (index === 1) {
          parts.push(
            tile(
              [
                [x + column * 82 - 41, y + row * 82 - 41],
                [x + column * 82 + 41, y + row * 82 - 41],
                [x + column * 82 + 41, y + row * 82 + 41],
                [x + column * 82 - 41, y + row * 82 + 41],
              ],
              (column + row) % 2 === 0 ? house.plum : mix(house.plum, house.paper, 0.35),
            ),
          );
        } else {
          const place: Point = [x + column * 93.5 + Math.abs(row % 2) * 46.75, y + row * 81];
          parts.push(
            tile(
              regularPolygon(place, 54, 6),
              (((column - row + 30) % 3) + 3) % 3 === 0 ? mix(house.ochre, house.paper, 0.4) : house.ochre,
            ),
          );
        }
      }
    }
    return parts.join('');
  };
  const discs = (
    [
      [500, 320],
      [1100, 320],
      [500, 880],
      [1100, 880],
    ] as const
  ).map(
    (centre, index) =>
      circle(centre, 254, { fill: mix(house.paper, house.ink, 0.07) }) +
      clip(`tiling${index}`, circle(centre, 254, {}), patch(index, centre)),
  );
  return drawing(1600, 1200, house.paper, discs.join(''));
}

/** Six rosettes: three, four and six arms can turn a wallpaper, five, seven and ten cannot. */
function sixRosettes(): string {
  const orders = [6, 5, 4, 7, 3, 10];
  const tints = [house.teal, house.terracotta, house.plum, house.terracotta, house.ochre, house.terracotta].map(
    (_, index) => [house.teal, house.plum, house.terracotta][index % 3],
  );
  const parts = orders.map((order, index) => {
    const centre: Point = [290 + (index % 3) * 510, 330 + Math.floor(index / 3) * 540];
    const colour = tints[index];
    const arms = Array.from({ length: order }, (_, arm) => {
      const angle = -90 + (arm * 360) / order;
      const blade = path('M24 0C60 -58 130 -62 186 -6C146 -22 112 -6 92 26C70 14 44 10 24 0Z', { fill: colour });
      return group(
        { transform: `translate(${centre[0]} ${centre[1]}) rotate(${angle})` },
        blade + circle([132, 38], order > 6 ? 10 : 17, { fill: house.ochre }),
      );
    });
    return (
      circle(centre, 222, { fill: mix(house.paper, colour, 0.12) }) +
      arms.join('') +
      circle(centre, 20, { fill: colour })
    );
  });
  return drawing(1600, 1200, house.paper, parts.join(''));
}

export const pictures: Picture[] = [
  { slug: 'choices-easy', paint: regularTilings, icon: { left: 230, top: 50, size: 1100 } },
  { slug: 'choices-hard', paint: sixRosettes, icon: { left: 40, top: 70, size: 1050 } },
];
