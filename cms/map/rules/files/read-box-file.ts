import { readGpxPlaces } from '#engine/map/gpx/gpx.ts';
import { boxAround } from './box-around.ts';
import { type BoxFileOutcome, failed } from './box-file.ts';
import { readGeoJson } from './geojson.ts';
import { readWorldFile } from './world-file.ts';
import { type Size } from '#engine/geometry.ts';

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
