import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type Lists, ofModel } from '../draft/lists.ts';
import { equalContent } from '../draft/equality.ts';

/** A change that publishing would make for visitors. */
export interface Change {
  readonly model: EditedModel;
  readonly ID: number;
  readonly kind: 'added' | 'changed' | 'deleted';
  /** The object as it is now, or was before its deletion. */
  readonly object: StoredObject;
}

/** Returns every object that differs between two states of the content. Each `yield` ends a step of the work. */
export function* changesBetween(before: Lists, after: Lists): Generator<undefined, readonly Change[]> {
  const changes: Change[] = [];
  for (const model of editedModels) {
    const [old, now] = [ofModel(before, model), ofModel(after, model)];
    for (const [ID, object] of now) {
      const was = old.get(ID);
      if (was === undefined) changes.push({ model, ID, kind: 'added', object });
      else if (!equalContent(was, object)) changes.push({ model, ID, kind: 'changed', object });
      yield undefined;
    }
    for (const [ID, object] of old) if (!now.has(ID)) changes.push({ model, ID, kind: 'deleted', object });
  }
  return changes;
}
