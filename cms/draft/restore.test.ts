import { describe, expect, it } from 'vitest';
import { clashWith } from './clash.ts';
import { addClashes, type DraftState, openClashes, openState } from './draft-state.ts';
import { type Draft, unsavedChanges, objectOf, undo } from './draft.ts';
import { restore } from './restore.ts';
import { listsOf } from './lists.ts';
import { museumLists, openedDraft, openedState, station, withoutStation, withStation } from './testing/museum.ts';

/** The museum's content when the changes are restored. */
const since = (...Locations: readonly object[]): DraftState =>
  openState(listsOf({ Locations: Locations.map((location) => ({ ...location })) }));
const brought = (state: DraftState, draft: Draft): DraftState => restore(state, unsavedChanges(draft), undefined, 7);
const mine = { ID: 1, Name: { de: 'Meins' }, Revision: 1 };

describe('changes kept from an earlier session', () => {
  it('are restored in one step on unchanged content', () => {
    const draft = withoutStation(withStation(withStation(openedDraft(), mine), { ID: 9, Code: 'N', Revision: 0 }), 2);
    const state = brought(openedState(), draft);
    expect(state.draft.changes).toEqual(draft.changes);
    expect(state.draft.done).toMatchObject([{ at: 7 }]);
    expect(undo(state.draft).changes.size).toBe(0);
    expect(state.saving.kind).toBe('idle');
  });

  it('are joined with other people’s changes in other places', () => {
    const state = brought(
      since({ ID: 1, Name: { de: 'Eins' }, GamePoints: 3, Revision: 2 }),
      withStation(openedDraft(), mine),
    );
    expect(objectOf(state.draft, station(1))).toEqual({ ID: 1, Name: { de: 'Meins' }, GamePoints: 3, Revision: 2 });
    expect(state.saving.kind).toBe('idle');
  });

  it('need a decision if others changed the same place, and stay out of the draft until then', () => {
    const theirs = { ID: 1, Name: { de: 'Ihres' }, Revision: 2 };
    const state = brought(since(theirs), withStation(openedDraft(), mine));
    expect(openClashes(state)).toMatchObject([
      { ...station(1), mine, theirs, seen: theirs, conflicts: [{ path: ['Name', 'de'] }] },
    ]);
    expect(objectOf(state.draft, station(1))).toEqual(theirs);
  });

  it.each([
    ['changed by me and deleted by them', withStation(openedDraft(), mine), []],
    ['deleted by me and changed by them', withoutStation(openedDraft(), 1), [{ ID: 1, Code: 'X', Revision: 2 }]],
  ])('need one decision as a whole when the object was %s', (_, draft, locations) => {
    const clash = openClashes(brought(since(...locations), draft)).find(({ model }) => model === 'locations');
    expect(clash).toMatchObject({ ID: 1, conflicts: [] });
  });

  it('include what was deleted together', () => {
    const base = listsOf({
      TourItems: [{ ID: 1, TourID: 1, LocationID: 1, Revision: 2 }],
      Locations: [{ ID: 1, Revision: 2 }],
    });
    const state = brought(openState(base), withoutStation(openedDraft(), 1));
    expect(openClashes(state).find(({ model }) => model === 'locations')?.removal).toEqual({
      before: base,
      names: [station(1), { model: 'tourItems', ID: 1 }],
    });
  });

  it('are clashes in addition to the open ones, and include sent edits', () => {
    const other = { ID: 2, Name: { de: 'Zwei' }, Revision: 2 };
    const open = addClashes(since({ ID: 1, Name: { de: 'Ihres' }, Revision: 2 }, other), [
      clashWith(openedDraft(), { ...station(2), theirs: other }, museumLists),
    ]);
    const unanswered = { model: 'locations', objects: [], known: [1] } as const;
    const state = restore(open, unsavedChanges(withStation(openedDraft(), mine)), unanswered, 0);
    expect(openClashes(state).map(({ ID }) => ID)).toEqual([2, 1]);
    expect(state.unanswered).toBe(unanswered);
  });
});
