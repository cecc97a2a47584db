import { type MapPlace } from './view.ts';

/** Places that lie too close together to be shown one by one; the first of them gives the place of all. */
export type Cluster<Place extends MapPlace> = readonly [Place, ...Place[]];

/**
 * Clusters places so that the shown ones lie at least this many map units apart, sideways or up and down. A place joins the
 * nearest cluster within reach, else it leads one of its own: earlier places lead, each is in exactly one cluster, and
 * the same places always give the same.
 */
export function clusterPlaces<Place extends MapPlace>(
  places: readonly Place[],
  apart: number,
): readonly Cluster<Place>[] {
  if (!(apart > 0)) return places.map((place) => [place]);
  const clusters: [Place, ...Place[]][] = [];
  // A grid of that size: every place within reach is in the same square or a neighbouring one.
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

/** How many CSS pixels a map unit must measure for a cluster to lose one of its places; Infinity: they never part. */
export function partingScale<Place extends MapPlace>([leader, ...others]: Cluster<Place>, pixelsApart: number): number {
  return pixelsApart / others.reduce((most, place) => Math.max(most, distance(leader, place)), 0);
}

/** How many CSS pixels a map unit must measure for all to part that ever do; 0: none does. */
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

/** As squares see it, which markers are to fingers. */
function distance(one: MapPlace, other: MapPlace): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}
