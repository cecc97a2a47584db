import { type Position } from './position.ts';
import { hasLeft, metres, wasThere, farthest, metresToLine } from './reach.ts';
import { emptyTrack, extent, follow, type Footstep, footsteps, present, type Track, longestGap } from './track.ts';
import { type PlacedStation, type TriggerField } from './trigger-field.ts';

/** The state of a visitor's walk past the stations of a tour. */
export interface TriggerState {
  readonly track: Track;
  /** The walker's current place, if known. */
  readonly here: Footstep | undefined;
  /** The stations that the walker has reached. */
  readonly met: ReadonlyMap<number, Meeting>;
  /** The stations that the visitor has heard or has open; they open only when asked for. */
  readonly known: ReadonlySet<number>;
  /** The stations reported as passed, each once. */
  readonly passed: ReadonlySet<number>;
  /** The last place before a silence of the device, until the stations on the way are known. */
  readonly beforeSilence: Footstep | undefined;
  /** When the steps were last looked back upon, in milliseconds. */
  readonly lookedAt: number;
  /** When a station last opened, in milliseconds. */
  readonly openedAt: number;
}

export type Meeting =
  /** The walker is there, but the station cannot open yet. */
  | { readonly kind: 'waiting' }
  /** The station has opened, and does not open again until the visitor asks for it. */
  | { readonly kind: 'opened' }
  /** The walker has left it unheard. Milliseconds since 1970; earlier positions no longer count. */
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
  | { readonly type: 'opened'; readonly id: number; readonly at: number }
  /** These are all stations that the visitor has heard or has open. */
  | { readonly type: 'known'; readonly ids: ReadonlySet<number> };

export interface TriggerOutcome {
  readonly state: TriggerState;
  /** The station to open now. */
  readonly open: number | undefined;
  /** The stations that the visitor has passed without a chance to hear them, in the tour's order. */
  readonly passed: readonly number[];
}

export const noTriggers: TriggerState = {
  track: emptyTrack,
  here: undefined,
  met: new Map(),
  known: new Set(),
  passed: new Set(),
  beforeSilence: undefined,
  lookedAt: Number.NEGATIVE_INFINITY,
  openedAt: Number.NEGATIVE_INFINITY,
};

/** Milliseconds between two automatic openings, to give the visitor time to see the first. */
export const betweenOpenings = 8000;

/** Looking back is most of the work, so it happens every other second: milliseconds and metres per second. */
const [betweenLooks, hurry] = [1500, 3];

/** A single position may be stale or a first guess. */
const fewestSteps = 2;

/** Metres; of stations no farther apart than this, the first of the tour opens first. */
export const sameDistance = 5;

/**
 * Decides which station opens automatically, and which were passed. A pure step from state to state.
 *
 * A station is reached when the walker is almost certainly within its distance or, once that can no longer be known
 * better, was probably there. It opens once. Gaps between the device's reports reach nothing, but stations on the way
 * are reported as passed. If several are reached, the nearest opens, or the first of the tour if they are equally near,
 * and the others wait until they are left.
 */
export function step(state: TriggerState, input: TriggerInput, field: TriggerField): TriggerOutcome {
  switch (input.type) {
    case 'moved': {
      const moved = move(state, input.position, field);
      const next = input.isBusy ? { state: moved, open: undefined } : openNext(moved, input.position.at, field);
      return { ...next, passed: field.inOrder([...moved.passed].filter((id) => !state.passed.has(id))) };
    }
    case 'freed':
      return { ...openNext(state, input.at, field), passed: [] };
    case 'opened':
      return { state: openByHand(state, input.id, input.at, field), open: undefined, passed: [] };
    case 'known':
      return { state: { ...state, known: input.ids }, open: undefined, passed: [] };
  }
}

