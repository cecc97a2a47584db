import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { merge, preferMine } from './merge.ts';
import { deepEqual } from './equality.ts';

const base = { ID: 1, Revision: 1, Name: { de: 'Alt' }, GamePoints: 1 };

describe('two people’s versions of an object', () => {
  it('are joined if they changed different fields', () => {
    const mine = { ...base, Name: { de: 'Meins' } };
    const theirs = { ...base, Revision: 2, GamePoints: 3, IconURL: 'files/a.svg' };
    expect(merge(base, mine, theirs)).toEqual({
      merged: { ID: 1, Revision: 2, Name: { de: 'Meins' }, GamePoints: 3, IconURL: 'files/a.svg' },
      conflicts: [],
    });
  });

  it('must be decided if they changed the same field', () => {
    const mine = { ...base, GamePoints: 2 };
    const theirs = { ...base, Revision: 2, GamePoints: 3 };
    const joined = merge(base, mine, theirs);
    expect(joined.conflicts).toEqual([{ path: ['GamePoints'], base: 1, mine: 2, theirs: 3 }]);
    expect(joined.merged['GamePoints']).toBe(3);
    expect(preferMine(joined, mine, [['GamePoints']])['GamePoints']).toBe(2);
  });

  it('agree if both made the same change, and lose what either removed', () => {
    const { GamePoints, ...without } = base;
    expect(GamePoints).toBe(1);
    expect(merge(base, without, { ...base, Revision: 2 })).toEqual({
      merged: { ...without, Revision: 2 },
      conflicts: [],
    });
    expect(merge(base, { ...base, GamePoints: 9 }, { ...base, GamePoints: 9 }).conflicts).toEqual([]);
  });

  it('are joined if they wrote in different languages, even without a previous text', () => {
    const from = { ...base, Description: { de: 'Alt', en: 'Old', fr: 'Vieux' } };
    const mine = { ...from, Description: { de: 'Alt', en: 'New' }, HeaderTitle: { en: 'Head' } };
    const theirs = { ...from, Description: { de: 'Neu', en: 'Old', fr: 'Vieux' }, HeaderTitle: { de: 'Kopf' } };
    expect(merge(from, mine, theirs)).toEqual({
      merged: { ...base, Description: { de: 'Neu', en: 'New' }, HeaderTitle: { de: 'Kopf', en: 'Head' } },
      conflicts: [],
    });
  });

  it('are decided only in the language that both changed', () => {
    const mine = { ...base, Name: { en: 'Mine' } };
    const theirs = { ...base, Name: { de: 'Ihres' } };
    const joined = merge(base, mine, theirs);
    expect(joined.conflicts).toEqual([{ path: ['Name', 'de'], base: 'Alt', mine: undefined, theirs: 'Ihres' }]);
    expect(joined.merged['Name']).toEqual({ de: 'Ihres', en: 'Mine' });
    expect(preferMine(joined, mine, [['Name', 'de']])['Name']).toEqual({ en: 'Mine' });
  });

  it('never concern notes on translations: mine apply', () => {
    const noted = (note: string) => ({ TranslatedFrom: { Name: { en: note } } });
    const theirs = { ...base, Revision: 2, ...noted('de b') };
    expect(merge({ ...base, ...noted('de o') }, { ...base, ...noted('de a') }, theirs)).toEqual({
      merged: { ...theirs, ...noted('de a') },
      conflicts: [],
    });
    expect(merge(base, { ...base, ...noted('de a') }, theirs).conflicts).toEqual([]);
    expect(merge({ ...base, ...noted('de o') }, base, theirs).conflicts).toEqual([]);
  });

  it('never concern tags: what either side adds or removes is joined', () => {
    const tagged = (...StaffTags: readonly string[]) => ({ ...base, StaffTags });
    expect(merge(tagged('a', 'b'), tagged('b', 'mine'), tagged('a', 'theirs', 'b', 'c'))).toEqual({
      merged: tagged('theirs', 'b', 'c', 'mine'),
      conflicts: [],
    });
    expect(merge(base, tagged('x'), tagged('y', 'x')).merged).toEqual(tagged('y', 'x'));
    expect(merge(tagged('a'), base, tagged('a', 'b')).merged).toEqual(tagged('b'));
  });

  it('are joined if one of them only has other notes in a list', () => {
    const choices = (text: string, note: string) => ({
      GameChoices: [{ Text: { en: text }, TranslatedFrom: { Text: { en: note } } }],
    });
    const [from, confirmed, written] = [choices('a', 'de o'), choices('a', 'de x'), choices('b', 'de y')];
    expect(merge(from, confirmed, written)).toEqual({ merged: written, conflicts: [] });
    expect(merge(from, written, confirmed)).toEqual({ merged: written, conflicts: [] });
    expect(merge(from, choices('c', 'de o'), written).conflicts).toHaveLength(1);
  });

  it.each([
    ['a text for all languages on one side', { Name: 'Für alle' }, { Name: { de: 'Ihres' } }],
    ['a field that one side took away', {}, { Name: { de: 'Ihres' } }],
    ['lists', { Name: [{ de: 'Meins' }, 1] }, { Name: [{ de: 'Alt' }, 2] }],
  ])('is decided as a whole for %s', (_, mine, theirs) => {
    const joined = merge({ Name: { de: 'Alt' } }, mine, theirs);
    expect(joined.conflicts.map(({ path }) => path)).toEqual([['Name']]);
    expect(joined.merged).toEqual(theirs);
    expect(preferMine(joined, mine, [['Name']])).toEqual(mine);
  });

  const value = fc.integer({ min: 0, max: 2 });
  const texts = fc.dictionary(fc.constantFrom('de', 'en', 'constructor'), value);
  const record = fc.dictionary(fc.constantFrom('A', 'B'), fc.oneof(value, texts, fc.array(value, { maxLength: 2 })));
  const object = fc.dictionary(fc.constantFrom('A', 'B', 'C'), fc.oneof(value, texts, record));

  it('lose no change of either, whatever they did', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(object, object, object, (from, mine, theirs) => {
        const { merged, conflicts } = merge(from, mine, theirs);
        for (const path of leavesOf(from, mine, theirs)) {
          if (conflicts.some((open) => open.path.every((step, depth) => step === path[depth]))) continue;
          const [was, my, their] = [from, mine, theirs].map((each) => leafAt(each, path));
          expect(leafAt(merged, path)).toEqual(deepEqual(my, was) ? their : my);
        }
      }),
    );
  });

  it('take exactly the value of the chosen side', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(object, object, object, fc.infiniteStream(fc.boolean()), (from, mine, theirs, choices) => {
        const joined = merge(from, mine, theirs);
        const chosen = joined.conflicts.map(({ path }) => path).filter(() => choices.next().value);
        const decided = preferMine(joined, mine, chosen);
        for (const conflict of joined.conflicts) {
          expect(conflict.mine).not.toEqual(conflict.theirs);
          const wanted = chosen.includes(conflict.path) ? conflict.mine : conflict.theirs;
          expect(standsAt(decided, conflict.path)).toBe(wanted !== undefined);
          expect(leafAt(decided, conflict.path)).toEqual(wanted);
        }
      }),
    );
  });
});

/** All places where either has a value that is not an object. */
function leavesOf(...objects: readonly StoredObject[]): readonly (readonly string[])[] {
  const within = (object: StoredObject): readonly (readonly string[])[] =>
    Object.entries(object).flatMap(([name, inner]) =>
      isObject(inner) ? within(inner).map((path) => [name, ...path]) : [[name]],
    );
  return objects.flatMap(within);
}

const standsAt = (object: StoredObject, path: readonly string[]): boolean => {
  const holder = leafAt(object, path.slice(0, -1));
  return isObject(holder) && Object.hasOwn(holder, path.at(-1) ?? '');
};

function leafAt(object: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (isObject(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined),
    object,
  );
}
