import { type StoredObject } from '#content/schema/containers.ts';
import { apply, changedNames, type Draft, objectOf, type ObjectName } from './draft.ts';
import { deepEqual } from './equality.ts';
import { type Lists } from './lists.ts';
import { type ConflictPath, type FieldConflict, isSamePath, merge, preferMine } from './merge.ts';
import { removedTogether } from './revert-removal.ts';
import { type ForeignChange } from './save.ts';

/** Two people have changed an object in ways that only a person can reconcile. */
export interface OpenClash extends ForeignChange {
  /** The object before either of them changed it; undefined if it did not exist. */
  readonly base: StoredObject | undefined;
  /** My object; undefined if I have deleted it. */
  readonly mine: StoredObject | undefined;
  /** The object in the draft when the clash was found. Any difference from the current draft was edited since. */
  readonly seen: StoredObject | undefined;
  /** The objects that I deleted together with this one, and the content before that. */
  readonly removal: { readonly before: Lists; readonly names: readonly ObjectName[] };
  /** Empty if one side has deleted the object. */
  readonly conflicts: readonly FieldConflict[];
}

/** The places where my value applies, with theirs elsewhere; or the whole of my object, or of theirs. */
export type ClashChoice = readonly ConflictPath[] | 'all' | 'none';

/**
 * Returns whether the draft contains all of my changes, so that nothing is lost without a decision. Changes stored by
 * an earlier session enter the draft only by a decision.
 */
export function canPostpone(clashes: readonly OpenClash[]): boolean {
  return clashes.every(({ seen, mine }) => deepEqual(seen, mine));
}

export function isOf({ model, ID }: ObjectName): (other: ObjectName) => boolean {
  return (other) => other.model === model && other.ID === ID;
}

/**
 * Returns the clash of an object in the draft with another person's version.
 *
 * @param before the content before the draft's deletions were sent
 */
export function clashWith(draft: Draft, change: ForeignChange, before: Lists): OpenClash {
  const { model, ID, theirs, along } = change;
  const base = draft.base.get(model)?.get(ID);
  const mine = objectOf(draft, { model, ID });
  const deleted = changedNames(draft).filter((name) => objectOf(draft, name) === undefined);
  return {
    model,
    ID,
    base,
    mine,
    theirs,
    ...(along === undefined ? {} : { along }),
    seen: mine,
    removal: { before, names: removedTogether(before, deleted, { model, ID }) },
    conflicts: conflictsBetween(base, mine, theirs),
  };
}

/** Returns the clash with the edits and undone steps since it was found. */
export function withEdits(clash: OpenClash, now: StoredObject | undefined): OpenClash {
  const { base, seen, theirs } = clash;
  if (now === seen) return clash;
  const mine = now && seen && clash.mine ? mergePreferringMine(seen, now, clash.mine) : now;
  return { ...clash, mine, seen: now, conflicts: conflictsBetween(base, mine, theirs) };
}

/** Returns the clash after another person has changed the object once more. */
export function withTheirs(clash: OpenClash, theirs: StoredObject | undefined): OpenClash {
  return { ...clash, theirs, conflicts: conflictsBetween(clash.base, clash.mine, theirs) };
}

/** Returns the object as decided; undefined if it is to be deleted. */
export function resolved({ base, mine, theirs }: OpenClash, choice: ClashChoice): StoredObject | undefined {
  if (choice === 'none') return theirs;
  if (base === undefined || mine === undefined || theirs === undefined) return choice === 'all' ? mine : theirs;
  if (choice === 'all') return mergePreferringMine(base, mine, theirs);
  return preferMine(merge(base, mine, theirs), mine, choice);
}

/** Returns whether a clash asks nothing that has not been asked before. */
export function asksOnly(clash: OpenClash, asked: readonly FieldConflict[]): boolean {
  return clash.conflicts.every(({ path }) => asked.some((known) => isSamePath(known.path, path)));
}

/** Returns the draft with another version of one object, as a step that can be undone. */
export function withObject(draft: Draft, name: ObjectName, after: StoredObject | undefined, at: number): Draft {
  const { model, ID } = name;
  return apply(draft, { patches: [{ model, ID, before: objectOf(draft, name), after }], at });
}

type Side = StoredObject | undefined;

function conflictsBetween(base: Side, mine: Side, theirs: Side): readonly FieldConflict[] {
  return base && mine && theirs ? merge(base, mine, theirs).conflicts : [];
}

function mergePreferringMine(base: StoredObject, mine: StoredObject, theirs: StoredObject): StoredObject {
  const joined = merge(base, mine, theirs);
  const paths = joined.conflicts.map(({ path }) => path);
  return preferMine(joined, mine, paths);
}
