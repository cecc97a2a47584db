import { deleteLocations } from '#content/location-deletion.ts';
import { mapReferences } from '#content/references.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { storedId, unsavedId } from '#content/schema/entity.ts';
import { type EditedModel, editedModels, Variant } from '#contract/calls/content-calls.ts';
import { RequestError } from '#contract/errors.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type Changes, type Draft, draftDefinition, isTemporary, type ObjectName, openDraft } from './draft.ts';
import { equalContent } from './equality.ts';
import { listsOf, ofModel } from './lists.ts';
import { type ServerUpdate } from './rebase.ts';
import { type Unanswered } from './reconcile.ts';

/** An object that another person has changed since the draft was opened. */
export interface ForeignChange extends ObjectName {
  /** The server's version; undefined if it was deleted. */
  readonly theirs: StoredObject | undefined;
  /** Objects deleted or changed on the server together with a deleted location (section 4). */
  readonly along?: readonly ForeignChange[];
}

export type SaveEnd =
  | { readonly kind: 'saved' }
  | { readonly kind: 'clashed'; readonly clashes: readonly ForeignChange[] }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface SaveEvents {
  /** Called after each model with the server's new objects; a later failure does not undo it. */
  readonly onSaved: (settled: readonly ServerUpdate[]) => void;
  /** Called with the objects in flight, and with undefined once the server has answered. */
  readonly onSent: (sent: Unanswered | undefined) => void;
}

/** Objects are saved before the objects that refer to them. */
const order: readonly EditedModel[] = [
  'languages',
  'messages',
  'themes',
  'providers',
  'configurations',
  'tourGroups',
  'locations',
  'tours',
  'tourItems',
];

/**
 * Locations are deleted with their tour items, all or nothing; other objects are deleted before those that they refer
 * to.
 */
const deletionOrder: readonly EditedModel[] = [
  'locations',
  ...order.toReversed().filter((model) => model !== 'locations'),
];

/**
 * Saves all changes of a draft, model by model, each model all or nothing; deletions last. Nothing is sent if another
 * person has changed an object that is to be deleted.
 */
export async function saveDraft(client: StaffClient, draft: Draft, events: SaveEvents): Promise<SaveEnd> {
  const save = createSaving(client, draft, events);
  let at: EditedModel = 'languages';
  try {
    const clashes = await changedBeforeDeletion(client, draft);
    if (clashes.length > 0) return { kind: 'clashed', clashes };
    const follows = consequencesOf(draft);
    for (const model of order) {
      at = model;
      const objects = changedOf(draft.changes, model).filter((object) => !follows(model, object));
      await save(model, objects);
      // Only now do new objects of one model have each other's IDs.
      await save(
        model,
        objects.filter((stored) => refersToNew(model, stored)),
      );
    }
    for (const model of deletionOrder) {
      at = model;
      const gone = deletedOf(draft.changes, model);
      if (gone.length > 0) events.onSaved(await remove(client, model, gone, ofModel(draft.base, model)));
    }
    return { kind: 'saved' };
  } catch (error) {
    const clashes = clashesIn(error, at);
    if (clashes.length === 0) return { kind: 'failed', error };
    try {
      return { kind: 'clashed', clashes: await withConsequences(client, draft, clashes) };
    } catch (unread) {
      return { kind: 'failed', error: unread };
    }
  }
}

/**
 * Tells which objects have changed as deletions of locations change them, and not otherwise. The server changes them with
 * the deletion: so its history has them in one step, which brings all of it back.
 */
function consequencesOf({ base, changes }: Draft): (model: EditedModel, object: StoredObject) => boolean {
  const gone = new Set(deletedOf(changes, 'locations').map(idOf));
  if (gone.size === 0) return () => false;
  const { definition, changed } = deleteLocations(draftDefinition(openDraft(base)), gone);
  const names = new Set(changed.map(({ model, ID }) => `${model} ${ID}`));
  const after = listsOf(definition);
  return (model, object) => {
    const changedBy = names.has(`${model} ${idOf(object)}`) ? ofModel(after, model).get(idOf(object)) : undefined;
    return changedBy !== undefined && equalContent(changedBy, object);
  };
}

/** Adds the consequences of each location that another user has deleted: objects deleted and changed with it. */
async function withConsequences(
  client: StaffClient,
  { base }: Draft,
  clashes: readonly ForeignChange[],
): Promise<readonly ForeignChange[]> {
  const isGone = ({ model, theirs }: ForeignChange): boolean => model === 'locations' && theirs === undefined;
  if (!clashes.some(isGone)) return clashes;
  const now = listsOf(await client('definition', { query: { variant: Variant.inEdit } }));
  return clashes.map((clash) => {
    if (!isGone(clash)) return clash;
    const { deleted, changed } = deleteLocations(draftDefinition(openDraft(base)), new Set([clash.ID]));
    const along = [...deleted, ...changed].flatMap(({ model: name, ID }) => {
      const model = editedModels.find((known) => known === name);
      if (model === undefined || (model === clash.model && ID === clash.ID)) return [];
      const theirs = ofModel(now, model).get(ID);
      return theirs?.['Revision'] === ofModel(base, model).get(ID)?.['Revision'] ? [] : [{ model, ID, theirs }];
    });
    return { ...clash, along };
  });
}

