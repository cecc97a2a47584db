import { type Point } from '#content/outline.ts';
import { canClose, endsAt, nodesOf, withCorner } from '../../canvas/rules/pen-line.ts';
import { atRest, type Touch } from '../../canvas/rules/editing-state.ts';
import { type BoardEditing, type BoardStep } from './board-editing.ts';
import { canDraw, formed } from './chosen-contours.ts';
import { type StationShape } from './station-shapes.ts';

/** Adds a corner to the line, or closes it. */
export function penned(editing: BoardEditing, shapes: readonly StationShape[], at: Point, touch: Touch): BoardStep {
  if (!canDraw(editing)) return { editing };
  if (endsAt(nodesOf(editing), at, touch)) return closedLine(editing, shapes);
  return { editing: withCorner(editing, at) };
}

/** Ends the line, unless it has too few points. */
export function closedLine(editing: BoardEditing, shapes: readonly StationShape[]): BoardStep {
  const nodes = nodesOf(editing);
  return canClose(nodes) ? formed(atRest(editing), shapes, nodes) : { editing };
}
