import { listOf, storedObjects, type TourDefinition } from '#content/definition.ts';
import { storedId } from '#content/schema/entity.ts';
import { type UnsavedObjects } from '#contract/frame-messages.ts';

/** Returns the definition with unsaved changes: changed objects in their places, new ones last, deleted ones gone. */
export function withUnsaved(saved: TourDefinition, unsaved: readonly UnsavedObjects[]): TourDefinition {
  const lists = unsaved.flatMap(({ model, changed, deleted }) => {
    const list = listOf(model);
    if (list === undefined) return [];
    const left = new Map(changed.map((object) => [storedId(object), object]));
    const gone = new Set<number | undefined>(deleted);
    const kept = storedObjects(saved, list).flatMap((object) => {
      const ID = storedId(object);
      const now = left.get(ID) ?? object;
      left.delete(ID);
      return gone.has(ID) ? [] : [now];
    });
    return [[list, [...kept, ...left.values()]] as const];
  });
  return { ...saved, ...Object.fromEntries(lists) };
}
