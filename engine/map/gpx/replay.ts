import { bearingBetween, createPlane, metresBetween } from '../distance.ts';
import { type Position, type Spot } from '../position.ts';
import { twoThirds } from '../track.ts';
import { type Gpx, type GpxPoint } from './gpx.ts';

export interface FixesOptions {
  /** Milliseconds between two positions. */
  readonly every: number;
  /** Metres a second, where the recording has no times. */
  readonly walking: number;
  /** When the walk begins, in milliseconds since 1970. */
  readonly start: number;
}

/** Metres: as good as a device gets. */
const exact = 3;

/** The positions that a device would tell along a recorded walk; none where the recording has a hole. */
export function fixesOf(gpx: Pick<Gpx, 'segments'>, options: FixesOptions): readonly Position[] {
  const { walking, start } = options;
  const zero = gpx.segments[0]?.[0]?.at;
  let end: Passing | undefined;
  return gpx.segments.flatMap((segment) => {
    const believed = zero !== undefined && isInOrder(segment);
    const passings: Passing[] = [];
    for (const point of segment) {
      const metres = end === undefined ? 0 : metresBetween(end.spot, point);
      const walked = end === undefined ? start : end.at + (metres / walking) * 1000;
      const recorded = believed && point.at !== undefined ? start + point.at - zero : walked;
      end = { spot: point, at: Math.max(recorded, end?.at ?? start) };
      passings.push(end);
    }
    return sample(passings, options);
  });
}

/** A point of a recording, and when it is passed. */
interface Passing {
  readonly spot: Spot;
  readonly at: number;
}

/** Times of a segment are believed when it has them all, and none goes back. */
function isInOrder(segment: readonly GpxPoint[]): boolean {
  return segment.every(({ at }, index) => at !== undefined && at >= (segment[index - 1]?.at ?? at));
}

/** At whole beats since the start, and at the end. */
function sample(passings: readonly Passing[], { every, start }: FixesOptions): readonly Position[] {
  const fixes: Position[] = [];
  for (const [index, to] of passings.entries()) {
    const from = passings[index - 1] ?? to;
    const heading = metresBetween(from.spot, to.spot) > 0.1 ? bearingBetween(from.spot, to.spot) : undefined;
    const plane = createPlane(from.spot);
    const way = plane.toPlane(to.spot);
    for (let at = start + Math.ceil((from.at - start) / every) * every; at < to.at; at += every) {
      const share = (at - from.at) / (to.at - from.at);
      fixes.push(fixAt(plane.toSpot({ east: way.east * share, north: way.north * share }), at, heading));
    }
  }
  const last = passings.at(-1);
  if (last !== undefined) fixes.push(fixAt(last.spot, last.at, undefined));
  return fixes;
}

function fixAt({ latitude, longitude }: Spot, at: number, heading: number | undefined): Position {
  return { latitude, longitude, accuracy: exact, at, ...(heading === undefined ? {} : { heading }) };
}

/**
 * A position as a worse device tells it, which knows how bad it is: two thirds lie within that many metres of the truth.
 *
 * @param random numbers from 0 up to 1
 */
export function blur(position: Position, metres: number, random: () => number): Position {
  if (metres <= 0) return position;
  const plane = createPlane(position);
  const distance = (metres / twoThirds) * Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  const spot = plane.toSpot({ east: distance * Math.sin(angle), north: distance * Math.cos(angle) });
  return { ...position, ...spot, accuracy: Math.max(position.accuracy, metres) };
}

/** Runs tasks later; gives back what calls them off. */
export type Later = (task: () => void, milliseconds: number) => () => void;

export interface ReplayOptions {
  readonly fixes: readonly Position[];
  readonly later: Later;
  readonly random: () => number;
  readonly tell: (position: Position) => void;
  /** Called whenever it starts or stops. */
  readonly onChange: () => void;
}

/** Plays positions as if they happened now. */
export interface Replay {
  readonly isPlaying: () => boolean;
  /** From 0, before the first position, to 1, after the last. */
  readonly progress: () => number;
  /** From the beginning, when it has come to its end. */
  readonly play: () => void;
  readonly pause: () => void;
  /** How much faster than it was walked. */
  readonly speed: () => number;
  readonly setSpeed: (speed: number) => void;
  /** Metres of {@link blur}. */
  readonly noise: () => number;
  readonly setNoise: (metres: number) => void;
}

/** No position waits longer than this, however large a hole the recording has. */
const longestWait = 60_000;

export function createReplay({ fixes, later, random, tell, onChange }: ReplayOptions): Replay {
  let next = 0;
  let speed = 1;
  let noise = 0;
  let callOff: (() => void) | undefined;
  let isPlaying = false;

  function tellNext(): void {
    const fix = fixes[next];
    if (fix === undefined) {
      rest();
      return;
    }
    next += 1;
    tell(blur(fix, noise, random));
    wait();
    onChange();
  }

  function wait(): void {
    const [last, following] = [fixes[next - 1], fixes[next]];
    const milliseconds = last === undefined || following === undefined ? 0 : following.at - last.at;
    callOff = later(tellNext, Math.min(milliseconds, longestWait) / speed);
  }

  function rest(): void {
    callOff?.();
    callOff = undefined;
    isPlaying = false;
    onChange();
  }

  return {
    isPlaying: () => isPlaying,
    progress: () => (fixes.length === 0 ? 1 : next / fixes.length),
    play: () => {
      if (isPlaying) return;
      if (next >= fixes.length) next = 0;
      isPlaying = true;
      tellNext();
    },
    pause: rest,
    speed: () => speed,
    noise: () => noise,
    setSpeed: (wanted) => {
      speed = wanted;
      if (!isPlaying) return;
      callOff?.();
      wait();
    },
    setNoise: (metres) => {
      noise = metres;
    },
  };
}
