import { type OpenClash } from './clash.ts';
import { addClashes, type DraftState, edit } from './draft-state.ts';
import { apply, type UnsavedChange, objectOf, type Patch } from './draft.ts';
import { deepEqual } from './equality.ts';
import { merge } from './merge.ts';
import { type Unanswered } from './reconcile.ts';
import { removedTogether } from './revert-removal.ts';

/**
 * Restores stored changes, joined with edits that others have saved since. Asks about those that cannot be joined.
 *
 * @param unanswered those changes that had been sent without an answer
 */
export function restore(
  state: DraftState,
  unsaved: readonly UnsavedChange[],
  unanswered: Unanswered | undefined,
  at: number,
): DraftState {
  const { base: before } = state.draft;
  const gone = unsaved.flatMap(({ model, ID, mine }) => (mine === undefined ? [{ model, ID }] : []));
  const patches: Patch[] = [];
  const clashes: OpenClash[] = [];
  for (const { model, ID, base, mine } of unsaved) {
    const theirs = objectOf(state.draft, { model, ID });
    const isUntouched = deepEqual(theirs?.['Revision'], base?.['Revision']);
    const joined = isUntouched || !base || !mine || !theirs ? undefined : merge(base, mine, theirs);
    if (isUntouched) patches.push({ model, ID, before: theirs, after: mine });
    else if (joined?.conflicts.length === 0) patches.push({ model, ID, before: theirs, after: joined.merged });
    else {
      const removal = { before, names: removedTogether(before, gone, { model, ID }) };
      clashes.push({ model, ID, base, mine, theirs, seen: theirs, removal, conflicts: joined?.conflicts ?? [] });
    }
  }
  const restored = edit(state, (draft) => apply(draft, { patches, at }));
  return addClashes({ ...restored, unanswered }, clashes);
}
