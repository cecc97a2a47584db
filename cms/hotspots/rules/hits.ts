import { HotspotKind } from '#content/constants.ts';
import { type Point } from '#content/outline.ts';
import { areaOf, distanceTo } from '#games/hidden-object/polygon.ts';
import { type Box, type Grip, gripPoint, grips } from '../../canvas/rules/box.ts';
import { type Arm, middleAfter } from '../../canvas/rules/edits.ts';
import { distance, nearestTo } from '../../canvas/rules/editing-state.ts';
import { visibleIndexes } from '../../canvas/rules/shape-traits.ts';
import { type HotspotEditing } from './hotspot-editing.ts';
import { nodesOf } from './curve.ts';
import { boxOf, cornersOf, type PlacedHotspot, ringOf } from './placing.ts';

/** A part of the chosen hotspot that can be grabbed. */
export type Part =
  | { readonly kind: 'grip'; readonly grip: Grip; readonly at: Point }
  | { readonly kind: 'corner'; readonly corner: number; readonly at: Point }
  | { readonly kind: 'arm'; readonly corner: number; readonly arm: Arm; readonly at: Point }
  /** The middle of the side that starts at this corner, where a new corner is added. */
  | { readonly kind: 'side'; readonly corner: number; readonly at: Point };

/** Returns the hotspots at a point that are not hidden. */
export function shownHotspotsAt(
  editing: Pick<HotspotEditing, 'traits'>,
  hotspots: readonly PlacedHotspot[],
  point: Point,
  tolerance: number,
): readonly number[] {
  return visibleIndexes(editing, hotspotsAt(hotspots, point, tolerance));
}

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

/**
 * @param roomy the shortest side, in pixels of the picture, that gets a handle in its middle
 * @param chosen the corner whose arms are shown
 */
export function partsOf(hotspot: PlacedHotspot, roomy: number, chosen?: number): readonly Part[] {
  const nodes = nodesOf(hotspot);
  if (nodes !== undefined) {
    const own = nodes[chosen ?? -1];
    return [
      ...(['before', 'behind'] as const).flatMap((arm): Part[] => {
        const at = own?.[arm];
        return at === undefined || chosen === undefined ? [] : [{ kind: 'arm', corner: chosen, arm, at }];
      }),
      ...nodes.map(({ at }, corner): Part => ({ kind: 'corner', corner, at })),
      ...nodes.flatMap(({ at: from }, corner): Part[] => {
        const { at: to } = nodes[(corner + 1) % nodes.length] ?? { at: from };
        const at = middleAfter([nodes], { contour: 0, node: corner });
        if (at === undefined || distance(from, to) < roomy) return [];
        return [{ kind: 'side', corner, at }];
      }),
    ];
  }
  if (hotspot.Kind === HotspotKind.polygon) return [];
  const box = boxOf(hotspot);
  return grips
    .filter(({ x, y }) => (x === 0 ? box.width >= roomy : y !== 0 || box.height >= roomy))
    .map((grip) => ({ kind: 'grip', grip, at: gripPoint(box, grip) }));
}

/**
 * Returns the part at a point. Inside a small hotspot handles reach less far, to leave room for moving it.
 *
 * @param reach the distance from its middle within which a handle can be grabbed, in pixels of the picture
 */
export function partAt(hotspot: PlacedHotspot, parts: readonly Part[], point: Point, reach: number): Part | undefined {
  const box = boxOf(hotspot);
  const least = Math.min(box.width, box.height) / 4;
  const within = isWithin(box, point) && cornersOf(hotspot) === undefined ? Math.min(reach, least) : reach;
  return nearestTo(parts, point, within);
}

function isWithin({ x, y, width, height }: Box, point: Point): boolean {
  return point.x > x && point.y > y && point.x < x + width && point.y < y + height;
}
