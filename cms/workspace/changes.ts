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

/** Returns every object that differs between two states of the content. */
export function changesBetween(before: Lists, after: Lists): readonly Change[] {
  return editedModels.flatMap((model) => {
    const [old, now] = [ofModel(before, model), ofModel(after, model)];
    const deleted = [...old].flatMap(([ID, object]) =>
      now.has(ID) ? [] : [{ model, ID, kind: 'deleted' as const, object }],
    );
    const others = [...now].flatMap(([ID, object]): readonly Change[] => {
      const was = old.get(ID);
      if (was === undefined) return [{ model, ID, kind: 'added', object }];
      return equalContent(was, object) ? [] : [{ model, ID, kind: 'changed', object }];
    });
    return [...others, ...deleted];
  });
}
