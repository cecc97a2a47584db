import { asksOnly, withEdits, type ClashChoice, type OpenClash, resolved, withObject } from './clash.ts';
import { accept, type DraftState, edit, openClashes, replaceClash } from './draft-state.ts';
import { apply, objectOf, type ObjectName } from './draft.ts';
import { revertRemoval } from './revert-removal.ts';

/** Decides a clash. Asks again if what was typed meanwhile clashes in other places. */
export function decide(state: DraftState, asked: OpenClash, choice: ClashChoice, at: number): DraftState {
  const clash = withEdits(asked, objectOf(state.draft, asked));
  if (typeof choice === 'object' && !asksOnly(clash, asked.conflicts)) return replaceClash(state, asked, [clash]);
  if (clash.mine === undefined) return decideRemoval(state, asked, clash, choice === 'all', at);
  const { model, ID, theirs } = clash;
  const accepted = accept(replaceClash(state, asked, []), [{ model, ID, stored: theirs, isForeign: true }]);
  return edit(accepted, (draft) => withObject(draft, clash, resolved(clash, choice), at));
}

/** Objects that were deleted together are decided together. */
function decideRemoval(
  state: DraftState,
  asked: OpenClash,
  { removal: { before, names } }: OpenClash,
  isGone: boolean,
  at: number,
): DraftState {
  const isTogether = ({ model, ID }: ObjectName): boolean =>
    names.some((name) => name.model === model && name.ID === ID);
  const open = openClashes(state);
  const together = (open.includes(asked) ? open : [asked]).filter(
    (other) => other === asked || (other.mine === undefined && isTogether(other)),
  );
  const closed = together.reduce((left, clash) => replaceClash(left, clash, []), state);
  const accepted = accept(
    closed,
    together.map(({ model, ID, theirs }) => ({ model, ID, stored: theirs, isForeign: true })),
  );
  return edit(accepted, (draft) =>
    apply(draft, {
      patches: isGone
        ? together.map(({ model, ID }) => ({ model, ID, before: objectOf(draft, { model, ID }), after: undefined }))
        : revertRemoval(draft, before, names),
      at,
    }),
  );
}
