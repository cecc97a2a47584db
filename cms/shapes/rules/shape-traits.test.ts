import { describe, expect, it } from 'vitest';
import { carriedTraits } from './carried-traits.ts';
import { readTraits, writeTraits } from './stored-traits.ts';
import { type EditingState, freshEditing } from './editing-state.ts';
import { unlockedSelection, withSelection, withAllShown, withHidden, withLocked } from './multi-selection.ts';
import {
  unlockedIndexes,
  isFree,
  plainTraits,
  type ShapeTraits,
  visibleIndexes,
  type Traits,
  traitsOf,
} from './shape-traits.ts';
import fc from 'fast-check';

type Editing = EditingState<string>;

const hidden: ShapeTraits = { ...plainTraits, isHidden: true };
const locked: ShapeTraits = { ...plainTraits, isLocked: true };
const fresh: Editing = freshEditing;

describe('hidden shapes', () => {
  it('are no longer chosen, and are shown again together', () => {
    const editing = withHidden(withSelection(fresh, [2, 0, 1]), [2, 1], true);
    expect(editing).toMatchObject({ chosen: 0, others: [] });
    expect(visibleIndexes(editing, [0, 1, 2, 3])).toEqual([0, 3]);
    expect(withAllShown(editing).traits.size).toBe(0);
    expect(withHidden(editing, [1], false)).toMatchObject({ chosen: 0, traits: new Map([[2, hidden]]) });
  });

  it('leave the choice of others alone', () => {
    const editing: Editing = { ...withSelection(fresh, [0]), point: { contour: 0, node: 3 }, hovered: 1 };
    expect(withHidden(editing, [1], true)).toMatchObject({
      chosen: 0,
      point: { contour: 0, node: 3 },
      hovered: undefined,
    });
  });
});

describe('locked shapes', () => {
  it('stay chosen but are not free', () => {
    const editing = withLocked<Editing>({ ...withSelection(fresh, [2, 0]), point: { contour: 0, node: 1 } }, [2], true);
    expect(editing).toMatchObject({ chosen: 2, others: [0], point: undefined });
    expect(unlockedSelection(editing)).toEqual([0]);
    expect(isFree(editing, 2)).toBe(false);
    expect(unlockedIndexes(withHidden(editing, [1], true), [0, 1, 2])).toEqual([0]);
    expect(traitsOf(withLocked(editing, [2], false), 2)).toEqual(plainTraits);
  });
});

const shapes = fc.uniqueArray(fc.nat(1000), { maxLength: 12 }).map((names) => names.map((name) => ({ name })));
const printOf = ({ name }: { readonly name: number }): string => String(name);

function withTraits(list: readonly { readonly name: number }[]): Traits {
  return new Map(list.flatMap(({ name }, index) => (name % 2 === 0 ? [[index, hidden] as const] : [])));
}

const namesOf = (traits: Traits, list: readonly { readonly name: number }[]): ReadonlySet<unknown> =>
  new Set([...traits.keys()].map((index) => list[index]?.name));

describe('the traits of shapes', () => {
  it('stay with their shapes when these are sorted, deleted, added to or read again', () => {
    fc.assert(
      fc.property(shapes, fc.infiniteStream(fc.nat()), fc.boolean(), (before, order, isFresh) => {
        const kept = before
          .filter(() => (order.next().value ?? 0) % 3 > 0)
          .map((one) => ({ one, at: order.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ one }) => (isFresh ? { ...one } : one));
        const after = kept.length === before.length ? [...kept, { name: 1001 }] : kept;
        const traits = carriedTraits(withTraits(before), before, after, printOf);
        expect(namesOf(traits, after)).toEqual(new Set(kept.map(({ name }) => name).filter((name) => name % 2 === 0)));
      }),
    );
  });

  it('stay with a shape that is changed in its place', () => {
    const [one, two, three] = [{ name: 1 }, { name: 2 }, { name: 3 }];
    const traits: Traits = new Map([[1, locked]]);
    expect(carriedTraits(traits, [one, two, three], [one, { name: 9 }, three], printOf)).toEqual(traits);
    expect(carriedTraits(traits, [one, two, three], [one, three], printOf).size).toBe(0);
  });

  it('are read as they were written, by the prints of their shapes', () => {
    fc.assert(
      fc.property(shapes, (list) => {
        const traits = withTraits(list);
        const prints = list.map(printOf);
        const turned = prints.toReversed();
        const read = readTraits(writeTraits(traits, prints), turned);
        expect(new Set([...read.keys()].map((index) => turned[index]))).toEqual(
          new Set([...traits.keys()].map((index) => prints[index])),
        );
      }),
    );
    expect(writeTraits(new Map(), ['a'])).toBe('');
  });

  it.each([
    '',
    '{',
    '7',
    'null',
    '[null, 3, {}, {"print": 4}]',
    '[{"print": "a", "isHidden": "yes"}]',
    '[{"print": "a", "group": "1"}]',
  ])('are none in %s', (given) => {
    expect(readTraits(given, ['a']).size).toBe(0);
  });
});
