import { describe, expect, it } from 'vitest';
import {
  asksOnly,
  canPostpone,
  clashWith,
  isOf,
  type OpenClash,
  resolved,
  withEdits,
  withObject,
  withTheirs,
} from './clash.ts';
import { objectOf, undo } from './draft.ts';
import { museumLists, openedDraft, station, withoutStation, withStation } from './testing/museum.ts';

const base = { ID: 1, Name: { de: 'Eins' }, Revision: 1 };
const mine = { ...base, Name: { de: 'Meins' }, GamePoints: 5 };
const theirs = { ...base, Name: { de: 'Ihres' }, GamePoints2nd: 3, Revision: 2 };

const found = (): OpenClash => clashWith(withStation(openedDraft(), mine), { ...station(1), theirs }, museumLists);

describe('a clash', () => {
  it('has all three sides and the places that both changed', () => {
    expect(found()).toEqual({
      ...station(1),
      base,
      mine,
      theirs,
      seen: mine,
      removal: { before: museumLists, names: [station(1)] },
      conflicts: [{ path: ['Name', 'de'], base: 'Eins', mine: 'Meins', theirs: 'Ihres' }],
    });
  });

  it('contains what I have deleted together with the object', () => {
    const draft = withoutStation(withStation(openedDraft(), { ID: 2, Name: { de: 'Anders' }, Revision: 1 }), 1);
    const clash = clashWith(draft, { ...station(1), theirs }, museumLists);
    expect(clash).toMatchObject({ mine: undefined, seen: undefined, conflicts: [] });
    expect(clash.removal.names).toEqual([station(1), { model: 'tourItems', ID: 1 }]);
  });

  it('has no places when the other has deleted the object', () => {
    const draft = withStation(openedDraft(), mine);
    expect(clashWith(draft, { ...station(1), theirs: undefined }, museumLists)).toMatchObject({ mine, conflicts: [] });
  });

  it('can be postponed only while the draft has all of mine', () => {
    expect(canPostpone([found()])).toBe(true);
    expect(canPostpone([found(), { ...found(), seen: base }])).toBe(false);
  });

  it('is about one object, by model and ID', () => {
    expect(isOf(station(1))(found())).toBe(true);
    expect(isOf(station(2))(found())).toBe(false);
    expect(isOf({ model: 'tours', ID: 1 })(found())).toBe(false);
  });
});

describe('a clash that waits for a decision', () => {
  it('stays as it is while nothing is typed', () => {
    const clash = found();
    expect(withEdits(clash, clash.seen)).toBe(clash);
  });

  it('includes what is typed, and what that conflicts with', () => {
    const now = { ...mine, GamePoints2nd: 9 };
    const clash = withEdits(found(), now);
    expect(clash).toMatchObject({ mine: now, seen: now });
    expect(clash.conflicts.map(({ path }) => path)).toEqual([['Name', 'de'], ['GamePoints2nd']]);
  });

  it('keeps changes that the draft never had, and prefers typed values to them', () => {
    const kept: OpenClash = { ...found(), seen: base };
    expect(withEdits(kept, { ...base, GamePoints: 8 }).mine).toEqual({ ...mine, GamePoints: 8 });
    expect(
      withEdits({ ...kept, mine: { ...base, HeaderTitle: { de: 'Kopf' } } }, { ...base, GamePoints: 8 }).mine,
    ).toEqual({
      ...base,
      HeaderTitle: { de: 'Kopf' },
      GamePoints: 8,
    });
  });

  it('becomes a deletion when the object is deleted meanwhile', () => {
    expect(withEdits(found(), undefined)).toMatchObject({ mine: undefined, seen: undefined, conflicts: [] });
  });

  it('is compared with the other person’s next changes', () => {
    const next = { ...theirs, Name: base.Name, GamePoints: 1, Revision: 3 };
    expect(withTheirs(found(), next)).toMatchObject({
      theirs: next,
      conflicts: [{ path: ['GamePoints'], mine: 5, theirs: 1 }],
    });
    expect(withTheirs(found(), undefined)).toMatchObject({ theirs: undefined, conflicts: [] });
  });

  it('asks nothing new unless another place conflicts', () => {
    const asked = found();
    expect(asksOnly(asked, asked.conflicts)).toBe(true);
    expect(asksOnly({ ...asked, conflicts: [] }, asked.conflicts)).toBe(true);
    expect(asksOnly(withEdits(asked, { ...mine, GamePoints2nd: 9 }), asked.conflicts)).toBe(false);
  });
});

describe('a decision', () => {
  const joined = { ...theirs, GamePoints: 5 };

  it.each([
    ['none', theirs],
    ['all', { ...joined, Name: { de: 'Meins' } }],
    [[], joined],
    [[['Name', 'de']], { ...joined, Name: { de: 'Meins' } }],
  ] as const)('for %j', (choice, expected) => {
    expect(resolved(found(), choice)).toEqual(expected);
  });

  it.each([
    ['all', mine, undefined],
    ['none', undefined, mine],
    [[], undefined, mine],
  ] as const)('for %j where one side has deleted the object', (choice, whenGone, whenMineIsGone) => {
    expect(resolved({ ...found(), theirs: undefined }, choice)).toEqual(whenGone);
    expect(resolved({ ...found(), mine: undefined, theirs: mine }, choice)).toEqual(whenMineIsGone);
  });

  it('for all of mine works if the object did not exist before', () => {
    expect(resolved({ ...found(), base: undefined }, 'all')).toBe(mine);
  });

  it('is a step that can be undone', () => {
    const draft = withObject(openedDraft(), station(1), mine, 0);
    expect(objectOf(draft, station(1))).toBe(mine);
    expect(objectOf(undo(draft), station(1))).toEqual(base);
    expect(objectOf(withObject(openedDraft(), station(1), undefined, 0), station(1))).toBeUndefined();
  });
});
