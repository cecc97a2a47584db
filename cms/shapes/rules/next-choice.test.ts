import { describe, expect, it } from 'vitest';
import { grouped } from './groups.ts';
import { nextChoice } from './next-choice.ts';
import { type AnyEditing, freshEditing } from './editing-state.ts';
import { withSelection, withHidden } from './multi-selection.ts';

const fresh: AnyEditing = freshEditing;
const grouping: AnyEditing = { ...fresh, traits: grouped(fresh.traits, [2, 5, 8]) };

describe('a click', () => {
  it.each([
    [[5, 2, 7], [], [5]],
    [[5, 2, 7], [5], [2]],
    [[5, 2, 7], [2], [7]],
    [[5, 2, 7], [7], [5]],
    [[5, 2, 7], [9], [5]],
    [[5, 2, 7], [2, 5], [5]],
    [[4], [4], [4]],
    [[], [4], []],
    [[], [], []],
  ])('on %j with %j chosen chooses %j', (hits, chosen, next) =>
    expect(nextChoice(withSelection(fresh, chosen), hits)).toEqual(next),
  );

  it.each([
    [[5], [], [5, 2, 8]],
    [[5], [8, 5, 2], [5]],
    [[5], [5], [5, 2, 8]],
    [[8], [5], [8, 2, 5]],
    [[5, 7, 2], [], [5, 2, 8]],
    [[5, 7, 2], [5, 2, 8], [5]],
    [[5, 7, 2], [5], [7]],
    [[5, 7, 2], [7], [2]],
    [[5, 7, 2], [2], [5, 2, 8]],
    [[7, 5], [7], [5, 2, 8]],
  ])('on %j with %j chosen chooses %j if there is a group', (hits, chosen, next) =>
    expect(nextChoice(withSelection(grouping, chosen), hits)).toEqual(next),
  );

  it('does not choose hidden members', () => {
    expect(nextChoice(withHidden(grouping, [2], true), [5])).toEqual([5, 8]);
    expect(nextChoice(withHidden(grouping, [2, 8], true), [5])).toEqual([5]);
  });
});
