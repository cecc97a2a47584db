import { type TourDefinition } from '#content/definition.ts';
import { type Finding } from '#content/finding.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { validation } from '#content/validate.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { visitorKeys } from '#i18n/visitor-keys.ts';
import { type Change } from './changes.ts';

/** A fault in the content to be published. */
export interface Fault {
  readonly model: EditedModel;
  readonly object: StoredObject;
  readonly finding: Finding;
}

/** Returns the findings about changed objects. Each `yield` ends a step of the work. */
export function* faultsIn(changes: readonly Change[], inEdit: TourDefinition): Generator<undefined, readonly Fault[]> {
  const left = changes.filter(({ kind }) => kind !== 'deleted');
  const changed = new Map(left.map((change) => [`${change.model} ${change.ID}`, change]));
  return (yield* validation(inEdit, visitorKeys)).flatMap((finding) => {
    const change = changed.get(`${finding.model} ${finding.ID}`);
    return change === undefined ? [] : [{ model: change.model, object: change.object, finding }];
  });
}
