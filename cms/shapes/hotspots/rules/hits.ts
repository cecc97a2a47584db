import { HotspotKind } from '#content/constants.ts';
import { type Point } from '#content/outline.ts';
import { areaOf, distanceTo } from '#games/hidden-object/polygon.ts';
import { gripPoint, grips } from '../../rules/box.ts';
import { type NodeName } from '../../rules/edits.ts';
import { distance, type ShapePart } from '../../rules/editing-state.ts';
import { partsOfLines } from '../../rules/parts.ts';
import { boxOf, linesOf, type PlacedHotspot, ringOf } from './placing.ts';

/**
 * Returns the hotspots at a point: those that contain it first, small ones before large ones, and those of the same size
 * in the order of the list, as in the game.
 */
export function hotspotsAt(hotspots: readonly PlacedHotspot[], point: Point, tolerance: number): readonly number[] {
  return hotspots
    .flatMap((hotspot, index) => {
      const { x, y, width, height } = boxOf(hotspot);
      const isNear =
        point.x >= x - tolerance &&
        point.y >= y - tolerance &&
        point.x <= x + width + tolerance &&
        point.y <= y + height + tolerance;
      if (!isNear) return [];
      const ring = ringOf(hotspot);
      const distance = distanceTo(ring, point);
      return distance <= tolerance ? [{ index, distance, area: areaOf(ring) }] : [];
    })
    .toSorted((one, other) => one.distance - other.distance || one.area - other.area || one.index - other.index)
    .map(({ index }) => index);
}

/** Returns the handles of a polygon's line, or those of a box. */
export function partsOf(hotspot: PlacedHotspot, roomy: number, chosen?: NodeName): readonly ShapePart[] {
  if (hotspot.Kind === HotspotKind.polygon) return partsOfLines(linesOf(hotspot), roomy, chosen, distance);
  const box = boxOf(hotspot);
  return grips
    .filter(({ x, y }) => (x === 0 ? box.width >= roomy : y !== 0 || box.height >= roomy))
    .map((grip) => ({ kind: 'grip', grip, at: gripPoint(box, grip) }));
}
