import { type MapPlace } from './view.ts';

/** Places too close together to be shown separately. The cluster is shown at the first of them. */
export type Cluster<Place extends MapPlace> = readonly [Place, ...Place[]];

/**
 * Clusters places so that the shown ones are at least this many map units apart, horizontally or vertically. A place
 * joins the nearest cluster within reach, or else starts its own, so earlier places lead. Each place is in exactly one
 * cluster, and the same places always give the same clusters.
 */
export function clusterPlaces<Place extends MapPlace>(
  places: readonly Place[],
  apart: number,
): readonly Cluster<Place>[] {
  if (!(apart > 0)) return places.map((place) => [place]);
  const clusters: [Place, ...Place[]][] = [];
  // The squares of the grid are this size, so every place within reach is in the same square or an adjacent one.
  const squares = new Map<string, [Place, ...Place[]][]>();
  for (const place of places) {
    const column = Math.floor(place.x / apart);
    const row = Math.floor(place.y / apart);
    const near = nearest(place, column, row);
    if (near === undefined) {
      const cluster: [Place, ...Place[]] = [place];
      clusters.push(cluster);
      squares.set(`${column} ${row}`, [...(squares.get(`${column} ${row}`) ?? []), cluster]);
    } else near.push(place);
  }
  return clusters;

  function nearest(place: Place, column: number, row: number): [Place, ...Place[]] | undefined {
    let found: [Place, ...Place[]] | undefined;
    let least = apart;
    for (const [right, down] of neighbours) {
      for (const cluster of squares.get(`${column + right} ${row + down}`) ?? []) {
        const away = distance(place, cluster[0]);
        if (away < least) [found, least] = [cluster, away];
      }
    }
    return found;
  }
}

/** The scale, in CSS pixels per map unit, at which a cluster first loses a place; Infinity if it never does. */
export function partingScale<Place extends MapPlace>([leader, ...others]: Cluster<Place>, pixelsApart: number): number {
  return pixelsApart / others.reduce((most, place) => Math.max(most, distance(leader, place)), 0);
}

/** The scale, in CSS pixels per map unit, at which every place that can separate has done so; 0 if none can. */
export function wholePartingScale<Place extends MapPlace>(cluster: Cluster<Place>, pixelsApart: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, one] of cluster.entries()) {
    for (const other of cluster.slice(index + 1)) {
      const away = distance(one, other);
      if (away > 0) least = Math.min(least, away);
    }
  }
  return pixelsApart / least;
}

const neighbours = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

/** Chebyshev distance, because the touch area of a marker is a square. */
function distance(one: MapPlace, other: MapPlace): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}
