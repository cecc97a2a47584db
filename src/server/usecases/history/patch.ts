import { isObject, type StoredObject } from '#content/schema/containers.ts';

type Step = string | number;

/** A value as it was: `[['Text', 'de'], 'Old']`, or `[['Text', 'de']]` where there was none. An empty path is the object. */
export type PatchEntry = readonly [path: readonly Step[], value?: unknown];

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
  } else yield [path, before];
}

/** Returns the earlier state. What does not fit the object, because a write went unnoted, is left out. */
export function applyPatch(object: StoredObject | undefined, patch: Patch): StoredObject | undefined {
  let state: unknown = object;
  for (const [path, ...value] of patch) state = withValue(state, path, value);
  return isObject(state) ? state : undefined;
}

function withValue(state: unknown, path: readonly Step[], value: readonly unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value[0];
  if (Array.isArray(state)) {
    const index = Number(step);
    return index in state ? state.with(index, withValue(state[index], rest, value)) : state;
  }
  if (!isObject(state)) return state;
  if (rest.length === 0 && value.length === 0)
    return Object.fromEntries(Object.entries(state).filter(([name]) => name !== step));
  return { ...state, [step]: withValue(state[step], rest, value) };
}

/** Returns one patch that does what both do, the newer one first, without what the older one overwrites. */
export function joinPatches(newer: Patch, older: Patch): Patch {
  const overwritten = new Set(older.map(([path]) => JSON.stringify(path)));
  const stays = ([path]: PatchEntry): boolean =>
    !Array.from({ length: path.length + 1 }, (_, length) => path.slice(0, length)).some((start) =>
      overwritten.has(JSON.stringify(start)),
    );
  return [...newer.filter(stays), ...older];
}
