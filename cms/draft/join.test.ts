import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenClash } from './clash.ts';
import { decide } from './decide.ts';
import { addClashes, type DraftState, openClashes } from './draft-state.ts';
import { changedNames, objectOf, objectsOf, redo, undo } from './draft.ts';
import { join } from './join.ts';
import { museumLists, openedState, station, withoutStation, withStation } from './testing/museum.ts';

const base = { ID: 1, Name: { de: 'Eins' }, Revision: 1 };
const theirs = { ...base, GamePoints: 4, Revision: 2 };

const stateWith = (change: Readonly<Record<string, unknown>>): DraftState => ({
  ...openedState(),
  draft: withStation(openedState().draft, { ...base, ...change }),
});
const joined = (state: DraftState, object: object | undefined): DraftState =>
  join(state, { ...station(1), theirs: object && { ...object } }, museumLists, 9);

describe('another person’s saved changes', () => {
  it('are joined if they touch other fields, and undoing keeps them', () => {
    const state = joined(stateWith({ Code: 'A' }), theirs);
    expect(objectOf(state.draft, station(1))).toEqual({ ...theirs, Code: 'A' });
    expect(state).toMatchObject({ joined: 1, saving: { kind: 'idle' } });
    expect(changedNames(state.draft)).toEqual([station(1)]);
    const undone = undo(state.draft);
    expect(objectOf(undone, station(1))).toEqual(theirs);
    expect(changedNames(undone)).toEqual([]);
    expect(objectOf(redo(undone), station(1))).toEqual({ ...theirs, Code: 'A' });
  });

  it('are applied where I have changed nothing', () => {
    const state = joined(openedState(), theirs);
    expect(objectOf(state.draft, station(1))).toEqual(theirs);
    expect(state).toMatchObject({ joined: 0, saving: { kind: 'idle' } });
    expect(changedNames(state.draft)).toEqual([]);
  });

  it('are applied if both have deleted the object', () => {
    const state = joined({ ...openedState(), draft: withoutStation(openedState().draft, 1) }, undefined);
    expect(state.saving.kind).toBe('idle');
    expect(changedNames(state.draft)).not.toContainEqual(station(1));
  });

  it('need a decision if both changed one place, and the draft stays as it is', () => {
    const before = stateWith({ GamePoints: 5 });
    const state = joined(before, theirs);
    expect(openClashes(state)).toMatchObject([{ ID: 1, conflicts: [{ path: ['GamePoints'], mine: 5, theirs: 4 }] }]);
    expect(state.draft).toBe(before.draft);
    expect(state.joined).toBe(0);
  });

  it.each([
    ['I have deleted it', { ...openedState(), draft: withoutStation(openedState().draft, 1) }, theirs],
    ['they have deleted it', stateWith({ Code: 'A' }), undefined],
  ])('needs one decision as a whole where %s', (_, state, object) => {
    expect(openClashes(joined(state, object))).toMatchObject([{ ID: 1, theirs: object, conflicts: [] }]);
  });

  it('need one decision per object, and none when nothing conflicts', () => {
    const asked = joined(stateWith({ GamePoints: 5 }), theirs);
    const again = joined(asked, { ...theirs, GamePoints: 6, Revision: 3 });
    expect(openClashes(again)).toMatchObject([{ theirs: { GamePoints: 6 }, conflicts: [{ theirs: 6 }] }]);
    const over = joined(again, { ...base, GamePoints: 5, Revision: 4 });
    expect(over.saving.kind).toBe('idle');
    expect(changedNames(over.draft)).toEqual([]);
  });

  it('are not asked about where one of us has only confirmed a translation', () => {
    const confirmed = { TranslatedFrom: { Name: { en: 'de x' } } };
    const gone = { ...openedState(), draft: withoutStation(openedState().draft, 1) };
    const mineGone = joined(gone, { ...base, ...confirmed, Revision: 2 });
    expect(openClashes(mineGone)).toEqual([]);
    expect(objectOf(mineGone.draft, station(1))).toBeUndefined();
    expect(changedNames(mineGone.draft)).toContainEqual(station(1));
    const theirsGone = joined(stateWith(confirmed), undefined);
    expect(openClashes(theirsGone)).toEqual([]);
    expect(objectOf(theirsGone.draft, station(1))).toBeUndefined();
    expect(changedNames(theirsGone.draft)).toEqual([]);
  });

  it('are asked about where one of us has noted something for staff', () => {
    const noted = { StaffNote: 'x', StaffTags: ['y'] };
    const gone = { ...openedState(), draft: withoutStation(openedState().draft, 1) };
    expect(openClashes(joined(gone, { ...base, ...noted, Revision: 2 }))).toHaveLength(1);
    expect(openClashes(joined(stateWith(noted), undefined))).toHaveLength(1);
    const both = joined(stateWith(noted), { ...base, StaffNote: 'z', Revision: 2 });
    expect(openClashes(both)).toMatchObject([{ conflicts: [{ path: ['StaffNote'], mine: 'x', theirs: 'z' }] }]);
    expect(objectOf(both.draft, station(1))).toMatchObject({ StaffTags: ['y'] });
  });

  it('commute: two people who join each other’s changes to different fields get the same object', () => {
    const field = fc.constantFrom('Code', 'GamePoints', 'IconURL');
    fc.assert(
      fc.property(field, field, fc.string(), fc.string(), (mineAt, theirsAt, mine, other) => {
        fc.pre(mineAt !== theirsAt);
        const one = joined(stateWith({ [mineAt]: mine }), { ...base, [theirsAt]: other });
        const two = joined(stateWith({ [theirsAt]: other }), { ...base, [mineAt]: mine });
        expect(objectOf(one.draft, station(1))).toEqual(objectOf(two.draft, station(1)));
        expect(openClashes(one)).toEqual([]);
      }),
    );
  });
});

