import { type Point } from '#content/outline.ts';
import { type Box } from '../../canvas/rules/box.ts';
import { draggedHit, type Touch } from '../../canvas/rules/session.ts';
import { unlockedIndexes, isFree } from '../../canvas/rules/shape-traits.ts';
import { startMultiDrag } from '../../canvas/rules/multi-selection.ts';
import { type Dragging } from './dragging.ts';
import { hotspotsAt, type Part, partAt, partsOf } from './hits.ts';
import { type Session } from './hotspot-session.ts';
import { boxOf, type PlacedHotspot, withCornerAfter } from './placing.ts';

/** Starts to drag a handle of the chosen hotspot, all chosen hotspots, or the one at a place. */
export function grabbedHotspot(
  session: Session,
  hotspots: readonly PlacedHotspot[],
  at: Point,
  touch: Touch,
): Session | undefined {
  const { chosen } = session;
  const part = grabbablePart(session, hotspots, at, touch);
  const current = hotspots[chosen ?? -1];
  if (part !== undefined && current !== undefined && chosen !== undefined)
    return withDrag(session, chosen, draggingOf(current, part));
  const hits = unlockedIndexes(session, hotspotsAt(hotspots, at, touch.tolerance));
  const several = startMultiDrag(session, hits, (one) => boxAt(hotspots, one));
  if (several !== undefined) return several;
  const index = draggedHit(hits, chosen);
  const before = hotspots[index ?? -1];
  if (index === undefined || before === undefined) return undefined;
  return withDrag({ ...session, others: [], point: undefined }, index, { kind: 'move', before });
}

/** Several hotspots have no handles, and a locked one has none either. */
export function grabbablePart(
  session: Session,
  hotspots: readonly PlacedHotspot[],
  at: Point,
  { roomy, grasp }: Touch,
): Part | undefined {
  const { chosen, others } = session;
  const hasHandles = chosen !== undefined && others.length === 0 && isFree(session, chosen);
  const current = hasHandles ? hotspots[chosen] : undefined;
  return current === undefined ? undefined : partAt(current, partsOf(current, roomy, session.point), at, grasp);
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

function withDrag(session: Session, index: number, dragging: Dragging): Session {
  const point = dragging.kind === 'corner' ? dragging.corner : session.point;
  return {
    ...session,
    chosen: index,
    point,
    act: { kind: 'drag', index, dragging, now: dragging.before },
    guides: [],
  };
}
