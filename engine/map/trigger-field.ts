import { createPlane, type Plane, type PlanePoint } from './distance.ts';
import { type Spot } from './position.ts';

/** A station that opens automatically when a visitor comes near. */
export interface TriggerStation {
  readonly id: number;
  readonly spot: Spot;
  /** Metres within which the station opens. */
  readonly distance: number;
}

export interface PlacedStation {
  readonly id: number;
  readonly point: PlanePoint;
  readonly distance: number;
}

/** A spatial index of a tour's stations. */
export interface TriggerField {
  readonly plane: Plane;
  readonly station: (id: number) => PlacedStation | undefined;
  /** Returns all stations whose circles touch one of the lines between the points, and possibly others. */
  readonly along: (points: readonly PlanePoint[]) => ReadonlySet<PlacedStation>;
  /** Sorts stations into the order of the tour. */
  readonly inOrder: (ids: readonly number[]) => readonly number[];
}

/** A station whose circle covers more cells than this is always included. */
const mostCells = 64;

/** A line across more cells than this is longer than a walker goes between two positions. */
const longestLine = 400;

/** The smallest size of a cell in metres. */
const smallestCell = 10;

/** Leaves out stations without a distance, which never open automatically. */
export function createField(stations: readonly TriggerStation[]): TriggerField {
  const reachable = stations.filter(({ distance }) => distance > 0);
  const plane = createPlane(reachable[0]?.spot ?? { latitude: 0, longitude: 0 });
  const placed = reachable.map(({ id, spot, distance }) => ({ id, point: plane.toPlane(spot), distance }));
  const byId = new Map(placed.map((station) => [station.id, station]));
  const order = new Map(placed.map(({ id }, index) => [id, index]));
  const cell = Math.max(smallestCell, 2 * median(placed.map(({ distance }) => distance)));
  const cells = new Map<string, PlacedStation[]>();
  const wide: PlacedStation[] = [];
  for (const station of placed) {
    const { point, distance } = station;
    const keys = keysBetween(
      { east: point.east - distance, north: point.north - distance },
      { east: point.east + distance, north: point.north + distance },
      cell,
      mostCells,
    );
    if (keys === undefined) wide.push(station);
    else {
      for (const key of keys) {
        const neighbours = cells.get(key);
        if (neighbours === undefined) cells.set(key, [station]);
        else neighbours.push(station);
      }
    }
  }

  return {
    plane,
    station: (id) => byId.get(id),
    inOrder: (ids) => ids.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)),
    along: (points) => {
      const passed = new Set<string>();
      for (const [index, point] of points.entries()) {
        const keys = keysBetween(points[index - 1] ?? point, point, cell, longestLine);
        if (keys === undefined) return new Set(placed);
        for (const key of keys) passed.add(key);
      }
      const found = new Set(wide);
      for (const key of passed) for (const station of cells.get(key) ?? []) found.add(station);
      return found;
    },
  };
}

/** Returns the cells of the box with these two corners; undefined if there are too many. */
function keysBetween(one: PlanePoint, other: PlanePoint, cell: number, most: number): readonly string[] | undefined {
  const [west, east] = range(one.east, other.east, cell);
  const [south, north] = range(one.north, other.north, cell);
  if ((east - west + 1) * (north - south + 1) > most) return undefined;
  const keys: string[] = [];
  for (let column = west; column <= east; column += 1)
    for (let row = south; row <= north; row += 1) keys.push(`${column} ${row}`);
  return keys;
}

function range(one: number, other: number, cell: number): readonly [number, number] {
  return [Math.floor(Math.min(one, other) / cell), Math.floor(Math.max(one, other) / cell)];
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
