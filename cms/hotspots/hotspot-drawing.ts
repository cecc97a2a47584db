import { lineParts } from '../canvas/line-drawing.ts';
import {
  begunParts,
  canvasColours,
  createDrawing,
  type DrawnHandle,
  type Outlined,
  type Drawing,
} from '../canvas/drawing.ts';
import { selectedIndexes, draggedBy } from '../canvas/rules/multi-selection.ts';
import { isFree } from '../canvas/rules/shape-traits.ts';
import { type Part, partsOf } from './rules/hits.ts';
import { type Hotspot } from './rules/list.ts';
import { cornersOf, type PlacedHotspot, ringOf } from './rules/placing.ts';
import { type ShapeEditorState, seenHotspot } from './rules/hotspot-editing.ts';

/** Returns the drawing of the hotspots. @param roomy the shortest side that gets a handle in its middle */
export function drawHotspots(): (state: ShapeEditorState, roomy: number) => Drawing {
  const drawing = createDrawing((hotspot: Hotspot) => shapeOf(hotspot, hotspot));
  return (state, roomy) => ({ ...drawing(state), ...chosenParts(state, roomy) });
}

const handleKinds: Readonly<Record<Part['kind'], DrawnHandle['kind']>> = {
  grip: 'square',
  corner: 'round',
  arm: 'arm',
  side: 'new',
};

function chosenParts({ editing, shapes }: ShapeEditorState, roomy: number): Partial<Drawing> {
  const { act, chosen, point, tool } = editing;
  const before = shapes[chosen ?? -1];
  /** It stays while another is drawn. */
  const own = before === undefined ? [] : [shapeOf(before, before)];
  const begun = begunParts(editing);
  if (begun !== undefined) return { ...begun, chosen: [...own, ...begun.chosen] };
  const line = lineParts(editing);
  if (line !== undefined) return { ...line, chosen: [...own, ...line.chosen] };
  if (editing.others.length > 0) return { chosen: severalShapes({ editing, shapes }), handles: [] };
  const now = seenHotspot(editing, shapes);
  if (now === undefined) return { chosen: [], handles: [] };
  if (act?.kind === 'draw') return { chosen: [...own, shapeOf(now, { IsSolution: true })], handles: [] };
  // A tool draws over everything, so nothing can be grabbed.
  if (tool !== 'select' || !isFree(editing, chosen ?? -1)) return { chosen: own, handles: [] };
  const parts = partsOf(now, roomy, point);
  const handles = parts.map((part): DrawnHandle => ({
    at: part.at,
    kind: handleKinds[part.kind],
    isChosen: part.kind === 'corner' && part.corner === point,
  }));
  const corner = cornersOf(now)?.[point ?? -1];
  const arms = parts.flatMap((part) =>
    part.kind === 'arm' && corner !== undefined ? [{ from: corner, to: part.at }] : [],
  );
  return { arms, chosen: [shapeOf(now, { IsSolution: before?.IsSolution === true })], handles };
}

function severalShapes({ editing, shapes }: Pick<ShapeEditorState, 'editing' | 'shapes'>): readonly Outlined[] {
  const by = draggedBy(editing) ?? { x: 0, y: 0 };
  return selectedIndexes(editing).flatMap((index) => {
    const hotspot = shapes[index];
    if (hotspot === undefined) return [];
    const shape = shapeOf(hotspot, hotspot);
    // Where they are put is computed once, at the end.
    const shifted = ringOf(hotspot).map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
    return [isFree(editing, index) ? { ...shape, rings: [shifted] } : shape];
  });
}

function shapeOf(hotspot: PlacedHotspot, { IsSolution }: Pick<Hotspot, 'IsSolution'>): Outlined {
  return IsSolution
    ? { rings: [ringOf(hotspot)], colour: canvasColours.solution }
    : { rings: [ringOf(hotspot)], colour: canvasColours.decoy, isDashed: true };
}
