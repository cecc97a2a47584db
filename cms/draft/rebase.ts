import { mapReferences } from '#content/references.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type Changes, type Draft, type Edit, objectOf, type ObjectName, type Patch } from './draft.ts';
import { type Lists, ofModel } from './lists.ts';
import { merge } from './merge.ts';
import { equalContent } from './equality.ts';

/** The server's new version of an object; `stored` is undefined if it was deleted. */
export interface ServerUpdate extends ObjectName {
  readonly stored: StoredObject | undefined;
  /** The ID under which it was sent, temporary for a new object. Undefined if it was not sent. */
  readonly wasID?: number;
  /** Whether another person made the change; undoing one's own steps keeps it. */
  readonly isForeign?: true;
}

/**
 * Moves the draft onto the server's new state, which contains some of the draft or other people's changes. Edits made
 * meanwhile stay, joined with the changes of others, and every step can still be undone.
 */
export function rebase(draft: Draft, updates: readonly ServerUpdate[]): Draft {
  const renamed = renaming(updates);
  const named = renamed.size === 0 ? draft : rename(draft, renamed);
  const base = withUpdates(named.base, updates);
  const changes = withUndone(named, updates);
  const foreign = updates.filter(({ isForeign, stored }) => isForeign === true && stored !== undefined);
  if (foreign.length === 0) return { ...named, base, changes: stillChanged(changes, base) };
  const join = joining(draft.base, foreign);
  const step = (edit: Edit): Edit => ({ ...edit, patches: edit.patches.map((patch) => joinPatch(patch, join)) });
  return {
    base,
    changes: stillChanged(joinChanges(changes, join), base),
    done: named.done.map(step),
    undone: named.undone.map(step),
  };
}

/** If something was sent and undone before the answer came, undoing it is a change from the server's state. */
function withUndone(draft: Draft, updates: readonly ServerUpdate[]): Changes {
  const changes = new Map([...draft.changes].map(([model, objects]) => [model, new Map(objects)]));
  for (const { model, ID, wasID } of updates) {
    const objects = changes.get(model) ?? new Map<number, StoredObject | null>();
    if (wasID === undefined || objects.has(ID)) continue;
    changes.set(model, objects.set(ID, objectOf(draft, { model, ID }) ?? null));
  }
  return changes;
}

type Renaming = ReadonlyMap<string, number>;

const key = (model: string, ID: number): string => `${model} ${ID}`;

function renaming(updates: readonly ServerUpdate[]): Renaming {
  return new Map(
    updates.flatMap(({ model, ID, wasID }) => (wasID === undefined || wasID === ID ? [] : [[key(model, wasID), ID]])),
  );
}

function rename(draft: Draft, renamed: Renaming): Draft {
  const idOf = ({ model, ID }: ObjectName): number => renamed.get(key(model, ID)) ?? ID;
  const object = (model: EditedModel, stored: StoredObject): StoredObject => {
    const mapped = mapReferences(model, stored, (target, ID) => renamed.get(key(target, ID)) ?? ID);
    const ID = idOf({ model, ID: storedId(stored) ?? -1 });
    return ID === mapped['ID'] ? mapped : { ...mapped, ID };
  };
  const step = ({ patches, ...edit }: Edit): Edit => ({
    ...edit,
    // Further typing is a new step, because its key contains the old ID.
    mergeKey: undefined,
    patches: patches.map(({ model, ID, before, after }) => ({
      model,
      ID: idOf({ model, ID }),
      before: before && object(model, before),
      after: after && object(model, after),
    })),
  });
  const changes = new Map(
    [...draft.changes].map(([model, objects]) => [
      model,
      new Map(
        [...objects].map(([ID, stored]) => [idOf({ model, ID }), stored === null ? null : object(model, stored)]),
      ),
    ]),
  );
  return { ...draft, changes, done: draft.done.map(step), undone: draft.undone.map(step) };
}

/** Returns an object joined with the changes of others since. */
type Join = (name: ObjectName, mine: StoredObject) => StoredObject;

function joining(base: Lists, foreign: readonly ServerUpdate[]): Join {
  const named = new Map(foreign.map(({ model, ID, stored }) => [key(model, ID), stored]));
  return ({ model, ID }, mine) => {
    const theirs = named.get(key(model, ID));
    const from = ofModel(base, model).get(ID);
    return theirs === undefined || from === undefined ? mine : merge(from, mine, theirs).merged;
  };
}

/** Returns a patch as if it had been made on the other person's version of the object. */
function joinPatch(patch: Patch, join: Join): Patch {
  const { before, after } = patch;
  return { ...patch, before: before && join(patch, before), after: after && join(patch, after) };
}

function joinChanges(changes: Changes, join: Join): Changes {
  return new Map(
    [...changes].map(([model, objects]) => [
      model,
      new Map([...objects].map(([ID, after]) => [ID, after && join({ model, ID }, after)])),
    ]),
  );
}

function withUpdates(base: Lists, updates: readonly ServerUpdate[]): Lists {
  const lists = new Map(base);
  for (const model of editedModels) {
    const own = updates.filter((one) => one.model === model);
    if (own.length === 0) continue;
    const objects = new Map(ofModel(base, model));
    for (const { ID, stored } of own) {
      if (stored === undefined) objects.delete(ID);
      else objects.set(ID, stored);
    }
    lists.set(model, objects);
  }
  return lists;
}

function stillChanged(changes: Changes, base: Lists): Changes {
  return new Map(
    [...changes].flatMap(([model, objects]) => {
      const left = [...objects].filter(([ID, after]) => {
        const stored = ofModel(base, model).get(ID);
        return after === null ? stored !== undefined : stored === undefined || !equalContent(after, stored);
      });
      return left.length === 0 ? [] : [[model, new Map(left)] as const];
    }),
  );
}
