import { createPlane, metresBetween } from '#engine/map/distance.ts';
import { type Spot } from '#engine/map/position.ts';
import { type MapPlace } from '#engine/map/view.ts';
import { type KnownPlace } from './known-place.ts';
import { span } from './lines.ts';
import { type Rotation, rotationOf } from './rotation.ts';
import { type Size } from '#engine/geometry.ts';

/** A probable mistake, although the places give a box. */
export type PlacesDoubt =
  /** North is not at the top of the picture, clockwise in degrees. */
  | { readonly kind: 'rotated'; readonly degrees: number }
  /** The same, or the picture is distorted, or a place is wrong: more places would tell. */
  | { readonly kind: 'rotated-or-distorted'; readonly degrees: number }
  /** How far the place with this index is off, in metres. */
  | { readonly kind: 'off'; readonly index: number; readonly metres: number }
  /** One of the places with these indexes is off, and without any of them the others fit. */
  | { readonly kind: 'one-of'; readonly indexes: readonly number[] }
  /** The places are so close to each other that small errors have large effects. */
  | { readonly kind: 'close' };

export interface FittedPlaces {
  readonly known: readonly KnownPlace[];
  readonly size: Size;
  readonly residuals: readonly number[];
  readonly toSpot: (place: MapPlace) => Spot;
  /** Metres by which a place is off the box of the others, and by which the worst of those is; undefined without a box. */
  readonly withoutOne: (index: number) => { readonly own: number; readonly others: number } | undefined;
}

/** The share of the picture's width and height that the places should span. */
const goodSpan = 0.2;

/** Degrees of rotation beyond what inexact clicks explain. */
const mostRotation = 2;

/** Coordinates read from a map are off by this many metres, or by this share of the picture's diagonal. */
const [mostMetres, mostShare] = [5, 0.01];

/** With fewer places, leaving out any of them makes the others fit. */
const fewestToBlameOne = 4;

export function doubtsAbout(fitted: FittedPlaces): readonly PlacesDoubt[] {
  const { known, size, residuals, toSpot } = fitted;
  const diagonal = metresBetween(toSpot({ x: 0, y: 0 }), toSpot({ x: size.width, y: size.height }));
  const most = Math.max(mostMetres, mostShare * diagonal);
  const worst = Math.max(...residuals);
  const off: readonly PlacesDoubt[] =
    worst > most ? [{ kind: 'off', index: residuals.indexOf(worst), metres: worst }] : [];
  const wrong = off.length > 0 ? wrongPlace(fitted, most) : undefined;
  const close: readonly PlacesDoubt[] = isClose(known, size) ? [{ kind: 'close' }] : [];
  if (wrong !== undefined) return [wrong, ...close];
  const rotation = rotationAmong(known);
  if (rotation === undefined || Math.abs(rotation.degrees) <= mostRotation) return [...off, ...close];
  const { degrees } = rotation;
  return rotation.isCertain
    ? [{ kind: 'rotated', degrees }, ...close]
    : [{ kind: 'rotated-or-distorted', degrees }, ...off, ...close];
}

/** Returns the place without which all others fit, or several if this is true of each. */
function wrongPlace({ known, withoutOne }: FittedPlaces, most: number): PlacesDoubt | undefined {
  if (known.length < fewestToBlameOne) return undefined;
  const suspects = known.flatMap((_, index) => {
    const left = withoutOne(index);
    return left === undefined || left.others > most ? [] : [{ index, metres: left.own }];
  });
  const [first, ...more] = suspects;
  if (first === undefined) return undefined;
  return more.length === 0
    ? { kind: 'off', ...first }
    : { kind: 'one-of', indexes: suspects.map(({ index }) => index) };
}

function rotationAmong(known: readonly KnownPlace[]): Rotation | undefined {
  const [first] = known;
  if (first === undefined) return undefined;
  const plane = createPlane(first.spot);
  return rotationOf(known.map(({ place, spot }) => ({ place, point: plane.toPlane(spot) })));
}

function isClose(known: readonly KnownPlace[], { width, height }: Size): boolean {
  const [across, down] = [span(known.map(({ place }) => place.x)), span(known.map(({ place }) => place.y))];
  return across < goodSpan * width || down < goodSpan * height;
}
