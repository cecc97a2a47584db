import { grouped, ungrouped } from './groups.ts';
import { type AnyEditing } from './editing-state.ts';
import { selectedIndexes, withSelection } from './multi-selection.ts';
import { withTraits } from './shape-traits.ts';

/** Hides shapes, which then are no longer chosen, or shows them. */
export function withHidden<Editing extends AnyEditing>(
  editing: Editing,
  indexes: readonly number[],
  isHidden: boolean,
): Editing {
  const next = { ...editing, hovered: undefined, traits: withTraits(editing.traits, indexes, { isHidden }) };
  const before = selectedIndexes(next);
  const after = isHidden ? before.filter((index) => !indexes.includes(index)) : before;
  return after.length === before.length ? next : withSelection(next, after);
}

/** Locks shapes or frees them. No point stays chosen. */
export function withLocked<Editing extends AnyEditing>(
  editing: Editing,
  indexes: readonly number[],
  isLocked: boolean,
): Editing {
  return { ...editing, point: undefined, traits: withTraits(editing.traits, indexes, { isLocked }) };
}

export function withAllShown<Editing extends AnyEditing>(editing: Editing): Editing {
  return withHidden(editing, [...editing.traits.keys()], false);
}

/** Groups shapes, which leave their other groups. Fewer than two stay as they are. */
export function withGrouped<Editing extends AnyEditing>(editing: Editing, indexes: readonly number[]): Editing {
  return indexes.length < 2 ? editing : { ...editing, traits: grouped(editing.traits, indexes) };
}

/** Dissolves the groups of shapes. */
export function withUngrouped<Editing extends AnyEditing>(editing: Editing, indexes: readonly number[]): Editing {
  return { ...editing, traits: ungrouped(editing.traits, indexes) };
}
