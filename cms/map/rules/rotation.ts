import { type PlanePoint } from '#engine/map/distance.ts';
import { type MapPlace } from '#engine/map/view.ts';
import { mean, sum } from './lines.ts';

/** A place in the picture, and where it is on the earth. */
export interface Tie {
  readonly place: MapPlace;
  readonly point: PlanePoint;
}

export interface Rotation {
  /** By which the picture's top points clockwise from north: more than -180 and at most 180. */
  readonly degrees: number;
  /** Whether the places show a rotation and nothing else, which takes three that are not on one line. */
  readonly isCertain: boolean;
}

/** Returns how far the picture is rotated against north; undefined if all places are one. */
export function rotationOf(ties: readonly Tie[]): Rotation | undefined {
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
