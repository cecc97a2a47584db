import { bearingBetween, createPlane, metresBetween } from '../distance.ts';
import { type Position, type Spot } from '../position.ts';
import { twoThirds } from '../device-error.ts';
import { type Gpx, type GpxPoint } from './gpx.ts';

export interface FixesOptions {
  /** The interval between positions in milliseconds. */
  readonly every: number;
  /** The speed in metres per second where the recording has no times. */
  readonly walking: number;
  /** The start of the walk, in milliseconds since 1970. */
  readonly start: number;
}

/** The best accuracy of real devices, in metres. */
const exact = 3;

/** Returns the positions that a device would report along a recorded walk, with none during gaps in the recording. */
export function fixesOf(gpx: Pick<Gpx, 'segments'>, options: FixesOptions): readonly Position[] {
  const { walking, start } = options;
  const zero = gpx.segments[0]?.[0]?.at;
  const isOneStamp = gpx.segments.every((segment) => segment.every(({ at }) => at === zero));
  let end: Passing | undefined;
  return gpx.segments.flatMap((segment) => {
    const believed = zero !== undefined && !isOneStamp && isTimed(segment, zero);
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

/** A point of a recording, and the time at which the walker passes it. */
interface Passing {
  readonly spot: Spot;
  readonly at: number;
}

/** Metres per second; visitors are not faster. */
const fastest = 100;

/**
 * The times of a segment are usable if every point has one, none goes backwards, and they leave time for the way. Some
 * programs write the time of the export, or milliseconds in a row, at every point.
 */
function isTimed(segment: readonly GpxPoint[], zero: number): boolean {
  const isInOrder = segment.every(({ at }, index) => at !== undefined && at >= (segment[index - 1]?.at ?? at));
  const [first, last] = [segment[0]?.at ?? zero, segment.at(-1)?.at ?? zero];
  return isInOrder && lengthOf(segment) <= ((last - first) / 1000) * fastest;
}

function lengthOf(points: readonly Spot[]): number {
  return points.reduce((metres, point, index) => metres + metresBetween(points[index - 1] ?? point, point), 0);
}

/** Samples at each interval since the start, and at the end. */
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
 * Returns the position as a less accurate device would report it: two thirds of the results are within `metres` of the
 * true position, and the reported accuracy says so.
 *
 * @param random returns numbers of at least 0 and less than 1
 */
export function blur(position: Position, metres: number, random: () => number): Position {
  if (metres <= 0) return position;
  const plane = createPlane(position);
  const distance = (metres / twoThirds) * Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  const spot = plane.toSpot({ east: distance * Math.sin(angle), north: distance * Math.cos(angle) });
  return { ...position, ...spot, accuracy: Math.max(position.accuracy, metres) };
}

/** Schedules a task, and returns a function that cancels it. */
export type Later = (task: () => void, milliseconds: number) => () => void;

export interface ReplayOptions {
  readonly fixes: readonly Position[];
  readonly later: Later;
  readonly random: () => number;
  readonly tell: (position: Position) => void;
  /** Called whenever the replay starts or stops. */
  readonly onChange: () => void;
}

/** Replays positions as if they were happening now. */
export interface Replay {
  readonly isPlaying: () => boolean;
  /** From 0, before the first position, to 1, after the last. */
  readonly progress: () => number;
  /** Starts from the beginning if the replay has ended. */
  readonly play: () => void;
  readonly pause: () => void;
  /** A multiple of the walking speed. */
  readonly speed: () => number;
  readonly setSpeed: (speed: number) => void;
  /** The metres passed to {@link blur}. */
  readonly noise: () => number;
  readonly setNoise: (metres: number) => void;
}

/** The longest wait for the next position in milliseconds, however long the gap in the recording. */
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
