import { type Axis, type MotionEstimate, driftAfter, type Spread } from './motion.ts';

/** An estimate after a position, and what was foreseen before it. */
export interface Pass extends MotionEstimate {
  readonly at: number;
  readonly foreseen: MotionEstimate;
}

/** Returns the beliefs, each revised in the light of later ones (Rauch-Tung-Striebel smoother). */
export function lookBack(passes: readonly Pass[]): readonly MotionEstimate[] {
  const seen: MotionEstimate[] = [];
  let next: Pass | undefined;
  let known: MotionEstimate | undefined;
  for (let index = passes.length - 1; index >= 0; index -= 1) {
    const pass = passes[index];
    if (pass === undefined) continue;
    known = next === undefined || known === undefined ? pass : revise(pass, next, known);
    next = pass;
    seen.push(known);
  }
  return seen.toReversed();
}

function revise(pass: Pass, next: Pass, known: MotionEstimate): MotionEstimate {
  const seconds = (next.at - pass.at) / 1000;
  const { spread } = pass;
  const gain = gainOf(spread, seconds, next.foreseen.spread);
  const axis = (own: Axis, foreseen: Axis, later: Axis): Axis => {
    const [place, speed, drift] = [
      later.place - foreseen.place,
      later.speed - foreseen.speed,
      later.drift - foreseen.drift,
    ];
    const [p, v, d] = gain;
    return {
      place: own.place + p[0] * place + p[1] * speed + p[2] * drift,
      speed: own.speed + v[0] * place + v[1] * speed + v[2] * drift,
      drift: own.drift + d[0] * place + d[1] * speed + d[2] * drift,
    };
  };
  return {
    east: axis(pass.east, next.foreseen.east, known.east),
    north: axis(pass.north, next.foreseen.north, known.north),
    spread: narrow(spread, gain, known.spread, next.foreseen.spread),
  };
}

type Row = readonly [place: number, speed: number, drift: number];
type Gain = readonly [place: Row, speed: Row, drift: Row];

/** Returns the spread, carried to the next pass, divided by the spread foreseen there. */
function gainOf(spread: Spread, seconds: number, foreseen: Spread): Gain {
  const kept = driftAfter(seconds);
  const { place: a, placeSpeed: b, placeDrift: c, speed: d, speedDrift: e, drift: f } = foreseen;
  // The cofactors of the symmetric matrix.
  const [aa, bb, cc] = [d * f - e * e, c * e - b * f, b * e - c * d];
  const [dd, ee, ff] = [a * f - c * c, b * c - a * e, a * d - b * b];
  const size = a * aa + b * bb + c * cc;
  const row = (place: number, speed: number, drift: number): Row => {
    const [p, v, s] = [(place + seconds * speed) / size, speed / size, (kept * drift) / size];
    return [p * aa + v * bb + s * cc, p * bb + v * dd + s * ee, p * cc + v * ee + s * ff];
  };
  return [
    row(spread.place, spread.placeSpeed, spread.placeDrift),
    row(spread.placeSpeed, spread.speed, spread.speedDrift),
    row(spread.placeDrift, spread.speedDrift, spread.drift),
  ];
}

function narrow(spread: Spread, [p, v, d]: Gain, known: Spread, foreseen: Spread): Spread {
  const place = known.place - foreseen.place;
  const placeSpeed = known.placeSpeed - foreseen.placeSpeed;
  const placeDrift = known.placeDrift - foreseen.placeDrift;
  const speed = known.speed - foreseen.speed;
  const speedDrift = known.speedDrift - foreseen.speedDrift;
  const drift = known.drift - foreseen.drift;
  const less = (one: Row, other: Row): number =>
    one[0] * (place * other[0] + placeSpeed * other[1] + placeDrift * other[2]) +
    one[1] * (placeSpeed * other[0] + speed * other[1] + speedDrift * other[2]) +
    one[2] * (placeDrift * other[0] + speedDrift * other[1] + drift * other[2]);
  return {
    place: spread.place + less(p, p),
    placeSpeed: spread.placeSpeed + less(p, v),
    placeDrift: spread.placeDrift + less(p, d),
    speed: spread.speed + less(v, v),
    speedDrift: spread.speedDrift + less(v, d),
    drift: spread.drift + less(d, d),
  };
}
