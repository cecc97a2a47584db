import { metresBetween } from '#engine/map/distance.ts';
import { type BoxFault, createProjection, type MapBox, type Projection } from '#engine/map/projection.ts';
import { type Size } from '#engine/geometry.ts';

/** The result of checking a box of degrees that is meant to cover a picture. */
export type GpsCheck =
  | { readonly kind: 'wrong'; readonly fault: BoxFault }
  | {
      readonly kind: 'sound';
      readonly projection: Projection;
      /** Metres, through the middle of the picture. */
      readonly across: number;
      readonly down: number;
      /** The larger of both scales relative to the other: 1 if the box has the picture's shape. */
      readonly distortion: number;
      readonly doubt: GpsDoubt | undefined;
    };

/** The box is valid, but probably a mistake. */
export type GpsDoubt =
  /** Its scale to the right differs from the one down, so distances are wrong. */
  | 'distorted'
  /** It is too large for anybody to walk. */
  | 'huge'
  /** It is smaller than the accuracy of positions. */
  | 'tiny';

/** Coordinates of known places are not quite exact, and a distance may be wrong by this without being noticed. */
const mostDistortion = 1.03;

export function checkGps(box: MapBox, size: Size): GpsCheck {
  const outcome = createProjection(box, size);
  if (!outcome.ok) return { kind: 'wrong', fault: outcome.fault };
  const { projection } = outcome;
  const { toSpot } = projection;
  const { width, height } = size;
  const across = metresBetween(toSpot({ x: 0, y: height / 2 }), toSpot({ x: width, y: height / 2 }));
  const down = metresBetween(toSpot({ x: width / 2, y: 0 }), toSpot({ x: width / 2, y: height }));
  const stretch = across / width / (down / height);
  const distortion = Math.max(stretch, 1 / stretch);
  return { kind: 'sound', projection, across, down, distortion, doubt: doubtOf(across, down, distortion) };
}

function doubtOf(across: number, down: number, distortion: number): GpsDoubt | undefined {
  if (Math.max(across, down) > 20_000) return 'huge';
  if (Math.min(across, down) < 20) return 'tiny';
  return distortion > mostDistortion ? 'distorted' : undefined;
}
