import { deleteObjects } from '#content/deletion.ts';
import { type Finding } from '#content/finding.ts';
import { listOf, storedObjects, type TourDefinition } from '#content/definition.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type Lists, ofModel } from './lists.ts';
import { oncePerObject } from '#content/once-per-object.ts';
import { equalContent } from './equality.ts';

/** Identifies one object of the content. */
export interface ObjectName {
  readonly model: EditedModel;
  readonly ID: number;
}

/** A change with the object it is based on, so that it can be joined with other people's changes. */
export interface UnsavedChange extends ObjectName {
  /** Undefined for a new object. */
  readonly base: StoredObject | undefined;
  /** Undefined if it was deleted. */
  readonly mine: StoredObject | undefined;
}

/** An edit's effect on one object; undefined means no object. */
export interface Patch extends ObjectName {
  readonly before: StoredObject | undefined;
  readonly after: StoredObject | undefined;
}

/** One step that can be undone. */
export interface Edit {
  readonly patches: readonly Patch[];
  /** Edits with the same key in quick succession are one step, such as typing a word. */
  readonly mergeKey?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Objects that differ from the server's; null for deleted ones. */
export type Changes = ReadonlyMap<EditedModel, ReadonlyMap<number, StoredObject | null>>;

/** The editing copy in this browser: the server's content, the changes, and the undo steps. Never mutated. */
export interface Draft {
  readonly base: Lists;
  readonly changes: Changes;
  readonly done: readonly Edit[];
  readonly undone: readonly Edit[];
}

/** New objects have IDs from here on until the server assigns theirs. All rules of the content accept them. */
export const firstTemporaryId = 2 ** 40;

export const isTemporary = (ID: number): boolean => ID >= firstTemporaryId;

/** Steps that can be undone; older ones are forgotten. */
const longestHistory = 500;

/** Milliseconds within which edits of the same thing are one step. */
const mergeWithin = 1500;

export function openDraft(base: Lists, changes: Changes = new Map()): Draft {
  return { base, changes, done: [], undone: [] };
}

export function objectOf({ base, changes }: Draft, { model, ID }: ObjectName): StoredObject | undefined {
  const changed = changes.get(model)?.get(ID);
  return changed === null ? undefined : (changed ?? ofModel(base, model).get(ID));
}

type ById<Value> = ReadonlyMap<number, Value>;

const unchanged: ById<null> = new Map();

const listed = oncePerObject((known: ById<StoredObject>) =>
  oncePerObject((changed: ById<StoredObject | null>) => listObjects(known, changed)),
);

/** Returns the objects in the content's order, new ones last; the same list until one of them changes. */
export function objectsOf({ base, changes }: Draft, model: EditedModel): readonly StoredObject[] {
  return listed(ofModel(base, model))(changes.get(model) ?? unchanged);
}

function listObjects(known: ById<StoredObject>, changed: ById<StoredObject | null>): readonly StoredObject[] {
  if (changed.size === 0) return [...known.values()];
  const kept = [...known].flatMap(([ID, stored]) => {
    const after = changed.get(ID);
    return after === null ? [] : [after ?? stored];
  });
  const added = [...changed].flatMap(([ID, after]) => (after === null || known.has(ID) ? [] : [after]));
  return [...kept, ...added];
}

/** Returns the whole content as edited, for rules, previews and exports. */
export function draftDefinition(draft: Draft): TourDefinition {
  return Object.fromEntries(editedModels.map((model) => [listOf(model), objectsOf(draft, model)]));
}

/** Returns all unsaved changes. */
export function changedNames({ changes }: Draft): readonly ObjectName[] {
  return [...changes].flatMap(([model, objects]) => [...objects.keys()].map((ID) => ({ model, ID })));
}

export function unsavedChanges({ base, changes }: Draft): readonly UnsavedChange[] {
  return [...changes].flatMap(([model, objects]) =>
    [...objects].map(([ID, after]) => ({ model, ID, base: ofModel(base, model).get(ID), mine: after ?? undefined })),
  );
}

/** Returns an ID for a new object. */
export function temporaryId({ changes, done, undone }: Draft): number {
  let next = firstTemporaryId;
  const skip = (ID: number): void => {
    if (isTemporary(ID)) next = Math.max(next, ID + 1);
  };
  for (const objects of changes.values()) for (const ID of objects.keys()) skip(ID);
  for (const { patches } of [...done, ...undone]) for (const { ID } of patches) skip(ID);
  return next;
}

/** Makes one step of several changes; a change without effect adds no step. */
export function apply(draft: Draft, { patches, ...edit }: Edit): Draft {
  const real = patches.filter(({ before, after }) => before !== after);
  if (real.length === 0) return draft;
  const last = draft.done.at(-1);
  const merges = last !== undefined && edit.mergeKey !== undefined && last.mergeKey === edit.mergeKey;
  const step: Edit =
    merges && edit.at - last.at < mergeWithin
      ? { ...edit, patches: joined(last.patches, real) }
      : { ...edit, patches: real };
  const before = merges && edit.at - last.at < mergeWithin ? draft.done.slice(0, -1) : draft.done;
  return { ...withPatches(draft, real), done: [...before, step].slice(-longestHistory), undone: [] };
}

/** Replaces the object with the same ID. */
export function put(draft: Draft, model: EditedModel, after: StoredObject): Patch {
  const ID = storedId(after) ?? -1;
  return { model, ID, before: objectOf(draft, { model, ID }), after };
}

export type Removal =
  | { readonly ok: true; readonly patches: readonly Patch[] }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Deletes objects, model by model, with their consequences (section 4), or returns the reason why not. */
export function removal(draft: Draft, names: readonly ObjectName[]): Removal {
  const before = draftDefinition(draft);
  let definition = before;
  for (const model of new Set(names.map((name) => name.model))) {
    const ids = names.filter((name) => name.model === model).map(({ ID }) => ID);
    const deletion = deleteObjects(definition, model, ids);
    if (!deletion.ok) return deletion;
    ({ definition } = deletion);
  }
  return { ok: true, patches: differences(before, definition) };
}

export function undo(draft: Draft): Draft {
  const step = draft.done.at(-1);
  if (step === undefined) return draft;
  const back = step.patches.map(({ before, after, ...name }) => ({ ...name, before: after, after: before }));
  return { ...withPatches(draft, back), done: draft.done.slice(0, -1), undone: [...draft.undone, step] };
}

export function redo(draft: Draft): Draft {
  const step = draft.undone.at(-1);
  if (step === undefined) return draft;
  return { ...withPatches(draft, step.patches), done: [...draft.done, step], undone: draft.undone.slice(0, -1) };
}

function withPatches(draft: Draft, patches: readonly Patch[]): Draft {
  const changes = new Map(draft.changes);
  // Copied once, however many of its objects are patched.
  const copies = new Map<EditedModel, Map<number, StoredObject | null>>();
  for (const { model, ID, after } of patches) {
    const objects = copies.get(model) ?? new Map(changes.get(model));
    copies.set(model, objects);
    const stored = ofModel(draft.base, model).get(ID);
    const isAsSaved = after === undefined ? stored === undefined : stored !== undefined && equalContent(after, stored);
    if (isAsSaved) objects.delete(ID);
    else objects.set(ID, after ?? null);
  }
  for (const [model, objects] of copies) {
    if (objects.size === 0) changes.delete(model);
    else changes.set(model, objects);
  }
  return { ...draft, changes };
}

/** Combines the patches of two successive edits. */
function joined(first: readonly Patch[], second: readonly Patch[]): readonly Patch[] {
  const all = new Map<string, Patch>();
  for (const patch of [...first, ...second]) {
    const name = `${patch.model} ${patch.ID}`;
    all.set(name, { ...patch, before: (all.get(name) ?? patch).before });
  }
  return [...all.values()];
}

function differences(before: TourDefinition, after: TourDefinition): readonly Patch[] {
  return editedModels.flatMap((model) => {
    const list = listOf(model);
    if (list === undefined || before[list] === after[list]) return [];
    const left = new Map(storedObjects(after, list).map((stored) => [storedId(stored), stored]));
    return storedObjects(before, list).flatMap((stored) => {
      const ID = storedId(stored) ?? -1;
      const now = left.get(ID);
      return now === stored ? [] : [{ model, ID, before: stored, after: now }];
    });
  });
}
