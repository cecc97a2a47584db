import { isFree } from '../../canvas/rules/shape-traits.ts';
import { type BoardSession, type BoardStep } from './board-session.ts';
import { type Contour } from '../../canvas/rules/contours.ts';
import { movedBy } from '../../canvas/rules/edits.ts';
import { type StationShape } from './station-shapes.ts';

/** The lines of the chosen shape, as the current gesture shows them. */
export function seenContours(session: BoardSession, shapes: readonly StationShape[]): readonly Contour[] {
  const { act } = session;
  if (act?.kind === 'drag') return act.now;
  const contours = contoursIn(session, shapes);
  return act?.kind === 'several' && canDraw(session) ? movedBy(contours, act.by) : contours;
}

export function contoursIn({ chosen }: BoardSession, shapes: readonly StationShape[]): readonly Contour[] {
  return (chosen === undefined ? undefined : shapes[chosen]?.contours) ?? [];
}

/** Whether there is a chosen place, and its shape is not locked. */
export function canDraw(session: BoardSession): boolean {
  return session.chosen !== undefined && isFree(session, session.chosen);
}

/** Adds a line to the chosen place, unless its shape is locked. */
export function formed(session: BoardSession, shapes: readonly StationShape[], form: Contour): BoardStep {
  return !canDraw(session) ? { session } : { session, edit: [...contoursIn(session, shapes), form] };
}
