import { hundredths, type Point } from '#content/outline.ts';
import { type Ring } from '#games/board/rules/flatten.ts';
import { type Random } from '#engine/play/random.ts';
import { type Box } from '../../../rules/box.ts';
import { centreOf, withoutRepeats } from '../../../rules/ring.ts';
import { distance } from '../../../rules/editing-state.ts';

/** After this many rounds, one more would move the cells by less than a twentieth of their width. */
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
function voronoi(box: Box, sites: readonly Point[]): readonly Ring[] {
  return sites.map((site) => {
    let cell = cornersOf(box);
    let farthest = farthestCorner(cell, site);
    for (const other of sites) {
      // Sites more than twice as far as the cell reaches cut nothing off.
      if (other === site || squaredWay(site, other) >= farthest * 4) continue;
      const next = nearerTo(cell, site, other);
      if (next === cell) continue;
      cell = next;
      farthest = farthestCorner(cell, site);
    }
    return cell;
  });
}

function farthestCorner(cell: Ring, site: Point): number {
  let most = 0;
  for (const corner of cell) most = Math.max(most, squaredWay(site, corner));
  return most;
}

function squaredWay(one: Point, other: Point): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
}

function cornersOf({ x, y, width, height }: Box): Ring {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** Cuts off the part that is nearer to another site. */
function nearerTo(cell: Ring, site: Point, other: Point): Ring {
  const [middleX, middleY] = [(site.x + other.x) / 2, (site.y + other.y) / 2];
  const beyond = cell.map(({ x, y }) => (x - middleX) * (other.x - site.x) + (y - middleY) * (other.y - site.y));
  if (beyond.every((way) => way <= 0)) return cell;
  const kept: Point[] = [];
  for (const [index, to] of cell.entries()) {
    const from = cell.at(index - 1) ?? to;
    const [start, end] = [beyond.at(index - 1) ?? 0, beyond[index] ?? 0];
    if (start * end < 0) {
      const share = start / (start - end);
      kept.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    if (end <= 0) kept.push(to);
  }
  return kept;
}

/** Far above the error of any calculation, and far below the precision of coordinates. */
const reach = 0.001;

/**
 * Rounds corners so that neighbours share them exactly: corners that differ by an error of calculation alone might
 * otherwise be rounded in different directions.
 */
export function welded(rings: readonly Ring[]): readonly Ring[] {
  const known = new Map<string, Point[]>();

  function weld(at: Point): Point {
    const [column, row] = [Math.round(at.x * 100), Math.round(at.y * 100)];
    for (const x of around(column))
      for (const y of around(row)) {
        const found = known.get(`${x} ${y}`)?.find((other) => distance(other, at) < reach);
        if (found !== undefined) return found;
      }
    const key = `${column} ${row}`;
    known.set(key, [...(known.get(key) ?? []), at]);
    return at;
  }

  return rings.map((ring) =>
    withoutRepeats(ring.map(weld).map(({ x, y }) => ({ x: hundredths(x), y: hundredths(y) }))),
  );
}

function around(place: number): readonly number[] {
  return [place - 1, place, place + 1];
}
