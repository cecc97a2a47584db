import { describe, expect, it } from 'vitest';
import { type OpenClash } from './clash.ts';
import { decide } from './decide.ts';
import { type DraftState, edit, openClashes } from './draft-state.ts';
import { changedNames, objectOf, objectsOf } from './draft.ts';
import { join } from './join.ts';
import { museumLists, openedState, station, withoutStation, withStation } from './testing/museum.ts';

const base = { ID: 1, Name: { de: 'Eins' }, Revision: 1 };
const mine = { ...base, Name: { de: 'Meins' }, GamePoints: 5 };
const theirs = { ...base, Name: { de: 'Ihres' }, Revision: 2 };

function clashed(
  state: DraftState,
  ...changes: readonly {
    readonly model: 'locations' | 'tourItems';
    readonly ID: number;
    readonly theirs: Record<string, unknown> | undefined;
  }[]
) {
  const open = changes.reduce((all, change) => join(all, change, museumLists, 0), state);
  const [first] = openClashes(open);
  if (first === undefined) throw new Error('Nothing clashes');
  return { open, first };
}
const edited = (): DraftState => edit(openedState(), (draft) => withStation(draft, mine));
const deleted = (): DraftState => edit(openedState(), (draft) => withoutStation(draft, 1));
const seen = (state: DraftState): unknown => objectOf(state.draft, station(1));

describe('a clash in one place', () => {
  const { open, first } = clashed(edited(), { ...station(1), theirs });

  it.each([
    ['mine there', [['Name', 'de']], { ...mine, Revision: 2 }],
    ['theirs there', [], { ...theirs, GamePoints: 5 }],
    ['all of mine', 'all', { ...mine, Revision: 2 }],
    ['all of theirs', 'none', theirs],
  ] as const)('is decided for %s', (_, choice, expected) => {
    const state = decide(open, first, choice, 3);
    expect(seen(state)).toEqual(expected);
    expect(state.saving.kind).toBe('idle');
    expect(state.draft.base.get('locations')?.get(1)).toEqual(theirs);
    expect(changedNames(state.draft)).toEqual(choice === 'none' ? [] : [station(1)]);
    expect(state.draft.done.at(-1)?.at).toBe(3);
  });

  it('needs another decision if an edit made meanwhile clashes elsewhere', () => {
    const { open, first } = clashed(edited(), { ...station(1), theirs: { ...theirs, GamePoints2nd: 7 } });
    const typed = edit(open, (draft) => withStation(draft, { ...mine, GamePoints2nd: 8 }));
    const again = decide(typed, first, [['Name', 'de']], 0);
    expect(openClashes(again)).toMatchObject([{ conflicts: [{ path: ['Name', 'de'] }, { path: ['GamePoints2nd'] }] }]);
    expect(seen(again)).toEqual(seen(typed));
    expect(seen(decide(typed, first, 'all', 0))).toMatchObject({ GamePoints2nd: 8 });
  });

  it('leaves the others open', () => {
    const other: OpenClash = { ...first, ID: 2 };
    const two: DraftState = { ...open, saving: { kind: 'clashed', clashes: [first, other] } };
    expect(openClashes(decide(two, first, [], 0))).toEqual([other]);
  });
});

describe('a deletion that clashes', () => {
  const changes = [
    { ...station(1), theirs },
    { model: 'tourItems', ID: 1, theirs: { ID: 1, TourID: 1, LocationID: 1, Code: '8', Revision: 2 } },
  ] as const;

  it('is reverted with everything that was deleted together, in the other person’s version', () => {
    const { open, first } = clashed(deleted(), ...changes);
    expect(openClashes(open)).toHaveLength(2);
    const state = decide(open, first, 'none', 4);
    expect(state.saving.kind).toBe('idle');
    expect(seen(state)).toEqual(theirs);
    expect(objectOf(state.draft, { model: 'tourItems', ID: 1 })).toMatchObject({ Code: '8' });
    expect(objectOf(state.draft, station(2))).toMatchObject({ DeepDives: [1] });
    expect(changedNames(state.draft)).toEqual([]);
    expect(state.draft.done.at(-1)?.at).toBe(4);
  });

  it('is carried out as a whole if so decided', () => {
    const { open, first } = clashed(deleted(), ...changes);
    const state = decide(open, first, 'all', 0);
    expect(state.saving.kind).toBe('idle');
    expect(seen(state)).toBeUndefined();
    expect(objectsOf(state.draft, 'tourItems')).toMatchObject([{ ID: 2 }]);
    expect(state.draft.base.get('locations')?.get(1)).toEqual(theirs);
    expect(changedNames(state.draft)).toContainEqual(station(1));
  });

  it('leaves unrelated deletions alone', () => {
    const both = edit(openedState(), (draft) => withoutStation(withStation(draft, { ID: 9, Revision: 0 }), 1));
    const { open, first } = clashed(both, { ...station(1), theirs });
    const unrelated: OpenClash = { ...first, ID: 9 };
    const changed: OpenClash = { ...first, model: 'tourItems', mine: { ID: 1 } };
    const all: DraftState = { ...open, saving: { kind: 'clashed', clashes: [first, unrelated, changed] } };
    expect(openClashes(decide(all, first, 'all', 0))).toEqual([unrelated, changed]);
  });

  it('has no effect when its question is no longer open', () => {
    const { open, first } = clashed(deleted(), { ...station(1), theirs });
    const state = decide({ ...open, saving: { kind: 'idle' } }, first, 'none', 0);
    expect(seen(state)).toEqual(theirs);
  });
});
