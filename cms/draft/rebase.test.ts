import { describe, expect, it } from 'vitest';
import { changedNames, firstTemporaryId, objectOf, objectsOf, redo, undo } from './draft.ts';
import { rebase } from './rebase.ts';
import { openedDraft, station, withoutStation, withStation } from './testing/museum.ts';

const theirs = { ID: 1, Name: { de: 'Eins' }, GamePoints: 5, Revision: 2 };

describe('a draft on the server’s new state', () => {
  it('has nothing to save if the server has all of it', () => {
    const stored = { ID: 1, Name: { de: 'Neu' }, Revision: 2 };
    const draft = rebase(withStation(openedDraft(), { ...stored, Revision: 1 }), [{ ...station(1), wasID: 1, stored }]);
    expect(changedNames(draft)).toEqual([]);
    expect(objectOf(draft, station(1))).toBe(stored);
  });

  it('keeps its steps as they were when only its own changes were saved', () => {
    const edited = withStation(openedDraft(), { ID: 1, Code: 'A', Revision: 1 });
    const draft = rebase(edited, [{ ...station(1), wasID: 1, stored: { ID: 1, Code: 'A', Revision: 2 } }]);
    expect(draft.done).toBe(edited.done);
    expect(changedNames(undo(draft))).toEqual([station(1)]);
  });

  it('turns steps undone during the save into a change', () => {
    const back = undo(withStation(openedDraft(), { ID: 1, Code: 'A', Revision: 1 }));
    const draft = rebase(back, [{ ...station(1), wasID: 1, stored: { ID: 1, Code: 'A', Revision: 2 } }]);
    expect(changedNames(draft)).toEqual([station(1)]);
    expect(objectOf(draft, station(1))).toMatchObject({ Name: { de: 'Eins' } });
    const unsent = rebase(back, [{ ...station(1), stored: { ID: 1, Code: 'A', Revision: 2 } }]);
    expect(changedNames(unsent)).toEqual([]);
  });

  it('deletes a new object whose addition was undone during the save', () => {
    const ID = firstTemporaryId;
    const back = undo(withStation(openedDraft(), { ID, Revision: 0 }));
    const draft = rebase(back, [{ ...station(7), wasID: ID, stored: { ID: 7, Revision: 1 } }]);
    expect(objectOf(draft, station(7))).toBeUndefined();
    expect(changedNames(draft)).toEqual([station(7)]);
    expect(objectOf(redo(draft), station(7))).toMatchObject({ ID: 7 });
  });

  it('joins its changes and steps with those of others, only within the same object', () => {
    const edited = withStation(withStation(openedDraft(), { ID: 1, Name: { de: 'Eins' }, Code: 'A', Revision: 1 }), {
      ID: 2,
      Code: 'B',
      Revision: 1,
    });
    const draft = rebase(edited, [{ ...station(1), stored: theirs, isForeign: true }]);
    expect(objectOf(draft, station(1))).toEqual({ ...theirs, Code: 'A' });
    expect(objectOf(draft, station(2))).toEqual({ ID: 2, Code: 'B', Revision: 1 });
    expect(objectOf(undo(undo(draft)), station(1))).toEqual(theirs);
    const undone = rebase(undo(undo(edited)), [{ ...station(1), stored: theirs, isForeign: true }]);
    expect(objectOf(redo(undone), station(1))).toEqual({ ...theirs, Code: 'A' });
  });

  it('does not join its own saved changes', () => {
    const edited = withStation(openedDraft(), { ID: 1, Code: 'A', Revision: 1 });
    const draft = rebase(edited, [{ ...station(1), wasID: 1, stored: theirs }]);
    expect(objectOf(draft, station(1))).toEqual({ ID: 1, Code: 'A', Revision: 1 });
  });

  it('lacks objects that others have deleted, and no longer sends their deletion', () => {
    const draft = rebase(withoutStation(openedDraft(), 1), [{ ...station(1), stored: undefined, isForeign: true }]);
    expect(changedNames(draft)).not.toContainEqual(station(1));
    expect(objectsOf(draft, 'locations').map(({ ID }) => ID)).toEqual([2]);
    const edited = withStation(openedDraft(), { ID: 1, Code: 'A', Revision: 1 });
    const gone = rebase(edited, [{ ...station(1), stored: undefined, isForeign: true }]);
    expect(changedNames(gone)).toEqual([station(1)]);
  });

  it('continues typing in a new step when the object has a new ID', () => {
    const ID = firstTemporaryId;
    const added = withStation(openedDraft(), { ID, Code: 'A', Revision: 0 });
    const merging = { ...added, done: added.done.map((step) => ({ ...step, mergeKey: 'code' })) };
    const draft = rebase(merging, [{ ...station(7), wasID: ID, stored: { ID: 7, Code: 'A', Revision: 1 } }]);
    expect(draft.done).toMatchObject([
      { mergeKey: undefined, patches: [{ ID: 7, before: undefined, after: { ID: 7 } }] },
    ]);
  });

  it('replaces the ID of a new object in references to its model only', () => {
    const ID = firstTemporaryId;
    const linked = withStation(withStation(openedDraft(), { ID, Revision: 0 }), {
      ID: 2,
      DeepDives: [ID, 1],
      Revision: 1,
    });
    const draft = rebase(linked, [{ model: 'tours', ID: 9, wasID: ID, stored: { ID: 9 } }]);
    expect(objectOf(draft, station(2))).toMatchObject({ DeepDives: [ID, 1] });
  });
});
