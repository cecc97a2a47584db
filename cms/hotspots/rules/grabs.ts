import { type Point } from '#content/outline.ts';
import { type Box } from '../../canvas/rules/box.ts';
import { draggedHit, type Touch } from '../../canvas/rules/editing-state.ts';
import { unlockedIndexes, isFree } from '../../canvas/rules/shape-traits.ts';
import { startMultiDrag } from '../../canvas/rules/multi-selection.ts';
import { type Dragging } from './dragging.ts';
import { hotspotsAt, type Part, partAt, partsOf } from './hits.ts';
import { type HotspotEditing } from './hotspot-editing.ts';
import { boxOf, type PlacedHotspot, withCornerAfter } from './placing.ts';

/** Starts to drag a handle of the chosen hotspot, all chosen hotspots, or the one at a place. */
export function grabbedHotspot(
  editing: HotspotEditing,
  hotspots: readonly PlacedHotspot[],
  at: Point,
  touch: Touch,
): HotspotEditing | undefined {
  const { chosen } = editing;
  const part = grabbablePart(editing, hotspots, at, touch);
  const current = hotspots[chosen ?? -1];
  if (part !== undefined && current !== undefined && chosen !== undefined)
    return withDrag(editing, chosen, draggingOf(current, part));
  const hits = unlockedIndexes(editing, hotspotsAt(hotspots, at, touch.tolerance));
  const several = startMultiDrag(editing, hits, (one) => boxAt(hotspots, one));
  if (several !== undefined) return several;
  const index = draggedHit(hits, chosen);
  const before = hotspots[index ?? -1];
  if (index === undefined || before === undefined) return undefined;
  return withDrag({ ...editing, others: [], point: undefined }, index, { kind: 'move', before });
}

/** Several hotspots have no handles, and a locked one has none either. */
export function grabbablePart(
  editing: HotspotEditing,
  hotspots: readonly PlacedHotspot[],
  at: Point,
  { roomy, grasp }: Touch,
): Part | undefined {
  const { chosen, others } = editing;
  const hasHandles = chosen !== undefined && others.length === 0 && isFree(editing, chosen);
  const current = hasHandles ? hotspots[chosen] : undefined;
  return current === undefined ? undefined : partAt(current, partsOf(current, roomy, editing.point), at, grasp);
}

function draggingOf(current: PlacedHotspot, part: Part): Dragging {
  switch (part.kind) {
    case 'grip':
      return { kind: 'resize', before: current, grip: part.grip };
    case 'corner':
      return { kind: 'corner', before: current, corner: part.corner };
    case 'arm':
      return { kind: 'arm', before: current, corner: part.corner, arm: part.arm, from: part.at };
    case 'side': {
      const { hotspot: before, corner } = withCornerAfter(current, part.corner);
      return { kind: 'corner', before, corner };
    }
  }
}

function boxAt(hotspots: readonly PlacedHotspot[], index: number): Box | undefined {
  const hotspot = hotspots[index];
  return hotspot === undefined ? undefined : boxOf(hotspot);
}

function withDrag(editing: HotspotEditing, index: number, dragging: Dragging): HotspotEditing {
  const point = dragging.kind === 'corner' ? dragging.corner : editing.point;
  return {
    ...editing,
    chosen: index,
    point,
    act: { kind: 'drag', index, dragging, now: dragging.before },
    guides: [],
  };
}
