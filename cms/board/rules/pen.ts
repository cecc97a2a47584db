import { type Point } from '#content/outline.ts';
import { canClose, endsAt, nodesOf, withCorner } from '../../canvas/rules/pen-line.ts';
import { atRest, type Touch } from '../../canvas/rules/session.ts';
import { type BoardSession, type BoardStep } from './board-session.ts';
import { canDraw, formed } from './chosen-contours.ts';
import { type StationShape } from './station-shapes.ts';

/** Adds a corner to the line, or closes it. */
export function penned(session: BoardSession, shapes: readonly StationShape[], at: Point, touch: Touch): BoardStep {
  if (!canDraw(session)) return { session };
  if (endsAt(nodesOf(session), at, touch)) return closedLine(session, shapes);
  return { session: withCorner(session, at) };
}

/** Ends the line, unless it has too few points. */
export function closedLine(session: BoardSession, shapes: readonly StationShape[]): BoardStep {
  const nodes = nodesOf(session);
  return canClose(nodes) ? formed(atRest(session), shapes, nodes) : { session };
}
