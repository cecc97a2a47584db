import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { objectsOf } from '../draft/draft.ts';
import { oncePerDraft } from '../draft/once-per-draft.ts';

export interface NamedObject {
  readonly model: EditedModel;
  readonly object: StoredObject;
}

/**
 * Returns the saved objects in the order of their Revisions, the newest first: the server gives higher ones to later
 * changes, whatever user made them. Objects that came with an import share the lowest Revision and are left out.
 */
export const lastEdited = oncePerDraft((draft): readonly NamedObject[] => {
  const all = editedModels.flatMap((model) => objectsOf(draft, model).map((object) => ({ model, object })));
  const revision = ({ object }: NamedObject): number => Number(object['Revision'] ?? 0);
  const lowest = all.reduce((low, one) => Math.min(low, revision(one)), Number.POSITIVE_INFINITY);
  return all.filter((one) => revision(one) > lowest).toSorted((one, other) => revision(other) - revision(one));
});
