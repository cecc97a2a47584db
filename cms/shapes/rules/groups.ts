import { visibleIndexes, withTraits, type Traits, traitsOf } from './shape-traits.ts';

/** Returns a shape and the others of its group that are shown. */
export function withGroup(editing: { readonly traits: Traits }, index: number): readonly number[] {
  const { group } = traitsOf(editing, index);
  const all = group === undefined ? [] : visibleIndexes(editing, membersOf(editing.traits, group));
  return [index, ...all.filter((one) => one !== index)];
}

/** Whether shapes are a group: all members that are shown, and nothing else. */
export function isWholeGroup(editing: { readonly traits: Traits }, indexes: readonly number[]): boolean {
  const [first] = indexes;
  return indexes.length > 1 && first !== undefined && isSame(withGroup(editing, first), indexes);
}

/** Whether these are the same shapes, in any order. */
export function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((index) => other.includes(index));
}

/** Puts shapes into a new group, with the lowest number that is free. */
export function grouped(traits: Traits, indexes: readonly number[]): Traits {
  const left = withoutLoneMembers(withTraits(traits, indexes, { group: undefined }));
  const taken = new Set([...left.values()].map(({ group }) => group));
  let group = 1;
  while (taken.has(group)) group += 1;
  return withTraits(left, indexes, { group });
}

/** Dissolves the groups of shapes. */
export function ungrouped(traits: Traits, indexes: readonly number[]): Traits {
  const gone = groupsOf(traits, indexes).flatMap((group) => membersOf(traits, group));
  return withTraits(traits, gone, { group: undefined });
}

/** Returns the numbers of the groups of shapes. */
export function groupsOf(traits: Traits, indexes: readonly number[]): readonly number[] {
  return [...new Set(indexes.flatMap((index) => traitsOf({ traits }, index).group ?? []))];
}

/** Dissolves groups with only one shape left. */
export function withoutLoneMembers(traits: Traits): Traits {
  const lone = groupsOf(traits, [...traits.keys()])
    .map((group) => membersOf(traits, group))
    .filter(({ length }) => length === 1);
  return lone.length === 0 ? traits : withTraits(traits, lone.flat(), { group: undefined });
}

function membersOf(traits: Traits, group: number): readonly number[] {
  return [...traits].flatMap(([index, own]) => (own.group === group ? [index] : []));
}
