import { describe, expect, it } from 'vitest';
import { clashWith, type OpenClash } from './clash.ts';
import {
  accept,
  addClashes,
  beginSaving,
  currentName,
  type DraftState,
  edit,
  endSaving,
  forgetFailure,
  mustDecide,
  openClashes,
  postpone,
  reopen,
  replaceClash,
} from './draft-state.ts';
import { firstTemporaryId, objectOf, undo } from './draft.ts';
import { museumLists, openedState, station, withStation } from './testing/museum.ts';

const clash = (ID: number): OpenClash => {
  const mine = { ID, Name: { de: 'Meins' }, Revision: 1 };
  const theirs = { ID, Name: { de: 'Ihres' }, Revision: 2 };
  return clashWith(withStation(openedState().draft, mine), { ...station(ID), theirs }, museumLists);
};
const failure = { error: new Error('No network') };
const failed = (): DraftState => endSaving(beginSaving(openedState()), failure);
/** The draft lacks some of my changes. */
const kept = (ID: number): OpenClash => ({ ...clash(ID), seen: undefined });

describe('open clashes', () => {
  it('are added to those that are open', () => {
    const state = addClashes(addClashes(openedState(), [clash(1)]), [clash(2)]);
    expect(state.saving.kind).toBe('clashed');
    expect(openClashes(state).map(({ ID }) => ID)).toEqual([1, 2]);
  });

  it('ask about an object once', () => {
    const [older, newer] = [clash(1), clash(1)];
    expect(openClashes(addClashes(addClashes(openedState(), [older, clash(2)]), [newer]))).toEqual([clash(2), newer]);
  });

  it('wait for the end of a save', () => {
    const saving = addClashes(beginSaving(openedState()), [clash(1)]);
    expect(saving.saving.kind).toBe('saving');
    expect(endSaving(saving).saving).toEqual({ kind: 'clashed', clashes: [clash(1)] });
    expect(endSaving(saving, failure).saving.kind).toBe('clashed');
  });

  it('change nothing when there are none to add', () => {
    const state = failed();
    expect(addClashes(state, [])).toBe(state);
    expect(openClashes(state)).toEqual([]);
  });

  it('are replaced one by one, and end when none is left', () => {
    const [first, second] = [clash(1), clash(2)];
    const state = addClashes(openedState(), [first, second]);
    const again = { ...first, conflicts: [] };
    expect(openClashes(replaceClash(state, first, [again]))).toEqual([again, second]);
    const left = replaceClash(state, first, []);
    expect(openClashes(left)).toEqual([second]);
    expect(replaceClash(left, second, []).saving).toEqual({ kind: 'idle' });
    expect(replaceClash(failed(), first, []).saving.kind).toBe('failed');
    expect(replaceClash(addClashes(beginSaving(openedState()), [first]), first, []).saving.kind).toBe('saving');
  });

  it('can be postponed if the draft has all of my changes', () => {
    expect(postpone(addClashes(openedState(), [clash(1)])).saving).toEqual({ kind: 'idle' });
    const state = addClashes(openedState(), [clash(1), kept(2)]);
    expect(postpone(state)).toBe(state);
    expect(postpone(failed()).saving.kind).toBe('failed');
  });

  it('must be decided before a save if the draft lacks some of my changes', () => {
    expect(mustDecide(addClashes(openedState(), [clash(1)]))).toBe(false);
    expect(mustDecide(addClashes(openedState(), [kept(1)]))).toBe(true);
    expect(mustDecide(openedState())).toBe(false);
  });
});

describe('a save', () => {
  it('ends idle, or with the reason why it failed until that is dismissed', () => {
    expect(beginSaving(addClashes(openedState(), [clash(1)])).saving).toEqual({ kind: 'saving', clashes: [] });
    expect(endSaving(beginSaving(openedState())).saving).toEqual({ kind: 'idle' });
    expect(failed().saving).toEqual({ kind: 'failed', ...failure });
    expect(forgetFailure(failed()).saving).toEqual({ kind: 'idle' });
    expect(forgetFailure(beginSaving(openedState())).saving.kind).toBe('saving');
  });

  it('reports the IDs of new objects, whatever else is saved', () => {
    const ID = firstTemporaryId;
    const state = { ...openedState(), draft: withStation(openedState().draft, { ID, Revision: 0 }) };
    const saved = accept(state, [{ ...station(7), wasID: ID, stored: { ID: 7, Revision: 1 } }]);
    const later = accept(saved, [{ ...station(1), wasID: 1, stored: { ID: 1, Revision: 2 } }]);
    expect(later.savedIds).toBe(saved.savedIds);
    expect(currentName(later, station(ID))).toEqual(station(7));
    expect(currentName(later, { model: 'tours', ID })).toEqual({ model: 'tours', ID });
    expect(currentName(later, station(1))).toEqual(station(1));
    expect(objectOf(later.draft, station(7))).toEqual({ ID: 7, Revision: 1 });
  });

  it('adds the IDs of a second save to those of the first', () => {
    const first = accept(openedState(), [{ ...station(7), wasID: firstTemporaryId, stored: { ID: 7 } }]);
    const second = accept(first, [{ ...station(8), wasID: firstTemporaryId + 1, stored: { ID: 8 } }]);
    expect([...second.savedIds.values()]).toEqual([7, 8]);
  });

  it('drops clashes, failures and changes when other content is opened, but keeps the IDs', () => {
    const edited = { ...openedState(), draft: withStation(openedState().draft, { ID: 1, Code: 'X' }) };
    const saved = accept(addClashes(edited, [clash(1)]), [
      { ...station(7), wasID: firstTemporaryId, stored: { ID: 7 } },
    ]);
    const opened = reopen({ ...saved, joined: 3 }, museumLists);
    expect(opened).toEqual({ ...openedState(), savedIds: saved.savedIds });
    expect(opened.savedIds.size).toBe(1);
  });
});

it('stays the same state when an edit changes nothing', () => {
  const state = openedState();
  expect(edit(state, undo)).toBe(state);
  expect(edit(state, (draft) => withStation(draft, { ID: 1 }))).not.toBe(state);
});
