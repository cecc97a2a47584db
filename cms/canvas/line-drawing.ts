import { canvasColours, type Drawing, type DrawnHandle } from './drawing.ts';
import { flattenLine } from './rules/flat-ring.ts';
import { type AnyEditing } from './rules/editing-state.ts';

/** Returns what the pen has drawn so far: its line, its points, and the arms of the last one; undefined if nothing. */
export function lineParts({ act }: Pick<AnyEditing, 'act'>): Pick<Drawing, 'chosen' | 'handles' | 'arms'> | undefined {
  if (act?.kind !== 'line') return undefined;
  const { nodes, next, isKeyed } = act;
  const line = next === undefined ? nodes : [...nodes, { at: next }];
  const last = nodes.at(-1);
  const ends = [last?.before, last?.behind].filter((end) => end !== undefined);
  return {
    chosen: [{ rings: [flattenLine(line)], colour: canvasColours.solution, isOpen: true }],
    arms: last === undefined ? [] : ends.map((to) => ({ from: last.at, to })),
    handles: [
      ...ends.map((at): DrawnHandle => ({ at, kind: 'arm' })),
      ...nodes.map(({ at }, index): DrawnHandle => ({ at, kind: 'square', isChosen: index === 0 })),
      ...(isKeyed && next !== undefined ? [{ at: next, kind: 'new' as const }] : []),
    ],
  };
}
