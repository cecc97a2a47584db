import { equalContent } from '../draft/equality.ts';
import { type Draft, objectOf, type ObjectName } from '../draft/draft.ts';
import { oncePerObject } from '../draft/once-per-object.ts';

/** Patches of a step beyond which it made no single object. */
const most = 20;

const known = oncePerObject<Draft, Map<string, boolean>>(() => new Map());

/** Returns whether an object was made here and is still as it was made, so that nobody has missed anything in it yet. */
export function isUntouched(draft: Draft, { model, ID }: ObjectName): boolean {
  // These are made by the first edit of a field.
  if (model === 'providers' || model === 'configurations') return false;
  const name = `${model} ${ID}`;
  const before = known(draft).get(name);
  if (before !== undefined) return before;
  const made = draft.done
    .filter(({ patches }) => patches.length <= most)
    .flatMap(({ patches }) => patches)
    .find((patch) => patch.model === model && patch.ID === ID && patch.before === undefined);
  const now = objectOf(draft, { model, ID });
  // Saving gives a new object its ID.
  const isAsMade =
    made?.after !== undefined && now !== undefined && equalContent({ ...made.after, ID: 0 }, { ...now, ID: 0 });
  known(draft).set(name, isAsMade);
  return isAsMade;
}
