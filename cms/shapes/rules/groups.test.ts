import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriedTraits } from './carried-traits.ts';
import { grouped, groupsOf, isWholeGroup, ungrouped, withGroup, withoutLoneMembers } from './groups.ts';
import { readTraits, writeTraits } from './stored-traits.ts';
import { noTraits, plainTraits, withTraits, type Traits } from './shape-traits.ts';

const two = grouped(grouped(noTraits, [0, 1, 2]), [4, 5]);
const members = fc.uniqueArray(fc.nat(9), { minLength: 2 });
/** After any number of groupings, one after the other. */
const traits = fc.array(members, { maxLength: 5 }).map((all) => all.reduce(grouped, noTraits));

function sizesOf(given: Traits): readonly number[] {
  return groupsOf(given, [...given.keys()]).map(
    (number) => [...given.values()].filter(({ group }) => group === number).length,
  );
}

describe('groups', () => {
  it('have the lowest numbers that are free', () => {
    expect(groupsOf(two, [0, 4, 7])).toEqual([1, 2]);
    expect(groupsOf(grouped(ungrouped(two, [1]), [6, 7]), [6, 4])).toEqual([1, 2]);
    expect(groupsOf(grouped(two, [4, 5]), [4, 5])).toEqual([2]);
  });

  it('are left by shapes that get into another, and end with their last but one', () => {
    const one = grouped(two, [2, 4]);
    expect([0, 1, 2, 4, 5].map((index) => groupsOf(one, [index]))).toEqual([[1], [1], [2], [2], []]);
  });

  it('are dissolved as a whole, whatever else is true of their shapes', () => {
    const locked = withTraits(two, [1], { isLocked: true });
    expect(ungrouped(locked, [0, 7])).toEqual(
      new Map([
        [1, { ...plainTraits, isLocked: true }],
        [4, { ...plainTraits, group: 2 }],
        [5, { ...plainTraits, group: 2 }],
      ]),
    );
    expect(ungrouped(two, [0, 5])).toEqual(noTraits);
  });

  it('are the hit shape first, without the hidden ones', () => {
    const editing = { traits: withTraits(two, [2], { isHidden: true }) };
    expect(withGroup(editing, 1)).toEqual([1, 0]);
    expect(withGroup(editing, 7)).toEqual([7]);
    expect(isWholeGroup(editing, [0, 1])).toBe(true);
    expect(isWholeGroup(editing, [0, 1, 7])).toBe(false);
    expect(isWholeGroup(editing, [0])).toBe(false);
    expect(isWholeGroup(editing, [7])).toBe(false);
    expect(isWholeGroup(editing, [])).toBe(false);
  });

  it('always have two shapes or more, and exactly those that were grouped last', () => {
    fc.assert(
      fc.property(traits, members, (before, indexes) => {
        const after = grouped(before, indexes);
        expect(Math.min(...sizesOf(after))).toBeGreaterThanOrEqual(2);
        const [first = -1] = indexes;
        expect(new Set(withGroup({ traits: after }, first))).toEqual(new Set(indexes));
        expect(groupsOf(ungrouped(after, indexes), indexes)).toEqual([]);
      }),
    );
  });

  it('stay with their shapes when others are deleted or sorted, and are read as they were written', () => {
    const shapes = Array.from({ length: 10 }, (_, name) => ({ name }));
    const printOf = ({ name }: { readonly name: number }): string => String(name);
    fc.assert(
      fc.property(traits, fc.shuffledSubarray(shapes), (before, after) => {
        const carried = carriedTraits(before, shapes, after, printOf);
        const left = new Map([...before].filter(([index]) => after.some(({ name }) => name === index)));
        const named = new Map([...carried].map(([index, own]) => [after[index]?.name, own]));
        expect(named).toEqual(withoutLoneMembers(left));
        const prints = after.map(printOf);
        expect(readTraits(writeTraits(carried, prints), prints)).toEqual(carried);
      }),
    );
  });
});
