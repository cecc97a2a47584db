import { isFree } from '../../canvas/rules/shape-traits.ts';
import { type BoardEditing, type BoardStep } from './board-editing.ts';
import { type Contour } from '../../canvas/rules/contours.ts';
import { movedBy } from '../../canvas/rules/edits.ts';
import { type StationShape } from './station-shapes.ts';

/** The lines of the chosen shape, as the current gesture shows them. */
export function seenContours(editing: BoardEditing, shapes: readonly StationShape[]): readonly Contour[] {
  const { act } = editing;
  if (act?.kind === 'drag') return act.now;
  const contours = contoursIn(editing, shapes);
  return act?.kind === 'several' && canDraw(editing) ? movedBy(contours, act.by) : contours;
}

export function contoursIn({ chosen }: BoardEditing, shapes: readonly StationShape[]): readonly Contour[] {
  return (chosen === undefined ? undefined : shapes[chosen]?.contours) ?? [];
}

/** Whether there is a chosen place, and its shape is not locked. */
export function canDraw(editing: BoardEditing): boolean {
  return editing.chosen !== undefined && isFree(editing, editing.chosen);
}

/** Adds a line to the chosen place, unless its shape is locked. */
export function formed(editing: BoardEditing, shapes: readonly StationShape[], form: Contour): BoardStep {
  return !canDraw(editing) ? { editing } : { editing, edit: [...contoursIn(editing, shapes), form] };
}
