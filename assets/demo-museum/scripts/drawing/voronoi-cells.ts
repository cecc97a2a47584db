import { centroid, clipNearer, distance, type Point } from './geometry.js';
import { seededRandom } from './random.js';

interface Cell {
  site: Point;
  corners: Point[];
}

function cellsOf(sites: readonly Point[], frame: readonly Point[]): Cell[] {
  return sites.map((site) => {
    const others = sites
      .filter((other) => other !== site)
      .map((other) => [distance(site, other), other] as const)
      .toSorted((first, second) => first[0] - second[0]);
    let corners: Point[] = [...frame];
    let reach = Math.max(...corners.map((corner) => distance(site, corner)));
    for (const [gap, other] of others) {
      if (gap > 2 * reach) break;
      corners = clipNearer(corners, site, other);
      reach = Math.max(...corners.map((corner) => distance(site, corner)));
    }
    return { site, corners };
  });
}

/** Voronoi cells, relaxed by Lloyd's method: each site moves to the middle of its cell. */
export function voronoiCells(sites: readonly Point[], frame: readonly Point[], rounds: number): Cell[] {
  let cells = cellsOf(sites, frame);
  for (let round = 0; round < rounds; round += 1) {
    cells = cellsOf(
      cells.map((cell) => centroid(cell.corners)),
      frame,
    );
  }
  return cells;
}

export const frameOf = (left: number, top: number, width: number, height: number): Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

export function scatter(count: number, seed: number, width: number, height: number): Point[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => [random.between(0, width), random.between(0, height)]);
}

/** Which cells share an edge: the midpoint between their sites is on or near both outlines. */
export function neighbours(cells: readonly Cell[]): number[][] {
  const owners = new Map<string, number[]>();
  cells.forEach((cell, index) => {
    for (const [x, y] of cell.corners) {
      const key = `${Math.round(x * 4)} ${Math.round(y * 4)}`;
      owners.set(key, [...(owners.get(key) ?? []), index]);
    }
  });
  const shared = cells.map(() => new Map<number, number>());
  for (const list of owners.values()) {
    for (const one of list)
      for (const other of list) if (one !== other) shared[one].set(other, (shared[one].get(other) ?? 0) + 1);
  }
  return shared.map((counts) => [...counts].filter(([, count]) => count >= 2).map(([other]) => other));
}

/** Four colours are always enough; the search tries the most constrained cell first. */
export function fourColouring(links: readonly number[][], seed: number): number[] {
  const random = seededRandom(seed);
  const colours = links.map(() => -1);
  const allowed = (cell: number): number[] =>
    [0, 1, 2, 3].filter((colour) => links[cell].every((other) => colours[other] !== colour));
  const visit = (left: number): boolean => {
    if (left === 0) return true;
    let chosen = -1;
    let fewest = 9;
    links.forEach((others, cell) => {
      if (colours[cell] >= 0) return;
      const score = allowed(cell).length - others.filter((other) => colours[other] >= 0).length * 0.01;
      if (score < fewest) [fewest, chosen] = [score, cell];
    });
    const start = Math.floor(random.next() * 4);
    const options = allowed(chosen).toSorted((first, second) => ((first + start) % 4) - ((second + start) % 4));
    for (const colour of options) {
      colours[chosen] = colour;
      if (visit(left - 1)) return true;
    }
    colours[chosen] = -1;
    return false;
  };
  visit(links.length);
  return colours;
}
