import { isObject, type StoredObject } from '#content/schema/containers.ts';

type Step = string | number;

/**
 * A value as it was: `[['Text', 'de'], 'Old']`, or `[['Text', 'de']]` where there was none. In a long text, what was
 * between a start and an end that stay, by their lengths: `[['Text', 'de'], 120, 'old', 300]`. An empty path is the object.
 */
export type PatchEntry = readonly [path: readonly Step[], ...change: readonly unknown[]];

/** Leads from a state of an object to an earlier one, entry by entry. */
export type Patch = readonly PatchEntry[];

/** Every write counts it up. */
const counted = 'Revision';

/** Returns what leads from `after` to `before`; undefined stands for an object that is not there. */
export function patchTo(before: StoredObject | undefined, after: StoredObject | undefined): Patch {
  if (before === undefined) return after === undefined ? [] : [[[]]];
  if (after === undefined) return [[[], before]];
  return [...differences(before, after, [])].filter(([path]) => path.length !== 1 || path[0] !== counted);
}

function* differences(before: unknown, after: unknown, path: readonly Step[]): Generator<PatchEntry> {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [index, value] of before.entries()) yield* differences(value, after[index], [...path, index]);
  } else if (isObject(before) && isObject(after)) {
    for (const name of Object.keys(before))
      if (Object.hasOwn(after, name)) yield* differences(before[name], after[name], [...path, name]);
      else yield [[...path, name], before[name]];
    for (const name of Object.keys(after)) if (!Object.hasOwn(before, name)) yield [[...path, name]];
  } else if (typeof before === 'string' && typeof after === 'string') yield [path, ...textChange(before, after)];
  else yield [path, before];
}

/** Characters by which a part must be shorter than the whole text. */
const worthwhile = 20;

function textChange(before: string, after: string): readonly unknown[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return start + end < worthwhile ? [before] : [start, before.slice(start, before.length - end), end];
}

/** Returns the earlier state. What does not fit the object, because a write went unnoted, is left out. */
export function applyPatch(object: StoredObject | undefined, patch: Patch): StoredObject | undefined {
  let state: unknown = object;
  for (const [path, ...change] of patch) state = changed(state, path, change);
  return isObject(state) ? state : undefined;
}

function changed(state: unknown, path: readonly Step[], change: readonly unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change.length === 3 ? withPart(state, change) : change[0];
  if (Array.isArray(state)) {
    const index = Number(step);
    return index in state ? state.with(index, changed(state[index], rest, change)) : state;
  }
  if (!isObject(state)) return state;
  if (rest.length === 0 && change.length === 0)
    return Object.fromEntries(Object.entries(state).filter(([name]) => name !== step));
  return { ...state, [step]: changed(state[step], rest, change) };
}

function withPart(state: unknown, [start, part, end]: readonly unknown[]): unknown {
  if (typeof state !== 'string') return state;
  return state.slice(0, Number(start)) + String(part) + state.slice(state.length - Number(end));
}

/** Returns one patch that does what both do, the newer one first, without what the older one overwrites. */
export function joinPatches(newer: Patch, older: Patch): Patch {
  const whole = older.filter(([, ...change]) => change.length < 3);
  const overwritten = new Set(whole.map(([path]) => JSON.stringify(path)));
  const stays = ([path]: PatchEntry): boolean =>
    !Array.from({ length: path.length + 1 }, (_, length) => path.slice(0, length)).some((start) =>
      overwritten.has(JSON.stringify(start)),
    );
  return [...newer.filter(stays), ...older];
}
