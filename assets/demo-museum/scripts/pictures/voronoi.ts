import { distance, shrink, type Point } from '../drawing/geometry.js';
import { house, mix, ramp, toHex } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { seededRandom } from '../drawing/random.js';
import { circle, drawing, path, rounded } from '../drawing/vector.js';
import { fourColouring, frameOf, neighbours, scatter, voronoiCells } from '../drawing/voronoi-cells.js';

const frame = frameOf(-80, -80, 1760, 1360);

function voronoi(): string {
  const random = seededRandom(4);
  const focus: Point = [860, 560];
  const sites: Point[] = [];
  while (sites.length < 420) {
    const place: Point = [random.between(-60, 1660), random.between(-60, 1260)];
    const crowd = 1.1 * Math.exp(-((distance(place, focus) / 330) ** 2)) + 0.12;
    if (random.next() < crowd) sites.push(place);
  }
  const colour = ramp([
    [0, house.ochre],
    [0.22, house.terracotta],
    [0.5, house.plum],
    [0.75, house.teal],
    [1, mix(house.teal, house.paper, 0.35)],
  ]);
  const parts = voronoiCells(sites, frame, 3).map(({ site, corners }) => {
    const away = Math.min(1, distance(site, focus) / 900);
    const base = toHex(colour(away + random.between(-0.05, 0.05)));
    const size = Math.sqrt(corners.length) * (3 + 9 * away);
    return (
      path(rounded(shrink(corners, 0.93), 12 + 26 * away), { fill: base }) +
      path(rounded(shrink(corners, 0.6), 8 + 20 * away), { fill: mix(base, house.paper, 0.14) }) +
      circle(site, size * 0.28, { fill: house.paper })
    );
  });
  return drawing(1600, 1200, house.paper, parts.join(''));
}

function fourColours(): string {
  const tints = [house.teal, house.ochre, house.terracotta, mix(house.plum, house.ink, 0.3)];
  const sites = scatter(74, 12, 1600, 1200);
  const cells = voronoiCells(sites, frame, 1);
  const links = neighbours(cells);
  const colours = fourColouring(links, 2);
  const parts = cells.map(({ corners }, index) =>
    path(rounded(corners, 16), {
      fill: tints[colours[index]],
      stroke: house.paper,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
  );
  return drawing(1600, 1200, house.paper, parts.join(''));
}

export const pictures: Picture[] = [
  { slug: 'voronoi', paint: voronoi, icon: { left: 700, top: 420, size: 340 } },
  { slug: 'four-colours', paint: fourColours, icon: { left: 400, top: 200, size: 760 } },
];
