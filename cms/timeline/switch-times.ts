import { type Location } from '#content/entities/location.ts';

/** The moment from which a location is shown (section 3.1). */
export interface SwitchTime {
  /** Seconds from the start of the recording. */
  readonly time: number;
  /** -1 until one is chosen. */
  readonly location: number;
}

type Timeline = Location['Timeline'];

/** The shortest distance between two times, and the step of arrow keys, in seconds. */
export const smallestStep = 0.1;

/** Returns the switch times in playing order. Locations without a time come last. */
export function readSwitchTimes({ Locations, Times }: Timeline): readonly SwitchTime[] {
  const last = Math.max(0, ...Times);
  const count = Math.max(Locations.length, Times.length);
  return inOrder(
    Array.from({ length: count }, (_, place) => ({
      time: Times[place] ?? last + 1 + place - Times.length,
      location: Locations[place] ?? -1,
    })),
  );
}

export function toTimeline(times: readonly SwitchTime[]): Timeline {
  return { Locations: times.map(({ location }) => location), Times: times.map(({ time }) => time) };
}

/** Moves a time within the limits of its neighbours and the recording's ends. */
export function dragged(
  times: readonly SwitchTime[],
  place: number,
  wanted: number,
  end: number,
): readonly SwitchTime[] {
  const before = times[place - 1];
  const after = times[place + 1];
  const least = before === undefined ? 0 : before.time + smallestStep;
  const most = after === undefined ? Math.max(end, least) : after.time - smallestStep;
  return withTime(times, place, Math.max(least, Math.min(most, wanted)));
}

/** Sets a time to any value and sorts the list. */
export function retimed(times: readonly SwitchTime[], place: number, wanted: number): readonly SwitchTime[] {
  const others = times.toSpliced(place, 1);
  return inOrder(withTime(times, place, freeFrom(others, wanted)));
}

export function added(times: readonly SwitchTime[], wanted: number): readonly SwitchTime[] {
  return inOrder([...times, { time: freeFrom(times, wanted), location: -1 }]);
}

export function showing(times: readonly SwitchTime[], place: number, location: number): readonly SwitchTime[] {
  return times.map((each, at) => (at === place ? { ...each, location } : each));
}

function withTime(times: readonly SwitchTime[], place: number, time: number): readonly SwitchTime[] {
  return times.map((each, at) => (at === place ? { ...each, time: tenths(time) } : each));
}

/** Returns the first free moment from a given one on. */
function freeFrom(others: readonly SwitchTime[], wanted: number): number {
  let time = tenths(Math.max(0, wanted));
  while (others.some((other) => Math.abs(other.time - time) < smallestStep / 2)) time = tenths(time + smallestStep);
  return time;
}

function inOrder(times: readonly SwitchTime[]): readonly SwitchTime[] {
  return times.toSorted((one, other) => one.time - other.time);
}

function tenths(time: number): number {
  return Math.round(time * 10) / 10;
}
