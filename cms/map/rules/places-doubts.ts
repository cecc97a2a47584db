import { createPlane, metresBetween, type PlanePoint } from '#engine/map/distance.ts';
import { type Spot } from '#engine/map/position.ts';
import { type MapPlace } from '#engine/map/view.ts';
import { type KnownPlace } from './known-place.ts';
import { span, mean, sum } from './lines.ts';
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

/** A place in the picture, and where it is on the earth. */
interface Tie {
  readonly place: MapPlace;
  readonly point: PlanePoint;
}

interface Rotation {
  /** By which the picture's top points clockwise from north: more than -180 and at most 180. */
  readonly degrees: number;
  /** Whether the places show a rotation and nothing else, which takes three that are not on one line. */
  readonly isCertain: boolean;
}

/** Returns how far the picture is rotated against north; undefined if all places are one. */
function rotationOf(ties: readonly Tie[]): Rotation | undefined {
  const { right, down, east, north } = fromTheMiddle(ties);
  const [acrossAcross, downDown, acrossDown] = [dot(right, right), dot(down, down), dot(right, down)];
  if (acrossAcross + downDown === 0) return undefined;
  const determinant = acrossAcross * downDown - acrossDown ** 2;
  if (ties.length < 3 || determinant <= leastSpread * acrossAcross * downDown) {
    const degrees = angle(dot(right, east) - dot(down, north), dot(right, north) + dot(down, east));
    return { degrees, isCertain: false };
  }
  /** Metres to one side, for one map unit to the right and for one down, by least squares. */
  const perUnit = (metres: readonly number[]): readonly [number, number] => {
    const [across, along] = [dot(right, metres), dot(down, metres)];
    return [
      (across * downDown - along * acrossDown) / determinant,
      (along * acrossAcross - across * acrossDown) / determinant,
    ];
  };
  const [eastPerRight, eastPerDown] = perUnit(east);
  const [northPerRight, northPerDown] = perUnit(north);
  const [along, aside] = [eastPerRight - northPerDown, northPerRight + eastPerDown];
  const shear = Math.hypot(eastPerRight + northPerDown, northPerRight - eastPerDown);
  return { degrees: angle(along, aside), isCertain: shear <= mostShear * Math.hypot(along, aside) };
}

/** The share of the places' spread that they need beside one line. */
const leastSpread = 0.01;

/** The part of the map that is no rotation, as a share of the part that is one. */
const mostShear = 0.05;

/** The angle of the rotation nearest to a linear map, clockwise. */
function angle(along: number, aside: number): number {
  return (-Math.atan2(aside, along) * 180) / Math.PI;
}

interface Offsets {
  readonly right: readonly number[];
  readonly down: readonly number[];
  readonly east: readonly number[];
  readonly north: readonly number[];
}

function fromTheMiddle(ties: readonly Tie[]): Offsets {
  const centred = (numbers: readonly number[]): readonly number[] => {
    const middle = mean(numbers);
    return numbers.map((number) => number - middle);
  };
  return {
    right: centred(ties.map(({ place }) => place.x)),
    down: centred(ties.map(({ place }) => place.y)),
    east: centred(ties.map(({ point }) => point.east)),
    north: centred(ties.map(({ point }) => point.north)),
  };
}

function dot(one: readonly number[], other: readonly number[]): number {
  return sum(one.map((number, index) => number * (other[index] ?? 0)));
}
