import { type Size } from '#ui/picture/zoom-view.ts';
import { canvasColours, type Outlined, type Outlines } from '../canvas/drawing.ts';
import { type EditingState, type SnapTargets, withChosen } from '../rules/editing-state.ts';
import { selectedIndexes } from '../rules/multi-selection.ts';
import { type ShapeAdapter } from '../rules/shape-adapter.ts';
import { visibleIndexes } from '../rules/shape-traits.ts';
import { snapLines } from '../rules/snap.ts';
import { closedPolygon, polygonOf } from './rules/recognised.ts';
import { draggedHotspot, drawnHotspot, resizedHotspot } from './rules/dragging.ts';
import { hotspotsAt, partsOf } from './rules/hits.ts';
import { type Hotspot } from './rules/list.ts';
import {
  arrangedBy,
  boxOf,
  cornersOf,
  linesOf,
  moved,
  type PlacedHotspot,
  printOf,
  ringOf,
  withCornerAfter,
  withLines,
  withoutCorner,
} from './rules/placing.ts';

export type HotspotEditing = EditingState<PlacedHotspot>;

export const hotspotAdapter: ShapeAdapter<PlacedHotspot, PlacedHotspot> = {
  lookOf: (hotspot) => hotspot,
  boxOf,
  isDrawn: () => true,
  canDraw: () => true,
  shapesAt: hotspotsAt,
  partsOf,
  linesOf,
  withLines,
  withNodeAfter: withCornerAfter,
  withoutNode: withoutCorner,
  moved,
  dragged: draggedHotspot,
  resized: resizedHotspot,
  arrangedBy,
  drawn: drawnHotspot,
  penned: closedPolygon,
  stroked: polygonOf,
  traced: polygonOf,
  // The tool stays for the next one.
  added: (editing, _, look) => ({ editing: withChosen(editing, undefined), edit: { look } }),
  snapTargetsFor,
  textOf: printOf,
  printOf,
};

/** The picture, the other hotspots, and a polygon's other corners. */
function snapTargetsFor(editing: HotspotEditing, hotspots: readonly PlacedHotspot[], picture: Size): SnapTargets {
  const { act } = editing;
  const moving = act?.kind === 'drag' || act?.kind === 'several' ? selectedIndexes(editing) : [];
  const others = visibleIndexes(editing, [...hotspots.keys()]).flatMap((index) =>
    moving.includes(index) ? [] : (hotspots[index] ?? []),
  );
  const { name } = act?.kind === 'drag' && act.part.kind === 'node' ? act.part : {};
  const own = act?.kind !== 'drag' || name === undefined ? [] : (cornersOf(act.before) ?? []);
  return {
    lines: snapLines(
      picture,
      others.map(boxOf),
      own.filter((_, corner) => corner !== name?.node),
    ),
    points: [],
  };
}

/** Solutions and decoys. */
export const hotspotOutlines: Outlines<PlacedHotspot, Hotspot> = {
  resting: (hotspot) => outlineOf(hotspot, hotspot),
  chosen: (hotspot, stored) => outlineOf(hotspot, stored ?? { IsSolution: true }),
  node: 'round',
};

function outlineOf(hotspot: PlacedHotspot, { IsSolution }: Pick<Hotspot, 'IsSolution'>): Outlined {
  return IsSolution
    ? { rings: [ringOf(hotspot)], colour: canvasColours.solution }
    : { rings: [ringOf(hotspot)], colour: canvasColours.decoy, isDashed: true };
}

/** The chosen hotspot, as the current gesture shows it; at rest the same object as before. */
export function seenHotspot(editing: HotspotEditing, hotspots: readonly PlacedHotspot[]): PlacedHotspot | undefined {
  const { act, chosen } = editing;
  if (act?.kind === 'drag' || act?.kind === 'draw') return act.now;
  return chosen === undefined ? undefined : hotspots[chosen];
}
