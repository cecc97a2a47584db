import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { staffNotesOf } from '#content/staff-notes.ts';
import { noteFields, withoutNotes } from '#content/translation-notes.ts';
import { deepEqual } from './equality.ts';

/** Names of fields from the object inwards, never into a list: `['Name', 'de']`. */
export type ConflictPath = readonly string[];

/** One place that two people have changed differently. Undefined means that there is no value. */
export interface FieldConflict {
  readonly path: ConflictPath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** Their object with all my changes that do not conflict; their value applies where they do. */
  readonly merged: StoredObject;
  readonly conflicts: readonly FieldConflict[];
}

/** Merges two versions of an object, field by field and language by language. The Revision is theirs. */
export function merge(base: StoredObject, mine: StoredObject, theirs: StoredObject): Merge {
  const own = { ID: theirs['ID'], Revision: theirs['Revision'] };
  return mergeFields({ ...base, ...own }, { ...mine, ...own }, theirs, []);
}

/** Returns the merged object with my value at some of the conflicting places. */
export function preferMine({ merged }: Merge, mine: StoredObject, paths: readonly ConflictPath[]): StoredObject {
  return paths.reduce((object, path) => withMine(object, path, mine), merged);
}

export function isSamePath(one: ConflictPath, other: ConflictPath): boolean {
  return deepEqual(one, other);
}

function mergeFields(base: StoredObject, mine: StoredObject, theirs: StoredObject, path: ConflictPath): Merge {
  let merged = theirs;
  const conflicts: FieldConflict[] = [];
  for (const field of new Set([base, mine, theirs].flatMap((object) => Object.keys(object)))) {
    const sides = { base: own(base, field), mine: own(mine, field), theirs: own(theirs, field) };
    const joined = mergeValues({ path: [...path, field], ...sides });
    if (joined.merged !== sides.theirs) merged = withField(merged, field, joined.merged);
    conflicts.push(...joined.conflicts);
  }
  return { merged, conflicts };
}

function mergeValues(sides: FieldConflict): Pick<Merge, 'conflicts'> & { readonly merged: unknown } {
  const { path, base = {}, mine, theirs } = sides;
  if (deepEqual(mine, sides.base) || deepEqual(mine, theirs)) return { merged: theirs, conflicts: [] };
  if (deepEqual(theirs, sides.base)) return { merged: mine, conflicts: [] };
  if (isObject(base) && isObject(mine) && isObject(theirs)) return mergeFields(base, mine, theirs, path);
  return withoutAsking(sides) ?? { merged: theirs, conflicts: [sides] };
}

/**
 * Tags and notes on translations are nothing to ask people about. Of the notes mine apply, because my text may stay
 * beside their source, and is then rather called old than current.
 */
function withoutAsking({ path, base, mine, theirs }: FieldConflict): ReturnType<typeof mergeValues> | undefined {
  if (path.some((step) => noteFields.includes(step))) return { merged: mine, conflicts: [] };
  if (isSamePath(path, ['StaffTags'])) return { merged: mergeTags(base, mine, theirs), conflicts: [] };
  const [before, own, other] = [base, mine, theirs].map(withoutNotes);
  if (deepEqual(own, before)) return { merged: theirs, conflicts: [] };
  if (deepEqual(other, before) || deepEqual(own, other)) return { merged: mine, conflicts: [] };
  return undefined;
}

/** Keeps what either of us has added, and drops what either has removed. */
function mergeTags(base: unknown, mine: unknown, theirs: unknown): readonly string[] {
  const tagsIn = (StaffTags: unknown): readonly string[] => staffNotesOf({ StaffTags }).StaffTags;
  const [before, own, other] = [tagsIn(base), tagsIn(mine), tagsIn(theirs)];
  const stays = (tag: string): boolean => !before.includes(tag) || (own.includes(tag) && other.includes(tag));
  return [...new Set([...other, ...own])].filter(stays);
}

function withMine(target: StoredObject, [field = '', ...rest]: ConflictPath, mine: StoredObject): StoredObject {
  const [now, wanted] = [own(target, field), own(mine, field)];
  const isInside = rest.length > 0 && isObject(now) && isObject(wanted);
  return withField(target, field, isInside ? withMine(now, rest, wanted) : wanted);
}

function withField(object: StoredObject, field: string, value: unknown): StoredObject {
  if (value !== undefined) return { ...object, [field]: value };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
}

/** A language may have any code, even `constructor`. */
function own(object: StoredObject, field: string): unknown {
  return Object.hasOwn(object, field) ? object[field] : undefined;
}
