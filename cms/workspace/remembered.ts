import { tour } from '#content/entities/tour.ts';
import { tourGroup } from '#content/entities/tour-group.ts';
import { tourItem } from '#content/entities/tour-item.ts';
import { type StoredObject } from '#content/schema/containers.ts';

/** Stored objects are never mutated: what was made of one holds as long as it is there. */
function remembered<Value>(complete: (stored: StoredObject) => Value): (stored: StoredObject) => Value {
  const known = new WeakMap<StoredObject, { readonly value: Value }>();
  return (stored) => {
    const before = known.get(stored);
    if (before !== undefined) return before.value;
    const value = complete(stored);
    known.set(stored, { value });
    return value;
  };
}

export const completeTour = remembered(tour.complete);
export const completeGroup = remembered(tourGroup.complete);
export const completeItem = remembered(tourItem.complete);