/** Sends the objects of one model after another, with the IDs and Revisions from earlier answers. */
function createSaving(
  client: StaffClient,
  draft: Draft,
  { onSaved, onSent }: SaveEvents,
): (model: EditedModel, objects: readonly StoredObject[]) => Promise<void> {
  const ids = new Map<number, number>();
  const base = new Map(order.map((model) => [model, new Map(ofModel(draft.base, model))]));

  return async (model, objects) => {
    if (objects.length === 0) return;
    const body = objects.map((object) => toSend(model, object));
    onSent({
      model,
      objects: body.map((sent, place) => ({ wasID: idOf(objects[place] ?? {}), sent })),
      known: [...(base.get(model)?.keys() ?? [])],
    });
    const saved = await answered(client('save', { params: { Model: model }, body }), () => onSent(undefined));
    const settled = saved.map((stored, place) => {
      const wasID = idOf(objects[place] ?? {});
      const ID = storedId(stored) ?? unsavedId;
      ids.set(wasID, ID);
      base.get(model)?.set(ID, stored);
      return { model, ID, stored, wasID };
    });
    onSaved(settled);
  };

  function toSend(model: EditedModel, object: StoredObject): StoredObject {
    const ID = ids.get(idOf(object)) ?? idOf(object);
    const mapped = mapReferences(model, object, (_, target) => {
      const real = ids.get(target) ?? target;
      return isTemporary(real) ? unsavedId : real;
    });
    const Revision = base.get(model)?.get(ID)?.['Revision'] ?? 0;
    return { ...mapped, ID: isTemporary(ID) ? unsavedId : ID, Revision };
  }
}

async function answered<Answer>(call: Promise<Answer>, onAnswer: () => void): Promise<Answer> {
  try {
    const answer = await call;
    onAnswer();
    return answer;
  } catch (error) {
    // Only an answer confirms that the objects arrived.
    if (error instanceof RequestError && error.facts.answer !== undefined) onAnswer();
    throw error;
  }
}

function refersToNew(model: EditedModel, object: StoredObject): boolean {
  let found = false;
  mapReferences(model, object, (target, ID) => {
    found ||= target === model && isTemporary(ID);
    return ID;
  });
  return found;
}

/** Deletes objects. @returns everything that was deleted or changed as a consequence */
async function remove(
  client: StaffClient,
  model: EditedModel,
  gone: readonly StoredObject[],
  base: ReadonlyMap<number, StoredObject>,
): Promise<readonly ServerUpdate[]> {
  const body = gone.map((stored) => base.get(idOf(stored)) ?? stored);
  const { Deleted, Changed } = await client('remove', { params: { Model: model }, body });
  const known = (name: string): EditedModel | undefined => order.find((one) => one === name);
  return [
    ...Deleted.flatMap(({ Model, ID }) => {
      const of = known(Model);
      return of === undefined ? [] : [{ model: of, ID, stored: undefined }];
    }),
    ...gone.map((stored) => ({ model, ID: idOf(stored), wasID: idOf(stored), stored: undefined })),
    ...Changed.flatMap(({ Model, Object: stored }) => {
      const of = known(Model);
      return of === undefined ? [] : [{ model: of, ID: idOf(stored), stored }];
    }),
  ];
}

const idOf = (stored: StoredObject): number => storedId(stored) ?? unsavedId;

function changedOf(changes: Changes, model: EditedModel): readonly StoredObject[] {
  return [...(changes.get(model)?.values() ?? [])].filter((after) => after !== null);
}

/** The deleted objects, by ID only. */
function deletedOf(changes: Changes, model: EditedModel): readonly StoredObject[] {
  return [...(changes.get(model) ?? [])].flatMap(([ID, after]) => (after === null ? [{ ID }] : []));
}

async function changedBeforeDeletion(client: StaffClient, { base, changes }: Draft): Promise<readonly ForeignChange[]> {
  const known = order.flatMap((model) =>
    deletedOf(changes, model).flatMap((stored) => {
      const before = ofModel(base, model).get(idOf(stored));
      return before === undefined ? [] : [{ model, ID: idOf(stored), before }];
    }),
  );
  if (known.length === 0) return [];
  const now = listsOf(await client('definition', { query: { variant: Variant.inEdit } }));
  return known.flatMap(({ model, ID, before }) => {
    const theirs = ofModel(now, model).get(ID);
    return theirs?.['Revision'] === before['Revision'] ? [] : [{ model, ID, theirs }];
  });
}

function clashesIn(error: unknown, model: EditedModel): readonly ForeignChange[] {
  if (!(error instanceof RequestError) || error.facts.answer?.code !== 'conflict') return [];
  const { details } = error.facts.answer;
  const conflicts: readonly unknown[] =
    isObject(details) && Array.isArray(details['Conflicts']) ? details['Conflicts'] : [];
  return conflicts
    .filter(isObject)
    .flatMap(({ ID, Stored }) =>
      typeof ID === 'number' ? [{ model, ID, theirs: isObject(Stored) ? Stored : undefined }] : [],
    );
}
