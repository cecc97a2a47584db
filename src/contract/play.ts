import { isObject } from '#content/schema/containers.ts';

/** Where a rehearsed game starts: before it, at an attempt, or after it. */
export const playStarts = ['announced', 'first', 'third', 'won', 'explained'] as const;
export type PlayStart = (typeof playStarts)[number];

/** Testers' actions in games. Links store the index, so names are only ever appended. */
export const playActions = [
  'flip',
  'select',
  'check',
  'listen',
  'solution',
  'tap',
  'choose',
  'places',
  'pick',
  'place',
  'drop',
  'detach',
  'tidy',
  'hint',
  'cancel',
  'restart',
] as const;
export type PlayActionName = (typeof playActions)[number];

/** How a game answers an action. Links store the index, so results are only ever appended. */
export const playResults = ['nothing', 'step', 'right', 'wrong', 'won', 'gave-up'] as const;
export type PlayResult = (typeof playResults)[number];

export interface PlayAction {
  /** Milliseconds since the recording began, in the time of the game: slow motion does not count. */
  readonly at: number;
  readonly name: PlayActionName;
  /** Which card, answer, place or piece, or where: the scripts of the games say what they mean. */
  readonly numbers: readonly number[];
  readonly result: PlayResult;
}

/** A tester's actions, from a known start to the end of the game or of the recording. */
export interface PlayRecording {
  /** The location type of the station. */
  readonly game: number;
  readonly seed: number;
  readonly start: PlayStart;
  readonly actions: readonly PlayAction[];
}

/** More than a player makes in one game. */
export const mostActions = 2000;
/** Milliseconds: a day. Slowed down, it still fits into a timer. */
const longest = 86_400_000;
/** Column, row, x, y and slack of a dropped piece. */
const mostNumbers = 5;
/** The largest seed: 31 bits. */
export const largestSeed = 2 ** 31 - 1;

/** How staff want to see a game. */
export interface PlayOrder {
  readonly seed: number;
  /** Undefined: as the preview starts without these tools. */
  readonly start?: PlayStart | undefined;
  readonly isSlow: boolean;
  readonly showsAreas: boolean;
  readonly tape: PlaybackMode;
}

export type PlaybackMode =
  | { readonly kind: 'none' | 'record' }
  | {
      readonly kind: 'replay';
      readonly recording: PlayRecording;
      /** At an action that no longer fits. */ readonly stops: boolean;
    };

/** Why an action no longer fits the changed draft. */
export const actionMismatches = [
  'no-card',
  'no-answer',
  'no-place',
  'outside',
  'no-piece',
  'no-cell',
  'not-now',
  'other-game',
] as const;
export type ActionMismatch = (typeof actionMismatches)[number];

/** A finding of playback about one action, counted from 0. */
export type PlayNote =
  | { readonly kind: 'misfit'; readonly action: number; readonly misfit: ActionMismatch }
  | { readonly kind: 'differs'; readonly action: number; readonly now: PlayResult };

/** `over`: the game ended before the recording. `unfinished`: the recording ended a game that now continues. */
export const playEnds = ['done', 'stopped', 'over', 'unfinished', 'unplayable'] as const;
export type PlayEnd = (typeof playEnds)[number];

/** The frame's report on a rehearsed game. */
export type PlayReport =
  /** The course has reached where it should start, or the nearest state that this station has. */
  | { readonly kind: 'started'; readonly reached: string; readonly attempt: number }
  | { readonly kind: 'acted'; readonly action: PlayAction }
  | {
      readonly kind: 'replayed';
      readonly done: number;
      readonly notes: readonly PlayNote[];
      readonly end?: PlayEnd | undefined;
    };

export function parseOrder(given: unknown): PlayOrder | undefined {
  if (!isObject(given)) return undefined;
  const { seed, start, isSlow, showsAreas } = given;
  const tape = parsePlaybackMode(given['tape']);
  if (!isSeed(seed) || tape === undefined || typeof isSlow !== 'boolean' || typeof showsAreas !== 'boolean')
    return undefined;
  if (start !== undefined && !isOneOf(playStarts, start)) return undefined;
  return { seed, start, isSlow, showsAreas, tape };
}

/** Reads a recording from a message, a link or a file. */
export function parseRecording(given: unknown): PlayRecording | undefined {
  if (!isObject(given)) return undefined;
  const { game, seed, start, actions } = given;
  if (!isCount(game) || !isSeed(seed) || !isOneOf(playStarts, start)) return undefined;
  if (!Array.isArray(actions) || actions.length > mostActions) return undefined;
  const read = actions.flatMap((action: unknown) => parseAction(action) ?? []);
  const isOrdered = read.every(({ at }, place) => at >= (read[place - 1]?.at ?? 0));
  return read.length === actions.length && isOrdered ? { game, seed, start, actions: read } : undefined;
}

export function parseReport(given: unknown): PlayReport | undefined {
  if (!isObject(given)) return undefined;
  const { kind, reached, attempt, done, notes, end } = given;
  if (kind === 'started')
    return typeof reached === 'string' && isCount(attempt) ? { kind, reached, attempt } : undefined;
  if (kind === 'acted') {
    const action = parseAction(given['action']);
    return action && { kind, action };
  }
  if (kind !== 'replayed' || !isCount(done) || !Array.isArray(notes)) return undefined;
  if (end !== undefined && !isOneOf(playEnds, end)) return undefined;
  const read = notes.flatMap((note: unknown) => parseNote(note) ?? []);
  return read.length === notes.length ? { kind, done, notes: read, end } : undefined;
}

export function isSeed(value: unknown): value is number {
  return isCount(value) && value <= largestSeed;
}

function parsePlaybackMode(given: unknown): PlaybackMode | undefined {
  if (!isObject(given)) return undefined;
  const { kind, stops } = given;
  if (kind === 'none' || kind === 'record') return { kind };
  const recording = parseRecording(given['recording']);
  return kind === 'replay' && recording !== undefined && typeof stops === 'boolean'
    ? { kind, recording, stops }
    : undefined;
}

function parseAction(given: unknown): PlayAction | undefined {
  if (!isObject(given)) return undefined;
  const { at, name, numbers, result } = given;
  if (!isCount(at) || at > longest || !isOneOf(playActions, name) || !isOneOf(playResults, result)) return undefined;
  return Array.isArray(numbers) && numbers.length <= mostNumbers && numbers.every(isNumber)
    ? { at, name, numbers, result }
    : undefined;
}

function parseNote(given: unknown): PlayNote | undefined {
  if (!isObject(given)) return undefined;
  const { kind, action, misfit, now } = given;
  if (!isCount(action)) return undefined;
  if (kind === 'misfit' && isOneOf(actionMismatches, misfit)) return { kind, action, misfit };
  return kind === 'differs' && isOneOf(playResults, now) ? { kind, action, now } : undefined;
}

function isOneOf<Value extends string>(values: readonly Value[], given: unknown): given is Value {
  return values.some((value) => value === given);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
