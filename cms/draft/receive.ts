import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { isOf } from './clash.ts';
import { accept, type DraftState, openClashes } from './draft-state.ts';
import { join } from './join.ts';

/** An object and the list that it belongs to. */
export interface ListedObject {
  readonly model: EditedModel;
  readonly object: StoredObject;
}

/** Applies the server's own changes. Clashes with edits are added to the open ones. */
export function receive(state: DraftState, objects: readonly ListedObject[], at: number): DraftState {
  const { base: before } = state.draft;
  return objects.reduce((received, { model, object }) => {
    const ID = storedId(object) ?? -1;
    const isEdited = received.draft.changes.get(model)?.has(ID) === true;
    if (isEdited || openClashes(received).some(isOf({ model, ID })))
      return join(received, { model, ID, theirs: object }, before, at);
    return accept(received, [{ model, ID, stored: object, isForeign: true }]);
  }, state);
}
