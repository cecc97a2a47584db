import { definitionLists, listNames, storedObjects, type TourDefinition } from '#content/definition.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';

/** The objects of every model by ID, in the order of the museum's content. */
export type Lists = ReadonlyMap<EditedModel, ReadonlyMap<number, StoredObject>>;

const none: ReadonlyMap<number, StoredObject> = new Map();

export function listsOf(definition: TourDefinition): Lists {
  return new Map(
    listNames.map((name) => {
      const objects = new Map<number, StoredObject>();
      for (const stored of storedObjects(definition, name)) {
        const ID = storedId(stored);
        // If several share an ID, visitors see the first.
        if (ID !== undefined && ID >= 0 && !objects.has(ID)) objects.set(ID, stored);
      }
      return [asEdited(definitionLists[name].model), objects];
    }),
  );
}

export function ofModel(lists: Lists, model: EditedModel): ReadonlyMap<number, StoredObject> {
  return lists.get(model) ?? none;
}

function asEdited(model: string): EditedModel {
  const known = editedModels.find((edited) => edited === model);
  if (known === undefined) throw new Error(`${model} is no model of a tour definition`);
  return known;
}
