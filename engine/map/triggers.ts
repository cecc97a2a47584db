import { type PlanePoint } from './distance.ts';
import { type Position } from './position.ts';
import { emptyTrack, follow, type Footstep, lookBack, type Track, twoThirds } from './track.ts';
import { type PlacedStation, type TriggerField } from './trigger-field.ts';

/** The state of a visitor's walk past the stations of a tour. */
export interface TriggerState {
  readonly track: Track;
  /** The walker's current place, if known. */
  readonly here: Footstep | undefined;
  /** The stations that the walker has reached. */
  readonly met: ReadonlyMap<number, Meeting>;
  /** When a station last opened, in milliseconds. */
  readonly openedAt: number;
}

export type Meeting =
  /** The walker is there, but the station cannot open yet. */
  | { readonly kind: 'waiting' }
  /** The station has opened, and does not open again until the walker has left it. */
  | { readonly kind: 'opened' }
  /** Milliseconds since 1970; earlier positions no longer count. */
  | { readonly kind: 'left'; readonly at: number };

export type TriggerInput =
  | {
      readonly type: 'moved';
      readonly position: Position;
      /** Whether something is playing or the visitor is busy with something else. */
      readonly isBusy: boolean;
    }
  /** The visitor is no longer busy. */
  | { readonly type: 'freed'; readonly at: number }
  /** The visitor has opened a station by hand. */
  | { readonly type: 'opened'; readonly id: number; readonly at: number };

export interface TriggerOutcome {
  readonly state: TriggerState;
  /** The station to open now. */
  readonly open: number | undefined;
}

export const noTriggers: TriggerState = {
  track: emptyTrack,
  here: undefined,
  met: new Map(),
  openedAt: Number.NEGATIVE_INFINITY,
};

/** A visitor has left a station at this multiple of its distance. */
const leavingFactor = 1.5;

/** Standard deviations of certainty that the walker is there: four times out of five. */
const certainty = 0.8;

/** The same for having left; it is higher because near trees and houses errors persist in one direction for a while. */
const leavingCertainty = 2.5;

/** Milliseconds between two automatic openings, to give the visitor time to see the first. */
const betweenOpenings = 8000;

/** A single position may be stale or a first guess. */
const fewestSteps = 2;

/**
 * Decides which station opens automatically. A pure step from state to state.
 *
 * A station is reached when the walker is, or in the last half minute was, almost certainly within its distance, at a
 * place known more accurately than that distance. Gaps between the device's reports reach nothing. A station is left
 * when the walker is almost certainly beyond 1.5 times the distance. If several are reached, the nearest opens and the
 * others wait until they are left.
 */
export function step(state: TriggerState, input: TriggerInput, field: TriggerField): TriggerOutcome {
  switch (input.type) {
    case 'moved': {
      const moved = move(state, input.position, field);
      return input.isBusy ? { state: moved, open: undefined } : openNearest(moved, input.position.at, field);
    }
    case 'freed':
      return openNearest(state, input.at, field);
    case 'opened':
      return { state: openByHand(state, input.id, input.at, field), open: undefined };
  }
}

function move(state: TriggerState, position: Position, field: TriggerField): TriggerState {
  const { latitude, longitude, accuracy, at } = position;
  const track = follow(state.track, { point: field.plane.toPlane({ latitude, longitude }), accuracy, at });
  const steps = lookBack(track);
  const here = steps.at(-1);
  if (here === undefined || steps.length < fewestSteps) return { ...state, track, here };

  const met = new Map(state.met);
  for (const [id, meeting] of state.met) {
    const station = field.station(id);
    if (station === undefined || (meeting.kind === 'left' && isForgotten(meeting.at, steps))) met.delete(id);
    else if (meeting.kind !== 'left' && isLeft(station, here)) met.set(id, { kind: 'left', at: here.at });
  }
  for (const station of field.along(steps.map(({ point }) => point))) {
    const meeting = met.get(station.id);
    if (meeting !== undefined && meeting.kind !== 'left') continue;
    const since = meeting?.at ?? Number.NEGATIVE_INFINITY;
    if (wasThere(station, steps, since)) met.set(station.id, { kind: 'waiting' });
  }
  return { ...state, track, here, met };
}

function openNearest(state: TriggerState, at: number, field: TriggerField): TriggerOutcome {
  const { here } = state;
  const since = at - state.openedAt;
  // A clock that was set back must not keep stations closed.
  if (here === undefined || (since >= 0 && since < betweenOpenings)) return { state, open: undefined };
  let nearest: PlacedStation | undefined;
  for (const [id, { kind }] of state.met) {
    const station = kind === 'waiting' ? field.station(id) : undefined;
    if (station === undefined) continue;
    if (nearest === undefined || metres(station.point, here.point) < metres(nearest.point, here.point))
      nearest = station;
  }
  if (nearest === undefined) return { state, open: undefined };
  return { state: opened(state, nearest.id, at), open: nearest.id };
}

/** A station opened from far away still opens on arrival. */
function openByHand(state: TriggerState, id: number, at: number, field: TriggerField): TriggerState {
  const station = field.station(id);
  const isThere = station !== undefined && state.here !== undefined && !isLeft(station, state.here);
  return isThere ? opened(state, id, at) : state;
}

function opened(state: TriggerState, id: number, at: number): TriggerState {
  return { ...state, openedAt: at, met: new Map(state.met).set(id, { kind: 'opened' }) };
}

/** @param since earlier positions are ignored */
function wasThere(station: PlacedStation, steps: readonly Footstep[], since: number): boolean {
  return steps.some((now, index) => {
    if (now.at <= since) return false;
    const before = steps[index - 1];
    const from = before === undefined || before.at <= since ? now : before;
    const deviation = Math.max(from.deviation, now.deviation);
    return (
      twoThirds * deviation < station.distance &&
      metresToLine(station.point, from.point, now.point) + certainty * deviation <= station.distance
    );
  });
}

function isLeft({ point, distance }: PlacedStation, here: Footstep): boolean {
  const doubt = leavingCertainty * here.deviation + here.accuracy / 2;
  return metres(point, here.point) - doubt > leavingFactor * distance;
}

function isForgotten(at: number, steps: readonly Footstep[]): boolean {
  return steps.every((step) => step.at > at);
}

function metres(one: PlanePoint, other: PlanePoint): number {
  return Math.hypot(one.east - other.east, one.north - other.north);
}

function metresToLine(point: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const [east, north] = [to.east - from.east, to.north - from.north];
  const length = east ** 2 + north ** 2;
  const share = length === 0 ? 0 : ((point.east - from.east) * east + (point.north - from.north) * north) / length;
  const along = Math.min(Math.max(share, 0), 1);
  return metres(point, { east: from.east + along * east, north: from.north + along * north });
}
