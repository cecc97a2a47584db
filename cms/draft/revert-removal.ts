import { listOf } from '#content/definition.ts';
import { deleteLocations } from '#content/location-deletion.ts';
import { referencesFrom } from '#content/references.ts';
import { storedId } from '#content/schema/entity.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { editedModels } from '#contract/calls/content-calls.ts';
import { type Draft, draftDefinition, objectOf, type ObjectName, openDraft, type Patch } from './draft.ts';
import { type Lists, ofModel } from './lists.ts';
import { merge, preferMine } from './merge.ts';

const key = ({ model, ID }: { readonly model: string; readonly ID: number }): string => `${model} ${ID}`;

/**
 * Returns the objects that were deleted together with an object. Objects that refer to each other are deleted and
 * restored together.
 */
export function removedTogether(base: Lists, gone: readonly ObjectName[], name: ObjectName): readonly ObjectName[] {
  const deleted = new Map([...gone, name].map((one) => [key(one), one]));
  const pairs = [...deleted.values()].flatMap((from) =>
    referencesFrom(from.model, ofModel(base, from.model).get(from.ID) ?? {}).flatMap(({ to }) => {
      const other = deleted.get(key(to));
      return other === undefined ? [] : [[from, other] as const];
    }),
  );
  const found = new Set([name]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const pair of pairs) if (pair.some((one) => found.has(one))) for (const one of pair) found.add(one);
  }
  return [...found];
}

/**
 * Restores objects deleted together, and the references to them that were removed from other objects.
 *
 * @param before the content before the deletion, for objects that the server has deleted since
 */
export function revertRemoval(draft: Draft, before: Lists, removed: readonly ObjectName[]): readonly Patch[] {
  const restored = removed.map((name) => ({
    ...name,
    before: objectOf(draft, name),
    after: ofModel(draft.base, name.model).get(name.ID) ?? ofModel(before, name.model).get(name.ID),
  }));
  const own = new Set(removed.map(key));
  const locations = removed.filter(({ model }) => model === 'locations').map(({ ID }) => ID);
  const { definition, changed } = deleteLocations(draftDefinition(openDraft(before)), new Set(locations));
  const referring = changed.flatMap((name) => {
    const { ID } = name;
    const model = editedModels.find((known) => known === name.model);
    const now = model && objectOf(draft, { model, ID });
    const was = model && ofModel(before, model).get(ID);
    const list = listOf(name.model);
    const cleaned = list && objectIn(definition[list], ID);
    if (own.has(key(name)) || !model || !now || !was || !cleaned) return [];
    const joined = merge(cleaned, was, now);
    const paths = joined.conflicts.map(({ path }) => path);
    return [{ model, ID, before: now, after: preferMine(joined, was, paths) }];
  });
  return [...restored, ...referring];
}

function objectIn(list: unknown, ID: number): StoredObject | undefined {
  return (Array.isArray(list) ? list : [list]).find((stored) => storedId(stored) === ID);
}
