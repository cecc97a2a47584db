import { asksOnly, withEdits, type ClashChoice, type OpenClash, resolved, withObject } from './clash.ts';
import { accept, type DraftState, edit, openClashes, replaceClash } from './draft-state.ts';
import { apply, draftDefinition, objectOf, type ObjectName } from './draft.ts';
import { join } from './join.ts';
import { listsOf } from './lists.ts';
import { revertRemoval } from './revert-removal.ts';

/** Decides a clash. Asks again if an edit made meanwhile clashes in other places. */
export function decide(state: DraftState, asked: OpenClash, choice: ClashChoice, at: number): DraftState {
  const clash = withEdits(asked, objectOf(state.draft, asked));
  if (typeof choice === 'object' && !asksOnly(clash, asked.conflicts)) return replaceClash(state, asked, [clash]);
  if (clash.mine === undefined) return decideRemoval(state, asked, clash, choice === 'all', at);
  if (clash.theirs === undefined && clash.model === 'locations')
    return decideForeignDeletion(state, asked, clash, choice === 'all', at);
  const { model, ID, theirs } = clash;
  const accepted = accept(replaceClash(state, asked, []), [{ model, ID, stored: theirs, isForeign: true }]);
  return edit(accepted, (draft) => withObject(draft, clash, resolved(clash, choice), at));
}

/** A station that another user has deleted comes back with its places in tours and references to it, or not at all. */
function decideForeignDeletion(
  state: DraftState,
  asked: OpenClash,
  { model, ID, mine, along = [] }: OpenClash,
  isKept: boolean,
  at: number,
): DraftState {
  const gone = [{ model, ID }, ...along.filter(({ theirs }) => theirs === undefined)];
  const changed = along.filter(({ theirs }) => theirs !== undefined);
  const before = listsOf(draftDefinition(withObject(state.draft, { model, ID }, mine, at)));
  const accepted = accept(
    replaceClash(state, asked, []),
    gone.map((name) => ({ model: name.model, ID: name.ID, stored: undefined, isForeign: true })),
  );
  const joined = changed.reduce((into, change) => join(into, change, before, at), accepted);
  return edit(joined, (draft) =>
    apply(draft, {
      patches: isKept
        ? revertRemoval(draft, before, gone)
        : gone.map((name) => ({
            model: name.model,
            ID: name.ID,
            before: objectOf(draft, name),
            after: undefined,
          })),
      at,
    }),
  );
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
