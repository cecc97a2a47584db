import { isObject } from '#content/schema/containers.ts';
import { type Spot } from '#engine/map/position.ts';
import { boxAround } from './box-around.ts';
import { type BoxFileOutcome, failed } from './box-file.ts';

/** Reads the extent of GeoJSON (RFC 7946). Older files name their system, which must be that of degrees. */
export function readGeoJson(text: string): BoxFileOutcome {
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
