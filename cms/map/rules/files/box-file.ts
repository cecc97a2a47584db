import { type MapBox } from '#engine/map/projection.ts';
import { type GpxFault } from '#engine/map/gpx/gpx.ts';

/** The files that can fill in the box, as file pickers want them. */
export const boxFiles = '.gpx,.geojson,.json,.jgw,.pgw,.tfw,.gfw,.wld,application/gpx+xml,application/geo+json';

export type BoxFileKind = 'gpx' | 'geojson' | 'world';

export type BoxFileFault =
  /** The file is of another kind. */
  | 'unknown'
  /** It has no places, or all are in one line or one point. */
  | 'no-extent'
  /** Its coordinates are metres of a projection instead of degrees. */
  | 'projected'
  /** The world file turns the picture. */
  | 'rotated'
  /** The world file has other than six numbers. */
  | 'not-world'
  /** A world file needs the size of the picture in pixels, which drawings do not have. */
  | 'no-pixels'
  | Exclude<GpxFault, 'no-track'>;

/** The box of degrees that a file gives. */
export type BoxFileOutcome =
  | { readonly ok: true; readonly kind: BoxFileKind; readonly box: MapBox }
  /** `line` counts from 1; 0 if the fault is not in a line. */
  | { readonly ok: false; readonly fault: BoxFileFault; readonly line: number };

export function failed(fault: BoxFileFault, line = 0): BoxFileOutcome {
  return { ok: false, fault, line };
}
