import { type StoredObject } from '#content/schema/containers.ts';
import { storedId, unsavedId } from '#content/schema/entity.ts';
import { type EditedModel, Variant } from '#contract/calls/content-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { listsOf, ofModel } from './lists.ts';
import { type ServerUpdate } from './rebase.ts';
import { deepEqual } from './equality.ts';

/** Objects that were sent to be saved; whether they arrived is unknown. */
export interface Unanswered {
  readonly model: EditedModel;
  readonly objects: readonly { readonly wasID: number; readonly sent: StoredObject }[];
  /** IDs of the model's objects that were known before. */
  readonly known: readonly number[];
}

/**
 * Returns the objects that arrived although the answer was lost. If sent again, a new object would exist twice, and a
 * changed one would clash with itself.
 *
 * @throws RequestError
 */
export async function reconcile(
  client: StaffClient,
  { model, objects, known }: Unanswered,
): Promise<readonly ServerUpdate[]> {
  const now = ofModel(listsOf(await client('definition', { query: { variant: Variant.inEdit } })), model);
  const old = new Set(known);
  const unknown = new Map([...now].filter(([ID]) => !old.has(ID)));
  return objects.flatMap(({ wasID, sent }) => {
    const sentID = storedId(sent) ?? unsavedId;
    const candidates = sentID === unsavedId ? [...unknown.values()] : [now.get(sentID)];
    const stored = candidates.find((candidate) => candidate !== undefined && isSameButName(candidate, sent));
    if (stored === undefined) return [];
    const ID = storedId(stored) ?? unsavedId;
    unknown.delete(ID);
    return [{ model, ID, stored, wasID }];
  });
}

function isSameButName(one: StoredObject, other: StoredObject): boolean {
  return deepEqual({ ...one, ID: 0, Revision: 0 }, { ...other, ID: 0, Revision: 0 });
}
