import { type Point } from '#content/outline.ts';
import { type Ring } from '#games/board/rules/flatten.ts';
import { type Random } from '#engine/play/random.ts';
import { type Box } from '../../../canvas/rules/box.ts';
import { centreOf } from '../../../canvas/rules/ring.ts';
import { distance } from '../../../canvas/rules/session.ts';
import { welded } from './weld.ts';

/** After so many rounds another moves the cells by less than a twentieth of their width. */
const rounds = 24;

/** Divides a box into cells of similar size (Voronoi cells of random points, relaxed by Lloyd). */
export function cellsIn(box: Box, count: number, random: Random): readonly Ring[] {
  let sites: readonly Point[] = Array.from({ length: count }, () => ({
    x: box.x + random() * box.width,
    y: box.y + random() * box.height,
  }));
  for (let round = 0; round < rounds; round += 1)
    sites = voronoi(box, sites).map((cell, index) => centreOf(cell) ?? sites[index] ?? box);
  return welded(voronoi(box, sites));
}

/** Returns the part of a box that is nearer to each site than to any other. */
export function voronoi(box: Box, sites: readonly Point[]): readonly Ring[] {
  return sites.map((site) => {
    const others = sites
      .filter((other) => other !== site)
      .map((other) => ({ other, way: distance(site, other) }))
      .toSorted((one, another) => one.way - another.way);
    let cell = cornersOf(box);
    for (const { other, way } of others) {
      if (cell.every((corner) => distance(site, corner) < way / 2)) break;
      cell = nearerTo(cell, site, other);
    }
    return cell;
  });
}

function cornersOf({ x, y, width, height }: Box): Ring {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** Cuts off what is nearer to another site. */
function nearerTo(cell: Ring, site: Point, other: Point): Ring {
  const middle = { x: (site.x + other.x) / 2, y: (site.y + other.y) / 2 };
  const beyond = ({ x, y }: Point): number => (x - middle.x) * (other.x - site.x) + (y - middle.y) * (other.y - site.y);
  return cell.flatMap((to, index) => {
    const from = cell.at(index - 1) ?? to;
    const [start, end] = [beyond(from), beyond(to)];
    const share = start / (start - end);
    const isCut = start < 0 !== end < 0 && start !== 0 && end !== 0;
    const cut = isCut ? [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }] : [];
    return end > 0 ? cut : [...cut, to];
  });
}