describe('a save by another person while changes from an earlier session are being decided', () => {
  const kept: OpenClash = {
    ...station(1),
    base,
    mine: { ...base, GamePoints: 5, Code: 'A' },
    theirs,
    seen: objectOf(openedState().draft, station(1)),
    removal: { before: museumLists, names: [station(1)] },
    conflicts: [{ path: ['GamePoints'], base: undefined, mine: 5, theirs: 4 }],
  };
  const asked = (): DraftState => addClashes(openedState(), [kept]);

  it('does not lose them', () => {
    const state = joined(asked(), { ...theirs, GamePoints: 6, Revision: 3 });
    expect(openClashes(state)).toMatchObject([
      { mine: { GamePoints: 5, Code: 'A' }, theirs: { GamePoints: 6 }, conflicts: [{ mine: 5, theirs: 6 }] },
    ]);
    const [clash] = openClashes(state);
    const end = clash && decide(state, clash, [['GamePoints']], 0);
    expect(end && objectOf(end.draft, station(1))).toMatchObject({ GamePoints: 5, Code: 'A', Revision: 3 });
  });

  it('joins them automatically when nothing conflicts any longer', () => {
    const state = joined(asked(), { ...base, HeaderTitle: { de: 'Kopf' }, Revision: 3 });
    expect(state.saving.kind).toBe('idle');
    expect(objectOf(state.draft, station(1))).toEqual({
      ...base,
      GamePoints: 5,
      Code: 'A',
      HeaderTitle: { de: 'Kopf' },
      Revision: 3,
    });
  });

  it('keeps asking when either person deletes the object', () => {
    expect(openClashes(joined(asked(), undefined))).toMatchObject([
      { mine: { Code: 'A' }, theirs: undefined, conflicts: [] },
    ]);
    const gone = addClashes(openedState(), [{ ...kept, mine: undefined, conflicts: [] }]);
    expect(openClashes(joined(gone, { ...theirs, Revision: 3 }))).toMatchObject([
      { mine: undefined, theirs: { Revision: 3 } },
    ]);
    expect(objectsOf(gone.draft, 'locations')).toHaveLength(2);
  });
});
