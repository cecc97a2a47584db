import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { canvasColours, type Outlines } from '../canvas/drawing.ts';
import { mirroredPoint } from '../rules/arrange.ts';
import { changedNode, type Contour } from '../rules/contours.ts';
import { movedBy, withNodeAfter, withoutNode } from '../rules/edits.ts';
import { distance, type EditingState, type SnapTargets } from '../rules/editing-state.ts';
import { selectedIndexes } from '../rules/multi-selection.ts';
import { partsOfLines } from '../rules/parts.ts';
import { type ShapeAdapter } from '../rules/shape-adapter.ts';
import { isFree, visibleIndexes } from '../rules/shape-traits.ts';
import { snapLines } from '../rules/snap.ts';
import { snappedPoint } from '../rules/snapped-point.ts';
import { formBetween, straight, smoothContour } from './rules/forms.ts';
import { dataOf, ringsOf, shapesAt, type StationShape } from './rules/station-shapes.ts';

/** The lines of a shape. */
export type BoardLook = readonly Contour[];
export type BoardEditing = EditingState<BoardLook>;

/** A shape belongs to its place, which is chosen before a line is drawn. */
export const boardAdapter: ShapeAdapter<BoardLook, StationShape> = {
  lookOf: ({ contours }) => contours,
  boxOf: ({ bounds }) => bounds,
  // Path data that cannot be read at all has no lines, and is left alone.
  isDrawn: ({ contours }) => contours.length > 0,
  canDraw,
  shapesAt,
  partsOf: (lines, roomy, point) => partsOfLines(lines, roomy, point, lengthBy),
  linesOf: (lines) => lines,
  withLines: (lines, edit) => edit(lines),
  withNodeAfter,
  withoutNode,
  moved: movedBy,
  dragged: movedBy,
  arrangedBy: (lines, { by, mirror }, box) => {
    if (mirror === undefined) return movedBy(lines, by);
    const over = (at: Point): Point => mirroredPoint(at, box, mirror);
    return movedBy(
      lines.map((line) => line.map((node) => changedNode(node, over))),
      by,
    );
  },
  drawn: (form, from, at, touch) => {
    const { to, guides } = snappedPoint(at, touch);
    return { now: [formBetween(form, from, to, touch.keepsShape)], guides };
  },
  penned: (nodes) => [nodes],
  stroked: (ring) => [smoothContour(ring)],
  traced: (ring) => [straight(ring)],
  added: (editing, shapes, look) => {
    const { chosen: index } = editing;
    if (index === undefined || !canDraw(editing)) return { editing };
    return { editing, edit: { index, look: [...(shapes[index]?.contours ?? []), ...look] } };
  },
  snapTargetsFor,
  textOf: dataOf,
  printOf: ({ ID }) => String(ID),
};

export const boardOutlines: Outlines<BoardLook, StationShape> = {
  resting: ({ rings, fault }) =>
    fault === undefined
      ? { rings, colour: canvasColours.other }
      : { rings, colour: canvasColours.decoy, isDashed: true },
  chosen: (lines, shape) => ({
    rings: lines === shape?.contours ? shape.rings : ringsOf(lines).rings,
    colour: canvasColours.solution,
  }),
  node: 'square',
};

/** Whether there is a chosen place, and its shape is not locked. */
function canDraw(editing: BoardEditing): boolean {
  return editing.chosen !== undefined && isFree(editing, editing.chosen);
}

function lengthBy(from: Point, to: Point, middle: Point): number {
  return distance(from, middle) + distance(middle, to);
}

/** The picture, the other shapes and their points, and the points of the line that is being drawn. */
function snapTargetsFor(editing: BoardEditing, shapes: readonly StationShape[], picture: Size): SnapTargets {
  const { act } = editing;
  const all = selectedIndexes(editing);
  const others = visibleIndexes(editing, [...shapes.keys()]).flatMap((index) => {
    const shape = shapes[index];
    return shape === undefined || all.includes(index) || shape.rings.length === 0 ? [] : [shape];
  });
  const own = act?.kind === 'line' ? act.nodes.map(({ at }) => at) : [];
  const boxes = others.map(({ bounds }) => bounds);
  return {
    lines: snapLines(picture, boxes, own),
    points: others.flatMap(({ contours }) => contours.flat().map(({ at }) => at)),
  };
}

/** The lines of the chosen shape, as the current gesture shows them. */
export function seenContours(editing: BoardEditing, shapes: readonly StationShape[]): BoardLook {
  const { act, chosen } = editing;
  if (act?.kind === 'drag') return act.now;
  const contours = shapes[chosen ?? -1]?.contours ?? [];
  return act?.kind === 'several' && canDraw(editing) ? movedBy(contours, act.by) : contours;
}
