import type { Point } from '../drawing/geometry.js';
import { house } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { seededRandom, type Random } from '../drawing/random.js';
import { circle, drawing, group, path, rectangle } from '../drawing/vector.js';

type Motif = 'slash' | 'backslash' | 'cross' | 'bars' | 'islands' | 'fork';
const motifs: readonly Motif[] = ['slash', 'backslash', 'slash', 'backslash', 'cross', 'bars', 'islands', 'fork'];

/** Carlson's winged tiles: bands a third of the side wide, wings at the corners that hide the change of scale. */
function tile([x, y]: Point, side: number, motif: Motif, turned: boolean, front: string, back: string): string {
  const third = side / 3;
  const corner = (cornerX: number, cornerY: number): string => {
    const start = `${x + cornerX * side} ${y + (cornerY === 0 ? side / 2 : side / 2)}`;
    const end = `${x + side / 2} ${y + cornerY * side}`;
    const sweep = cornerX === cornerY ? 0 : 1;
    return path(`M${start}A${side / 2} ${side / 2} 0 0 ${sweep} ${end}`, {
      fill: 'none',
      stroke: front,
      'stroke-width': third,
    });
  };
  const across = rectangle(x, y + third, side, third, { fill: front });
  const down = rectangle(x + third, y, third, side, { fill: front });
  const bodies: Record<Motif, string> = {
    slash: corner(0, 0) + corner(1, 1),
    backslash: corner(1, 0) + corner(0, 1),
    cross: across + down,
    bars: turned ? across : down,
    islands: '',
    fork: corner(0, 0) + corner(turned ? 1 : 0, turned ? 0 : 1),
  };
  const wings = [0, 1].flatMap((right) =>
    [0, 1].map((below) => circle([x + right * side, y + below * side], third, { fill: back })),
  );
  const dots = [
    [x + side / 2, y],
    [x + side / 2, y + side],
    [x, y + side / 2],
    [x + side, y + side / 2],
  ].map(([dotX, dotY]) => circle([dotX, dotY], side / 6, { fill: front }));
  return rectangle(x, y, side, side, { fill: back }) + wings.join('') + bodies[motif] + dots.join('');
}

function truchet(width: number, height: number, side: number, seed: number, palette: readonly string[]): string {
  const random: Random = seededRandom(seed);
  const layers: string[][] = [[], [], []];
  const place = (corner: Point, size: number, depth: number): void => {
    const nearMiddle = Math.hypot(corner[0] + size / 2 - width / 2, corner[1] + size / 2 - height / 2) / height;
    const split = depth === 0 ? 0.85 - 0.75 * nearMiddle : 0.3;
    if (depth < 2 && random.next() < split) {
      const half = size / 2;
      for (const [right, below] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ]) {
        place([corner[0] + right * half, corner[1] + below * half], half, depth + 1);
      }
      return;
    }
    const [front, back] = depth % 2 === 0 ? [palette[0], palette[1]] : [palette[1], palette[0]];
    const shown = depth === 2 && random.next() < 0.16 ? palette[2] : front;
    layers[depth].push(tile(corner, size, random.pick(motifs), random.next() < 0.5, shown, back));
  };
  for (let x = 0; x < width; x += side) for (let y = 0; y < height; y += side) place([x, y], side, 0);
  return drawing(width, height, palette[1], group({}, layers.flat().join('')));
}

export const pictures: Picture[] = [
  {
    slug: 'truchet',
    paint: () => truchet(1600, 1200, 200, 21, [house.ink, house.paper, house.terracotta]),
    icon: { left: 500, top: 300, size: 500 },
  },
];
