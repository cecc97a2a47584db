import { type Point } from '#content/outline.ts';
import { type Box, boundsOf } from './box.ts';
import { withGroup, grouped, ungrouped } from './groups.ts';
import { type AnyEditing, atRest, type Touch } from './editing-state.ts';
import { unlockedIndexes, withTraits } from './shape-traits.ts';
import { snap, snapEdgesOf } from './snap.ts';

/** Returns the indexes of all chosen shapes; that with the fields first. */
export function selectedIndexes({ chosen, others }: Pick<AnyEditing, 'chosen' | 'others'>): readonly number[] {
  return chosen === undefined ? [] : [chosen, ...others];
}

/** Chooses more shapes, or no longer chooses them if all of them are chosen. */
export function withToggled<Editing extends AnyEditing>(editing: Editing, indexes: readonly number[]): Editing {
  const before = selectedIndexes(editing);
  const more = indexes.filter((index) => !before.includes(index));
  const after = more.length === 0 ? before.filter((one) => !indexes.includes(one)) : [...before, ...more];
  return withSelection(editing, after);
}

/** Chooses several shapes; the first has the fields. */
export function withSelection<Editing extends AnyEditing>(editing: Editing, indexes: readonly number[]): Editing {
  const [chosen, ...others] = indexes;
  return { ...atRest(editing), chosen, others, point: undefined };
}

/** Returns the indexes of the chosen shapes that are not locked. */
export function unlockedSelection(editing: Pick<AnyEditing, 'chosen' | 'others' | 'traits'>): readonly number[] {
  return unlockedIndexes(editing, selectedIndexes(editing));
}

/**
 * Starts to drag all chosen shapes that are not locked. If another shape was hit, its group is chosen first.
 *
 * @param hits the shapes under the pointer that are not locked, from top to bottom
 * @returns undefined if there is only one
 */
export function startMultiDrag<Editing extends AnyEditing>(
  editing: Editing,
  hits: readonly number[],
  boxOf: (index: number) => Box | undefined,
): Editing | undefined {
  const [top] = hits;
  if (top === undefined) return undefined;
  const isHit = selectedIndexes(editing).some((index) => hits.includes(index));
  const begun = isHit ? editing : withSelection(editing, withGroup(editing, top));
  if (begun.others.length === 0) return undefined;
  const bounds = boxAround(unlockedSelection(begun).flatMap((index) => boxOf(index) ?? []));
  return { ...begun, point: undefined, act: { kind: 'several', bounds, by: { x: 0, y: 0 } }, guides: [] };
}

export function dragSelection<Editing extends AnyEditing>(editing: Editing, by: Point, touch: Touch): Editing {
  const { act } = editing;
  if (act?.kind !== 'several') return editing;
  const span = { ...act.bounds, x: act.bounds.x + by.x, y: act.bounds.y + by.y };
  const { by: more, guides } = snap(snapEdgesOf(span), span, touch.lines, touch.reach);
  const whole = { x: Math.round(by.x + more.x) + 0, y: Math.round(by.y + more.y) + 0 };
  return { ...editing, act: { ...act, by: whole }, guides };
}

/** Returns how far the chosen shapes were dragged; undefined if they were not. */
export function draggedBy({ act }: Pick<AnyEditing, 'act'>): Point | undefined {
  return act?.kind === 'several' && (act.by.x !== 0 || act.by.y !== 0) ? act.by : undefined;
}

/** The smallest upright box around boxes. */
export function boxAround(boxes: readonly Box[]): Box {
  return boundsOf(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
}

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
