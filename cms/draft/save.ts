import { mapReferences } from '#content/references.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { storedId, unsavedId } from '#content/schema/entity.ts';
import { type EditedModel, Variant } from '#contract/calls/content-calls.ts';
import { RequestError } from '#contract/errors.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type Changes, type Draft, isTemporary, type ObjectName } from './draft.ts';
import { listsOf, ofModel } from './lists.ts';
import { type ServerUpdate } from './rebase.ts';
import { type Unanswered } from './reconcile.ts';

/** An object that somebody else has changed meanwhile. */
export interface ForeignChange extends ObjectName {
  /** Undefined: deleted. */
  readonly theirs: StoredObject | undefined;
}

export type SaveEnd =
  | { readonly kind: 'saved' }
  | { readonly kind: 'clashed'; readonly clashes: readonly ForeignChange[] }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface SaveEvents {
  /** After each model, with what the server has now: it stays so, whatever happens to the rest. */
  readonly onSaved: (settled: readonly ServerUpdate[]) => void;
  /** What is on its way; undefined: it was answered. */
  readonly onSent: (sent: Unanswered | undefined) => void;
}

/** What is referred to comes before what refers to it. */
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

/** Locations take their tour items with them, all or nothing; anything else goes before what it refers to. */
const deletionOrder: readonly EditedModel[] = [
  'locations',
  ...order.toReversed().filter((model) => model !== 'locations'),
];

/**
 * Saves all changes of a draft, model by model, each all or nothing; deletions last. Nothing is sent while something
 * that is to be deleted has been changed by somebody else.
 */
export async function saveDraft(
  client: StaffClient,
  draft: Draft,
  { onSaved: settle, onSent: send }: SaveEvents,
): Promise<SaveEnd> {
  const ids = new Map<number, number>();
  const base = new Map(order.map((model) => [model, new Map(ofModel(draft.base, model))]));
  let at: EditedModel = 'languages';
  try {
    const clashes = await changedBeforeDeletion(client, draft);
    if (clashes.length > 0) return { kind: 'clashed', clashes };
    for (const model of order) {
      at = model;
      const objects = changedOf(draft.changes, model);
      await save(model, objects);
      // New objects of one model that refer to each other know each other's IDs only now.
      await save(
        model,
        objects.filter((stored) => refersToNew(model, stored)),
      );
    }
    for (const model of deletionOrder) {
      at = model;
      await remove(model, deletedOf(draft.changes, model));
    }
    return { kind: 'saved' };
  } catch (error) {
    const clashes = clashesIn(error, at);
    if (clashes.length > 0) return { kind: 'clashed', clashes };
    return { kind: 'failed', error };
  }

  async function save(model: EditedModel, objects: readonly StoredObject[]): Promise<void> {
    if (objects.length === 0) return;
    const body = objects.map((one) => toSend(model, one));
    send({
      model,
      objects: body.map((sent, place) => ({ wasID: idOf(objects[place] ?? {}), sent })),
      known: [...(base.get(model)?.keys() ?? [])],
    });
    const saved = await answered(client('save', { params: { Model: model }, body }));
    const settled = saved.map((stored, place) => {
      const wasID = idOf(objects[place] ?? {});
      const ID = storedId(stored) ?? unsavedId;
      ids.set(wasID, ID);
      base.get(model)?.set(ID, stored);
      return { model, ID, stored, wasID };
    });
    settle(settled);
  }

  async function answered<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await call;
      send(undefined);
      return answer;
    } catch (error) {
      // Whether it arrived is known only from an answer.
      if (error instanceof RequestError && error.facts.answer !== undefined) send(undefined);
      throw error;
    }
  }

  function toSend(model: EditedModel, object: StoredObject): StoredObject {
    const ID = ids.get(idOf(object)) ?? idOf(object);
    const mapped = mapReferences(model, object, (_, target) => {
      const real = ids.get(target) ?? target;
      return isTemporary(real) ? unsavedId : real;
    });
    const Revision = base.get(model)?.get(ID)?.['Revision'] ?? 0;
    return { ...mapped, ID: isTemporary(ID) ? unsavedId : ID, Revision };
  }

  function refersToNew(model: EditedModel, object: StoredObject): boolean {
    let found = false;
    mapReferences(model, object, (target, ID) => {
      found ||= target === model && isTemporary(ID);
      return ID;
    });
    return found;
  }

  async function remove(model: EditedModel, gone: readonly StoredObject[]): Promise<void> {
    if (gone.length === 0) return;
    const sent = gone.map((stored) => base.get(model)?.get(idOf(stored)) ?? stored);
    const { Deleted, Changed } = await client('remove', { params: { Model: model }, body: sent });
    const known = (name: string): EditedModel | undefined => order.find((one) => one === name);
    settle([
      ...Deleted.flatMap(({ Model, ID }) => {
        const of = known(Model);
        return of === undefined ? [] : [{ model: of, ID, stored: undefined }];
      }),
      ...gone.map((stored) => ({ model, ID: idOf(stored), wasID: idOf(stored), stored: undefined })),
      ...Changed.flatMap(({ Model, Object: stored }) => {
        const of = known(Model);
        return of === undefined ? [] : [{ model: of, ID: idOf(stored), stored }];
      }),
    ]);
  }
}

const idOf = (stored: StoredObject): number => storedId(stored) ?? unsavedId;

function changedOf(changes: Changes, model: EditedModel): readonly StoredObject[] {
  return [...(changes.get(model)?.values() ?? [])].filter((after) => after !== null);
}

/** The deleted objects as the server had them. */
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
