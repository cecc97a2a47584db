import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type Draft, objectOf } from './draft.ts';
import { deepEqual } from './equality.ts';

/**
 * Returns the ID of the object that the last step added, if nothing has been filled in since: pressing "New" twice
 * adds one object.
 *
 * @param fresh the initial values of a new object; its place in an order and its code are each object's own
 */
export function justAdded(draft: Draft, model: EditedModel, fresh: StoredObject): number | undefined {
  const added = draft.done.at(-1)?.patches.filter((patch) => patch.model === model) ?? [];
  const [only] = added;
  if (only === undefined || added.length > 1 || only.before !== undefined) return undefined;
  const object = objectOf(draft, only);
  return object !== undefined && deepEqual(begun(object), begun(fresh)) ? only.ID : undefined;
}

function begun({
  ID: _id,
  Revision: _revision,
  Position: _position,
  Code: _code,
  ...object
}: StoredObject): StoredObject {
  return object;
}
