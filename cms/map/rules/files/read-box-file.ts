import { readGpxPlaces } from '#engine/map/gpx/gpx.ts';
import { type BoxFileOutcome, failed, type BoxFileKind } from './box-file.ts';
import { type Size } from '#engine/geometry.ts';
import { roundDegrees } from '#content/coordinates/coordinates.ts';
import { halfTurn } from '#engine/map/distance.ts';
import { isObject } from '#content/schema/containers.ts';
import { type Spot } from '#engine/map/position.ts';

/** Endings of world files: of a picture's ending, the first letter, the last and a w, or all of it and a w. */
const worldFile = /^(?:wld|[jpgtbw][a-z]{1,3}w)$/;

/**
 * Returns the box of degrees around all places of a GPX or GeoJSON file, or the one that a world file gives.
 *
 * @param picture the size of the picture in pixels; 0 for drawings
 */
export function readBoxFile(name: string, text: string, picture: Size): BoxFileOutcome {
  const ending = /\.(?<ending>\w+)$/.exec(name.toLowerCase())?.groups?.['ending'] ?? '';
  const start = text.trimStart().charAt(0);
  if (worldFile.test(ending)) return readWorldFile(text, picture);
  if (start === '<') return readGpxBox(text);
  if (start === '{') return readGeoJson(text);
  return failed('unknown');
}

function readGpxBox(text: string): BoxFileOutcome {
  const outcome = readGpxPlaces(text);
  if (!outcome.ok) return outcome.fault === 'no-track' ? failed('no-extent') : failed(outcome.fault, outcome.line);
  const { segments, waypoints } = outcome.gpx;
  return boxAround([...segments.flat(), ...waypoints], 'gpx');
}

/** The share of a pixel by which a picture may be turned, because programs write zero as a small number. */
const leastTurn = 1e-6;

/**
 * Reads a world file: six lines with the width of a pixel, two turns, the height of a pixel (negative), and the place of
 * the middle of the top left pixel.
 */
function readWorldFile(text: string, { width, height }: Size): BoxFileOutcome {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  const numbers = lines.map(numberIn);
  const unread = numbers.findIndex((number) => number === undefined);
  if (unread >= 0) return failed('not-world', unread + 1);
  const [across, turn, otherTurn, down, x, y, ...more] = numbers;
  if (across === undefined || turn === undefined || otherTurn === undefined || down === undefined) {
    return failed('not-world');
  }
  if (x === undefined || y === undefined || more.length > 0) return failed('not-world');
  if (!(width > 0 && height > 0)) return failed('no-pixels');
  if (Math.max(Math.abs(turn), Math.abs(otherTurn)) > leastTurn * Math.max(Math.abs(across), Math.abs(down)))
    return failed('rotated');
  if (across < 0 || down > 0) return failed('rotated');

  const [west, north] = [x - across / 2, y - down / 2];
  const [east, south] = [west + across * width, north + down * height];
  if (Math.abs(x) > 180 || north > 90 || south < -90 || east - west >= 360) return failed('projected');
  if (!(east > west && north > south)) return failed('no-extent');
  return {
    ok: true,
    kind: 'world',
    box: {
      BottomLeft: { Latitude: roundDegrees(south), Longitude: roundDegrees(halfTurn(west)) },
      TopRight: { Latitude: roundDegrees(north), Longitude: roundDegrees(halfTurn(east)) },
    },
  };
}

/** A line has one number, so a comma can only precede its decimals. */
function numberIn(line: string): number | undefined {
  return /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i.test(line) ? Number(line.replace(',', '.')) : undefined;
}

/** Reads the extent of GeoJSON (RFC 7946). Older files name their system, which must be that of degrees. */
function readGeoJson(text: string): BoxFileOutcome {
  const json = parse(text);
  if (!isObject(json) || typeof json['type'] !== 'string') return failed('unknown');
  if (!hasDegrees(json['crs'])) return failed('projected');
  const spots = spotsIn(json);
  return spots === undefined ? failed('projected') : boxAround(spots, 'geojson');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hasDegrees(system: unknown): boolean {
  if (!isObject(system) || !isObject(system['properties'])) return true;
  const { name } = system['properties'];
  return typeof name !== 'string' || /CRS:?84|EPSG:+4326$/i.test(name);
}

/** Returns all positions of a file; undefined if one is not in degrees. */
function spotsIn(json: unknown): readonly Spot[] | undefined {
  const spots: Spot[] = [];
  const waiting: unknown[] = [json];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) {
      const [longitude, latitude]: readonly unknown[] = next;
      if (typeof longitude !== 'number' || typeof latitude !== 'number') {
        for (const inner of next) waiting.push(inner);
        continue;
      }
      if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
      spots.push({ latitude, longitude });
    } else if (isObject(next)) {
      for (const part of ['features', 'geometry', 'geometries', 'coordinates']) waiting.push(next[part] ?? []);
    }
  }
  return spots;
}

/** Returns the smallest box around places, which crosses the antimeridian if that is the shorter way round. */
function boxAround(spots: readonly Spot[], kind: BoxFileKind): BoxFileOutcome {
  const [first] = spots;
  if (first === undefined) return failed('no-extent');
  let [south, north, west, east] = [first.latitude, first.latitude, 0, 0];
  for (const { latitude, longitude } of spots) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    const along = halfTurn(longitude - first.longitude);
    west = Math.min(west, along);
    east = Math.max(east, along);
  }
  if (north === south || east === west || east - west >= 180) return failed('no-extent');
  const longitude = (along: number): number => roundDegrees(halfTurn(first.longitude + along));
  return {
    ok: true,
    kind,
    box: {
      BottomLeft: { Latitude: roundDegrees(south), Longitude: longitude(west) },
      TopRight: { Latitude: roundDegrees(north), Longitude: longitude(east) },
    },
  };
}
