import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type Draft, objectsOf } from '../../draft/draft.ts';
import { oncePerDraft } from '../../draft/once-per-draft.ts';

interface Edited {
  readonly model: EditedModel;
  readonly object: StoredObject;
}

const most = 6;

/**
 * Returns the saved objects with the highest Revisions, the newest first: the server gives higher ones to later changes.
 * Objects that came with an import share the lowest Revision and are left out.
 */
export const lastEdited = oncePerDraft((draft: Draft): readonly Edited[] => {
  const all = editedModels.flatMap((model) => objectsOf(draft, model).map((object) => ({ model, object })));
  const revision = ({ object }: Edited): number => Number(object['Revision'] ?? 0);
  const lowest = all.reduce((low, one) => Math.min(low, revision(one)), Number.POSITIVE_INFINITY);
  return all
    .filter((one) => revision(one) > lowest)
    .toSorted((one, other) => revision(other) - revision(one))
    .slice(0, most);
});
