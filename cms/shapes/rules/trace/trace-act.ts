import { type Point } from '#content/outline.ts';
import { type AnyEditing, type TraceAct, type Found } from '../editing-state.ts';

export const toleranceRange = { min: 0, max: 60, step: 2 } as const;

/** Seeks an outline from a place. */
export function tracedFrom<Editing extends AnyEditing>(editing: Editing, at: Point): Editing {
  const place = { x: Math.round(at.x), y: Math.round(at.y) };
  return {
    ...editing,
    act: { kind: 'trace', at: place, found: undefined, isSought: true, isAwaited: false },
    guides: [],
  };
}

/** Seeks the outline again from another place. */
export function withPlace<Editing extends AnyEditing>(editing: Editing, by: Point): Editing {
  const { act } = editing;
  if (act?.kind !== 'trace') return editing;
  return {
    ...editing,
    act: { ...act, at: { x: act.at.x + by.x, y: act.at.y + by.y }, isSought: true, isAwaited: false },
  };
}

/** Seeks the outline again, if there is one. */
export function withTolerance<Editing extends AnyEditing>(editing: Editing, tolerance: number): Editing {
  const { act } = editing;
  const next = Math.min(Math.max(tolerance, toleranceRange.min), toleranceRange.max);
  if (next === editing.tolerance) return editing;
  return {
    ...editing,
    tolerance: next,
    act: act?.kind === 'trace' ? { ...act, isSought: true, isAwaited: false } : act,
  };
}

/** Takes an answer, unless its search has ended or continues from elsewhere. */
export function withAnswer<Editing extends AnyEditing>(editing: Editing, act: TraceAct, found: Found): Editing {
  return editing.act === act ? { ...editing, act: { ...act, found, isSought: false, isAwaited: false } } : editing;
}

/** Takes the outline as soon as it is found, unless the search changes first. */
export function withTaking<Editing extends AnyEditing>(editing: Editing): Editing {
  const { act } = editing;
  return act?.kind === 'trace' && act.isSought && !act.isAwaited
    ? { ...editing, act: { ...act, isAwaited: true } }
    : editing;
}

/** Returns the outline that was found; undefined while another is sought. */
export function foundRing({ act }: Pick<AnyEditing, 'act'>): readonly Point[] | undefined {
  return act?.kind === 'trace' && !act.isSought && act.found?.kind === 'outline' ? act.found.ring : undefined;
}
