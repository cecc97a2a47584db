import { isSame, withGroup } from './groups.ts';
import { type AnyEditing } from './editing-state.ts';
import { selectedIndexes } from './multi-selection.ts';
import { traitsOf } from './shape-traits.ts';

type Choosing = Pick<AnyEditing, 'chosen' | 'others' | 'traits'>;

/**
 * Returns the shapes that a click chooses: the topmost one with its group. Another click at the same place chooses that
 * shape alone, then the next below, and after the last one the topmost again.
 *
 * @param hits the shapes under the pointer that are shown, from top to bottom
 */
export function nextChoice(editing: Choosing, hits: readonly number[]): readonly number[] {
  const choices = choicesAt(editing, hits);
  const place = choices.findIndex((choice) => isSame(choice, selectedIndexes(editing)));
  return choices[(place + 1) % Math.max(choices.length, 1)] ?? [];
}

/** Each group comes once, before its topmost shape. */
function choicesAt(editing: Choosing, hits: readonly number[]): readonly (readonly number[])[] {
  const groupAt = (hit: number): number | undefined => traitsOf(editing, hit).group;
  return hits.flatMap((hit, place) => {
    const all = withGroup(editing, hit);
    const isFirst = hits.findIndex((other) => groupAt(other) === groupAt(hit)) === place;
    return all.length > 1 && isFirst ? [all, [hit]] : [[hit]];
  });
}