function move(state: TriggerState, position: Position, field: TriggerField): TriggerState {
  const { latitude, longitude, accuracy, at } = position;
  const track = follow(state.track, { point: field.plane.toPlane({ latitude, longitude }), accuracy, at });
  if (track.steps === state.track.steps) return { ...state, track };
  const here = present(track);
  const isNew = track.steps.length < fewestSteps;
  const beforeSilence = isNew ? state.here : state.beforeSilence;
  if (here === undefined || isNew) return { ...state, track, here, beforeSilence };

  const met = new Map(state.met);
  const passed = new Set(state.passed);
  const isOpen = ({ id }: PlacedStation): boolean => !isUnheard(id, { met, known: state.known });
  for (const [id, { kind }] of state.met) {
    const station = field.station(id);
    if (station === undefined) met.delete(id);
    else if (kind === 'waiting' && hasLeft(station, here)) {
      met.set(id, { kind: 'left', at: here.at });
      if (!isOpen(station)) passed.add(id);
    }
  }
  for (const station of beforeSilence === undefined ? [] : passedBetween(beforeSilence, here, field)) {
    if (isOpen(station)) continue;
    if (metres(station.point, here.point) <= station.distance) met.set(station.id, { kind: 'waiting' });
    else passed.add(station.id);
  }
  const isSoon = Math.abs(at - state.lookedAt) < betweenLooks && here.speed < hurry;
  if (isSoon) return { ...state, track, here, met, passed, beforeSilence: undefined };
  const near = [...field.along(extent(track))].filter((station) => {
    const kind = met.get(station.id)?.kind;
    return (kind === undefined || kind === 'left') && !isOpen(station);
  });
  const steps = near.length === 0 ? [] : footsteps(track);
  for (const station of near) {
    const meeting = met.get(station.id);
    const since = meeting?.kind === 'left' ? meeting.at : Number.NEGATIVE_INFINITY;
    if (wasThere(station, steps, since)) met.set(station.id, { kind: 'waiting' });
  }
  return { ...state, track, here, met, passed, beforeSilence: undefined, lookedAt: at };
}

type Opening = Pick<TriggerOutcome, 'state' | 'open'>;

function openNext(state: TriggerState, at: number, field: TriggerField): Opening {
  const since = at - state.openedAt;
  // A clock that was set back must not keep stations closed.
  if (since >= 0 && since < betweenOpenings) return { state, open: undefined };
  const next = nextOf(state, field);
  return next === undefined ? { state, open: undefined } : { state: opened(state, next, at), open: next };
}

/** Returns the station to open first among those that wait. */
function nextOf({ here, met, known }: TriggerState, field: TriggerField): number | undefined {
  if (here === undefined) return undefined;
  const away = ({ point }: PlacedStation): number => metres(point, here.point);
  const waiting = [...met].flatMap(([id, { kind }]) => {
    const station = kind === 'waiting' && isUnheard(id, { met, known }) ? field.station(id) : undefined;
    return station === undefined ? [] : [station];
  });
  const nearest = waiting.toSorted((one, other) => away(one) - away(other))[0];
  if (nearest === undefined) return undefined;
  // A neighbour that the walker is just about to reach counts too.
  const beside = [...field.along([nearest.point])].filter(
    (station) =>
      isUnheard(station.id, { met, known }) &&
      metres(station.point, nearest.point) <= sameDistance &&
      away(station) <= station.distance + sameDistance,
  );
  const near = waiting.filter((station) => away(station) <= away(nearest) + sameDistance);
  return field.inOrder([...near, ...beside].map(({ id }) => id))[0];
}

export function isUnheard(id: number, { met, known }: Pick<TriggerState, 'met' | 'known'>): boolean {
  return met.get(id)?.kind !== 'opened' && !known.has(id);
}

/** A station opened from far away still opens on arrival. */
function openByHand(state: TriggerState, id: number, at: number, field: TriggerField): TriggerState {
  const station = field.station(id);
  const isThere = station !== undefined && state.here !== undefined && !hasLeft(station, state.here);
  return isThere ? opened(state, id, at) : state;
}

function opened(state: TriggerState, id: number, at: number): TriggerState {
  return { ...state, openedAt: at, met: new Map(state.met).set(id, { kind: 'opened' }) };
}

/** Milliseconds of silence after which the way that the walker took is unknown. */
const longestSilence = 180_000;

/** Metres per second; a walker who was faster has not gone straight. */
const fastest = 16;

/** Returns the stations on the straight way between the last step before a silence and the first after it. */
function passedBetween(before: Footstep, after: Footstep, field: TriggerField): readonly PlacedStation[] {
  const silence = after.at - before.at;
  const isStraight = metres(before.point, after.point) <= (fastest * silence) / 1000;
  if (silence <= longestGap || silence > longestSilence || !isStraight) return [];
  const deviation = Math.max(before.deviation, after.deviation);
  return [...field.along([before.point, after.point])].filter(
    (station) => metresToLine(station.point, before.point, after.point) <= farthest(station, deviation, after.speed),
  );
}
