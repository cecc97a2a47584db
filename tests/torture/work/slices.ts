import { WrongAnswer } from '../museum-calls.ts';

/** Values by key. */
export type State = ReadonlyMap<string, string>;

/** The changes of one call; undefined removes a key. They are done as a whole or not at all. */
export type Patch = ReadonlyMap<string, string | undefined>;

/** The part of the museum that one client alone changes, one call at a time. */
export interface Slice {
  readonly name: string;
  /** All states since the last check; every later one was acknowledged. */
  states: State[];
  /** The calls between them. */
  patches: Patch[];
  /** A call that was sent and not acknowledged: it was done or not. */
  pending: Patch | undefined;
}

export function openSlice(name: string): Slice {
  return { name, states: [new Map()], patches: [], pending: undefined };
}

export function lastOf({ states }: Slice): State {
  return states.at(-1) ?? new Map();
}

export function apply(state: State, patch: Patch): State {
  const after = new Map(state);
  for (const [key, value] of patch) {
    if (value === undefined) after.delete(key);
    else after.set(key, value);
  }
  return after;
}

/** Returns whether a call was refused and thus not done. While the database is away (503) the outcome is unknown. */
export function isRefused(error: unknown): boolean {
  return error instanceof WrongAnswer && error.status !== 503;
}

/** Runs a call that makes a change, and notes whether it was acknowledged. */
export async function change<Answer>(slice: Slice, patch: Patch, call: () => Promise<Answer>): Promise<Answer> {
  // A discard changes all slices, and its server was killed: its effect must not be forgotten.
  if (slice.pending !== undefined) throw new TypeError('An earlier call has had no answer.');
  slice.pending = patch;
  const answer = await call().catch((error: unknown) => {
    if (isRefused(error)) slice.pending = undefined;
    throw error;
  });
  slice.pending = undefined;
  slice.states.push(apply(lastOf(slice), patch));
  slice.patches.push(patch);
  return answer;
}

/** The acknowledged states, and the one that may have been reached without an acknowledgement. */
export function possible(slice: Slice): readonly State[] {
  return slice.pending === undefined ? slice.states : [...slice.states, apply(lastOf(slice), slice.pending)];
}

export function isEqual(a: State, b: State): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}

/** Starts over from the current state. */
export function rebase(slice: Slice, actual: State): void {
  slice.states = [actual];
  slice.patches = [];
  slice.pending = undefined;
}

export interface Verdict {
  readonly what: 'kept' | 'lost' | 'in part';
  readonly words: string;
}

/**
 * Compares the current state with the acknowledged one: the last call may have been done, but only as a whole.
 *
 * @param visible returns the part of a state that is compared
 */
export function judge(slice: Slice, actual: State, visible = (state: State): State => state): Verdict {
  const acknowledged = visible(lastOf(slice));
  const after = visible(possible(slice).at(-1) ?? new Map());
  if (isEqual(actual, acknowledged) || isEqual(actual, after)) return { what: 'kept', words: '' };
  const keys = new Set([...actual.keys(), ...acknowledged.keys(), ...after.keys()]);
  const wrong = [...keys].filter(
    (key) => actual.get(key) !== acknowledged.get(key) || actual.get(key) !== after.get(key),
  );
  const strange = wrong.filter((key) => ![acknowledged.get(key), after.get(key)].includes(actual.get(key)));
  const shown = (strange.length > 0 ? strange : wrong)
    .slice(0, 5)
    .map(
      (key) => `${key}: ${acknowledged.get(key)} was acknowledged, ${after.get(key)} sent, ${actual.get(key)} is there`,
    );
  return { what: strange.length > 0 ? 'lost' : 'in part', words: `${slice.name}: ${shown.join('; ')}` };
}

/** Which states a copy of all slices may have, by their place in {@link possible}. */
export interface Cut {
  readonly from: readonly number[];
  to: readonly number[] | undefined;
}

export function openCut(slices: readonly Slice[]): Cut {
  return { from: slices.map(({ states }) => states.length - 1), to: undefined };
}

export function closeCut(cut: Cut, slices: readonly Slice[]): void {
  cut.to = slices.map((slice) => possible(slice).length - 1);
}

/** Returns the slices whose copy is not a state that they had while the copy was made. */
export function outsideCut(
  slices: readonly Slice[],
  { from, to }: Cut,
  copies: readonly State[],
  visible = (state: State): State => state,
): readonly string[] {
  return slices
    .filter((slice, index) => {
      const states = possible(slice).slice(from[index] ?? 0, (to?.[index] ?? Infinity) + 1);
      return !states.some((state) => isEqual(visible(state), copies[index] ?? new Map()));
    })
    .map(({ name }) => name);
}

/** Returns whether a slice is in another state, such as that of a backup, followed by its last calls. */
export function mayFollow({ patches, pending }: Slice, base: State, actual: State): boolean {
  const calls = pending === undefined ? patches : [...patches, pending];
  return Array.from({ length: calls.length + 1 }, (_, first) => first).some((first) => {
    const acknowledged = patches.slice(first).reduce(apply, base);
    return isEqual(actual, acknowledged) || isEqual(actual, calls.slice(first).reduce(apply, base));
  });
}
