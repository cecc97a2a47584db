import { mapReferences } from '#content/references.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type Changes, type Draft, type Edit, objectOf, type ObjectName } from './draft.ts';
import { type Lists, ofModel } from './lists.ts';
import { merge } from './merge.ts';
import { equalContent } from './equality.ts';

/** What the server has instead of an object now; undefined: it is gone. */
export interface ServerUpdate extends ObjectName {
  readonly stored: StoredObject | undefined;
  /** The ID under which it was sent: that of a new object until now. Undefined: it was not sent. */
  readonly wasID?: number;
  /** Somebody else's doing: undoing one's own steps leaves it. */
  readonly isForeign?: true;
}

/**
 * The draft once the server has taken some of it over, or has told what others changed. What was edited meanwhile stays
 * edited, and every step can still be undone.
 */
export function rebase(draft: Draft, settled: readonly ServerUpdate[]): Draft {
  const renamed = renaming(settled);
  const named = renamed.size === 0 ? draft : rename(draft, renamed);
  const base = withSettled(named.base, settled);
  const step = (edit: Edit): Edit => joinForeign(edit, draft.base, settled);
  const isForeign = settled.some((one) => one.isForeign === true);
  const history = isForeign ? { done: named.done.map(step), undone: named.undone.map(step) } : {};
  return { ...named, ...history, base, changes: stillChanged(withUndone(named, settled), base) };
}

/** What was sent and has been undone before the answer came is a change from what the server has now. */
function withUndone(draft: Draft, settled: readonly ServerUpdate[]): Changes {
  const changes = new Map([...draft.changes].map(([model, objects]) => [model, new Map(objects)]));
  for (const { model, ID, wasID } of settled) {
    if (wasID === undefined || changes.get(model)?.has(ID) === true) continue;
    changes.set(model, new Map(changes.get(model)).set(ID, objectOf(draft, { model, ID }) ?? null));
  }
  return changes;
}

type Renaming = ReadonlyMap<string, number>;

const key = (model: string, ID: number): string => `${model} ${ID}`;

function renaming(settled: readonly ServerUpdate[]): Renaming {
  return new Map(
    settled.flatMap(({ model, ID, wasID }) => (wasID === undefined || wasID === ID ? [] : [[key(model, wasID), ID]])),
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
    // Typing goes on in a step of its own: its key names the old ID.
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

/** A step as it would have been on the object as others left it. */
function joinForeign(edit: Edit, base: Lists, settled: readonly ServerUpdate[]): Edit {
  const foreign = settled.filter(({ isForeign, stored }) => isForeign === true && stored !== undefined);
  const patches = edit.patches.map((patch) => {
    const { model, ID, before, after } = patch;
    const theirs = foreign.find((one) => one.model === model && one.ID === ID)?.stored;
    const from = ofModel(base, model).get(ID);
    if (theirs === undefined || from === undefined) return patch;
    const join = (mine: StoredObject | undefined): StoredObject | undefined => mine && merge(from, mine, theirs).merged;
    return { ...patch, before: join(before), after: join(after) };
  });
  return { ...edit, patches };
}

function withSettled(base: Lists, settled: readonly ServerUpdate[]): Lists {
  const lists = new Map(base);
  for (const model of editedModels) {
    const own = settled.filter((one) => one.model === model);
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
