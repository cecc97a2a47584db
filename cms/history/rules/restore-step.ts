import { referencesFrom } from '#content/references.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type AnswerOf } from '#contract/call.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type historyCalls } from '#contract/calls/history-calls.ts';
import { type ObjectName } from '../../draft/draft.ts';
import { deepEqual } from '../../draft/equality.ts';
import { merge } from '../../draft/merge.ts';
import { type ListedObject } from '../../draft/receive.ts';
import { nameKey } from './bring-back.ts';

export type StepObject = AnswerOf<(typeof historyCalls)['pastStep']>['Objects'][number];

/** What brings deleted objects back. */
export interface Restoration {
  /** Deleted objects, to be put back. */
  readonly restored: readonly ListedObject[];
  /** Objects that get back what they lost by the deletion. */
  readonly changed: readonly ListedObject[];
  /** Deleted objects that stay away: without their tour, places in it are nowhere. */
  readonly lost: readonly ListedObject[];
  /** Those that come back and refer to something that is still missing. */
  readonly broken: readonly ListedObject[];
}

export interface RestorationContext {
  readonly now: (name: ObjectName) => StoredObject | undefined;
  readonly mayEdit: (model: EditedModel) => boolean;
}

/**
 * Says how a deleted object comes back, with all that was deleted and refers to it or is referred to by it. In objects
 * that the deletion changed, only what is still as it left it comes back.
 *
 * @param step all that was written together
 * @param wanted 'all' if that was one deletion, and no import
 */
export function restoreStep(
  step: readonly StepObject[],
  wanted: ObjectName | 'all',
  { now, mayEdit }: RestorationContext,
): Restoration {
  const allowed = step.filter(({ Model }) => mayEdit(Model));
  const gone = allowed.flatMap(({ Model: model, ID, Before, After }) =>
    Before === undefined || After !== undefined || now({ model, ID }) !== undefined
      ? []
      : [{ model, object: { ...Before, ID, Revision: 0 } }],
  );
  const together = wanted === 'all' ? gone : connected(gone, wanted);
  const back = new Set(together.map(keyOf));
  const exists = (name: { readonly model: string; readonly ID: number }): boolean =>
    back.has(nameKey(name)) || now(name as ObjectName) !== undefined;
  const misses = ({ model, object }: ListedObject, isTold: (target: string) => boolean): boolean =>
    referencesFrom(model, object).some(({ to }) => isTold(to.model) && !exists(to));
  const isPlace = ({ model }: ListedObject): boolean => model === 'tourItems';
  const lost = together.filter(
    (one) => isPlace(one) && misses(one, (target) => target === 'tours' || target === 'locations'),
  );
  for (const one of lost) back.delete(keyOf(one));
  const restored = together.filter((one) => back.has(keyOf(one)));
  return {
    restored,
    lost,
    broken: restored.filter((one) => misses(one, () => true)),
    changed: allowed.flatMap((one) => givenBack(one, back, now)),
  };
}

const keyOf = ({ model, object }: ListedObject): string => nameKey({ model, ID: Number(object['ID']) });

/** An object gets back what it lost if that refers to one that comes back. */
function givenBack(
  { Model: model, ID, Before, After }: StepObject,
  back: ReadonlySet<string>,
  now: RestorationContext['now'],
): readonly ListedObject[] {
  const present = now({ model, ID });
  if (Before === undefined || After === undefined || present === undefined) return [];
  if (!referencesFrom(model, Before).some(({ to }) => back.has(nameKey(to)))) return [];
  const { merged: object } = merge(After, Before, present);
  return deepEqual(object, present) ? [] : [{ model, object }];
}

/** Returns those that are connected with one of them by references. */
function connected(all: readonly ListedObject[], wanted: ObjectName): readonly ListedObject[] {
  const found = new Set([nameKey(wanted)]);
  const own = new Set(all.map(keyOf));
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const one of all) {
      const names = [keyOf(one), ...referencesFrom(one.model, one.object).map(({ to }) => nameKey(to))];
      const known = names.filter((name) => own.has(name) || name === nameKey(wanted));
      if (known.some((name) => found.has(name))) for (const name of known) found.add(name);
    }
  }
  return all.filter((one) => found.has(keyOf(one)));
}
