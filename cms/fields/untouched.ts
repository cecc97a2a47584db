import { type Draft, type ObjectName } from '../draft/draft.ts';
import { oncePerObject } from '#content/once-per-object.ts';

/** Patches of a step beyond which it made no single object. */
const most = 20;

const known = oncePerObject<Draft, Map<string, boolean>>(() => new Map());

/** Returns whether an object was made here and not edited since: its empty fields are no findings yet. */
export function isUntouched(draft: Draft, { model, ID }: ObjectName): boolean {
  // These are made by the first edit of a field.
  if (model === 'providers' || model === 'configurations') return false;
  const name = `${model} ${ID}`;
  const before = known(draft).get(name);
  if (before !== undefined) return before;
  const own = draft.done
    .filter(({ patches }) => patches.length <= most)
    .flatMap(({ patches }) => patches)
    .filter((patch) => patch.model === model && patch.ID === ID);
  const isAsMade = own.length === 1 && own[0]?.before === undefined;
  known(draft).set(name, isAsMade);
  return isAsMade;
}
