import { lineParts } from '../canvas/line-drawing.ts';
import {
  begunParts,
  canvasColours,
  createDrawing,
  type DrawnHandle,
  type Outlined,
  type Drawing,
} from '../canvas/drawing.ts';
import { draggedBy } from '../canvas/rules/multi-selection.ts';
import { isFree } from '../canvas/rules/shape-traits.ts';
import { movedBy, nodeAt } from '../canvas/rules/edits.ts';
import { type StationShape, ringsOf } from './rules/station-shapes.ts';
import { type BoardState } from './rules/board-editing.ts';
import { seenContours } from './rules/chosen-contours.ts';
import { partsOfShape } from './rules/parts.ts';

/** Returns the drawing of a board's shapes. @param roomy the shortest side that gets a handle in its middle */
export function drawBoard(): (state: BoardState, roomy: number) => Drawing {
  const drawing = createDrawing(shapeOf);
  return (state, roomy) => {
    const line = lineParts(state.editing);
    if (line === undefined) return { ...drawing(state), ...chosenParts(state, roomy) };
    // The other lines of the shape stay.
    return { ...drawing(state), ...line, chosen: [...chosenParts(state, 0).chosen, ...line.chosen] };
  };
}

type Parts = Pick<Drawing, 'chosen' | 'handles' | 'arms'>;

function chosenParts({ editing, shapes }: BoardState, roomy: number): Parts {
  const { point: node, act } = editing;
  const seen = seenContours(editing, shapes);
  const contours = act?.kind === 'draw' ? [...seen, act.now] : seen;
  const own = node === undefined ? undefined : nodeAt(contours, node);
  const begun = begunParts(editing);
  const hasHandles = editing.tool === 'select' && editing.others.length === 0 && isFree(editing, editing.chosen ?? -1);
  const parts = hasHandles ? partsOfShape(editing, contours, roomy) : [];
  return {
    chosen: [
      { rings: ringsOf(contours).rings, colour: canvasColours.solution },
      ...otherShapes({ editing, shapes }),
      ...(begun?.chosen ?? []),
    ],
    arms: parts.flatMap((part) => (part.kind === 'arm' && own !== undefined ? [{ from: own.at, to: part.at }] : [])),
    handles:
      begun?.handles ??
      parts.map((part): DrawnHandle => ({
        at: part.at,
        kind: part.kind === 'middle' ? 'new' : part.kind === 'arm' ? 'arm' : 'square',
        isChosen: part.kind === 'node' && part.name.contour === node?.contour && part.name.node === node.node,
      })),
  };
}

/** The other chosen shapes, which follow a drag. */
function otherShapes({ editing, shapes }: Pick<BoardState, 'editing' | 'shapes'>): readonly Outlined[] {
  const by = draggedBy(editing);
  return editing.others.flatMap((index) => {
    const shape = shapes[index];
    if (shape === undefined) return [];
    const rings =
      by === undefined || !isFree(editing, index) ? shape.rings : ringsOf(movedBy(shape.contours, by)).rings;
    return [{ rings, colour: canvasColours.solution }];
  });
}

function shapeOf({ rings, fault }: StationShape): Outlined {
  return fault === undefined
    ? { rings, colour: canvasColours.other }
    : { rings, colour: canvasColours.decoy, isDashed: true };
}
