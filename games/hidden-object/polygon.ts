import { HotspotKind } from '#content/constants.ts';
import type { hotspot } from '#content/entities/hotspot.ts';
import { type Point, readOutline } from '#content/outline.ts';
import type { ValueOf } from '#content/schema/field.ts';
import { distanceToEdge } from '../host/distance-to-edge.ts';
import { type Size } from '#engine/geometry.ts';

/** The corners of a closed shape, in pixels of the picture from its top-left corner. */
export type Polygon = readonly Point[];

/** The fields that describe a hotspot's shape. */
export type PlacedHotspot = Pick<ValueOf<typeof hotspot>, 'Kind' | 'X' | 'Y' | 'Width' | 'Height' | 'Points'>;

/** The corners of a circle; at a radius of 500 pixels the polygon is off by half a pixel. */
const roundCorners = 72;
/** Larger than any picture; numbers beyond it would lose precision in sums. */
const farthest = 1_000_000;

/** Returns a hotspot's shape; undefined for an invalid polygon. A circle of unequal width and height is an ellipse. */
export function polygonOf({ Kind, X, Y, Width, Height, Points }: PlacedHotspot): Polygon | undefined {
  switch (Kind) {
    case HotspotKind.rect:
      return near([
        { x: X, y: Y },
        { x: X + Width, y: Y },
        { x: X + Width, y: Y + Height },
        { x: X, y: Y + Height },
      ]);
    case HotspotKind.circle:
      return near(
        Array.from({ length: roundCorners }, (_, corner) => {
          const turn = (corner / roundCorners) * 2 * Math.PI;
          return { x: X + (Width / 2) * (1 + Math.cos(turn)), y: Y + (Height / 2) * (1 + Math.sin(turn)) };
        }),
      );
    case HotspotKind.polygon: {
      const corners = readOutline(Points);
      return corners === undefined ? undefined : near(corners);
    }
  }
}

/** Returns the distance from a point to a shape in pixels; 0 inside (even-odd rule) and on its edge. */
export function distanceTo(polygon: Polygon, point: Point): number {
  if (contains(polygon, point)) return 0;
  return Math.min(...edgesOf(polygon).map(([from, to]) => distanceToEdge(from, to, point)));
}

export function areaOf(polygon: Polygon): number {
  const twice = edgesOf(polygon).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0);
  return Math.abs(twice) / 2;
}

/** Whether any part of a shape is inside the picture; the picture's edge does not count. */
export function liesIn(polygon: Polygon, { width, height }: Size): boolean {
  return (
    edgesOf(polygon).some(([from, to]) => crosses(from, to, { width, height })) ||
    contains(polygon, { x: width / 2, y: height / 2 })
  );
}

/** Returns the bounding box of a shape. */
export function boundsOf(polygon: Polygon): Point & Size {
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function near(corners: Polygon): Polygon {
  const within = (value: number): number => Math.min(Math.max(value, -farthest), farthest);
  return corners.map(({ x, y }) => ({ x: within(x), y: within(y) }));
}

type Edge = readonly [Point, Point];

function edgesOf(polygon: Polygon): readonly Edge[] {
  return polygon.map((from, corner) => [from, polygon[(corner + 1) % polygon.length] ?? from]);
}

/** A ray to the right crosses the edges of a shape an odd number of times if it starts inside. */
function contains(polygon: Polygon, { x, y }: Point): boolean {
  const crossed = edgesOf(polygon).filter(
    ([from, to]) => from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
  );
  return crossed.length % 2 === 1;
}

/** Whether part of an edge is inside the picture (Liang-Barsky). */
function crosses(from: Point, to: Point, { width, height }: Size): boolean {
  const [right, down] = [spanWithin(from.x, to.x, width), spanWithin(from.y, to.y, height)];
  const start = Math.max(right.start, down.start);
  const end = Math.min(right.end, down.end);
  return start < end && start < 1 && end > 0;
}

/** Returns the shares of the way from one number to the other that bound its part between 0 and `limit`, exclusive. */
function spanWithin(from: number, to: number, limit: number): { readonly start: number; readonly end: number } {
  if (from === to) {
    const always = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };
    return from > 0 && from < limit ? always : { start: 1, end: 0 };
  }
  const [one, other] = [(0 - from) / (to - from), (limit - from) / (to - from)];
  return { start: Math.min(one, other), end: Math.max(one, other) };
}
