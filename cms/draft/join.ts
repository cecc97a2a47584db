import { withEdits, canPostpone, clashWith, isOf, type OpenClash, resolved, withObject, withTheirs } from './clash.ts';
import { type Lists } from './lists.ts';
import { accept, addClashes, type DraftState, edit, openClashes, replaceClash } from './draft-state.ts';
import { equalWords } from './equality.ts';
import { objectOf } from './draft.ts';
import { type ForeignChange } from './save.ts';

/**
 * Joins another person's changes to an object with the draft, and asks about those that cannot be joined.
 *
 * @param before the content before the draft's deletions were sent
 */
export function join(state: DraftState, change: ForeignChange, before: Lists, at: number): DraftState {
  const { model, ID, theirs } = change;
  const asked = openClashes(state).find(isOf(change));
  if (asked !== undefined && !canPostpone([asked])) return ask(state, asked, change, at);
  // If the draft has all of my changes, the clash is computed again and may have gone.
  const open = asked === undefined ? state : replaceClash(state, asked, []);
  const clash = clashWith(open.draft, change, before);
  const { mine, base, conflicts } = clash;
  const accepted = (): DraftState => accept(open, [{ model, ID, stored: theirs, isForeign: true }]);
  if (mine === base || (mine === undefined && theirs === undefined)) return accepted();
  if (mine === undefined && base && theirs && equalWords(base, theirs)) return accepted();
  if (theirs === undefined && base && mine && equalWords(base, mine))
    return edit(accepted(), (draft) => withObject(draft, change, undefined, at));
  if (mine === undefined || theirs === undefined || base === undefined || conflicts.length > 0)
    return addClashes(open, [clash]);
  const joined = accepted();
  return { ...joined, joined: joined.joined + 1 };
}

/** Keeps asking about changes that are not in the draft, against the other person's current object. */
function ask(state: DraftState, asked: OpenClash, { model, ID, theirs }: ForeignChange, at: number): DraftState {
  const clash = withTheirs(withEdits(asked, objectOf(state.draft, asked)), theirs);
  const isDecided = clash.conflicts.length === 0 && clash.base && clash.mine && theirs;
  if (!isDecided) return replaceClash(state, asked, [clash]);
  const accepted = accept(replaceClash(state, asked, []), [{ model, ID, stored: theirs, isForeign: true }]);
  return edit(accepted, (draft) => withObject(draft, clash, resolved(clash, []), at));
}
