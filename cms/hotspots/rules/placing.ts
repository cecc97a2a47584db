import { HotspotKind } from '#content/constants.ts';
import { type Point, readOutline, writeOutline } from '#content/outline.ts';
import { polygonOf, type PlacedHotspot } from '#games/hidden-object/polygon.ts';
import { mirroredPoint, type Placement } from '../../canvas/rules/arrange.ts';
import { type Box, boundsOf, leastSide, stretched } from '../../canvas/rules/box.ts';
import { hundredths } from '../../canvas/rules/hundredths.ts';

export type { PlacedHotspot };

/** Returns a polygon's corners; undefined for other kinds, and if they cannot be read. */
export function cornersOf({ Kind, Points }: PlacedHotspot): readonly Point[] | undefined {
  return Kind === HotspotKind.polygon ? readOutline(Points) : undefined;
}

/** Returns a text that is the same for hotspots of the same shape at the same place. */
export function printOf({ Kind, X, Y, Width, Height, Points }: PlacedHotspot): string {
  return [Kind, X, Y, Width, Height, Points].join(' ');
}

export function boxOf(hotspot: PlacedHotspot): Box {
  const corners = cornersOf(hotspot);
  if (corners !== undefined) return boundsOf(corners);
  const { X, Y, Width, Height } = hotspot;
  return { x: X, y: Y, width: Width, height: Height };
}

/** Returns the corners to draw; for a polygon that cannot be read, those of its box. */
export function ringOf(hotspot: PlacedHotspot): readonly Point[] {
  return polygonOf(hotspot) ?? polygonOf({ ...hotspot, Kind: HotspotKind.rect }) ?? [];
}

/** Returns a polygon with other corners and the box around them, which the content also stores. */
export function withCorners(hotspot: PlacedHotspot, corners: readonly Point[]): PlacedHotspot {
  return { ...inBox(hotspot, boundsOf(corners)), Points: writeOutline(corners) };
}

/** Returns the same shape in another box. */
export function withBox(hotspot: PlacedHotspot, box: Box): PlacedHotspot {
  const corners = cornersOf(hotspot);
  if (corners === undefined) return inBox(hotspot, box);
  const from = boundsOf(corners);
  return withCorners(
    hotspot,
    corners.map((corner) => stretched(corner, from, box)),
  );
}

export function moved(hotspot: PlacedHotspot, { x, y }: Point): PlacedHotspot {
  const box = boxOf(hotspot);
  return withBox(hotspot, { ...box, x: box.x + x, y: box.y + y });
}

/** Returns the hotspot after it has been arranged. */
export function arrangedBy(hotspot: PlacedHotspot, { by, mirror }: Placement): PlacedHotspot {
  const corners = cornersOf(hotspot);
  if (corners === undefined || mirror === undefined) return moved(hotspot, by);
  const box = boundsOf(corners);
  const turned = withCorners(
    hotspot,
    corners.map((corner) => mirroredPoint(corner, box, mirror)),
  );
  return moved(turned, by);
}

/** Returns the hotspot, enlarged to the right and downwards. */
export function grown(hotspot: PlacedHotspot, { x, y }: Point): PlacedHotspot {
  const box = boxOf(hotspot);
  return withBox(hotspot, {
    ...box,
    width: Math.max(box.width + x, leastSide),
    height: Math.max(box.height + y, leastSide),
  });
}

const roundCorners = 12;

/** Returns the hotspot as another kind, in the same place. */
export function ofKind(hotspot: PlacedHotspot, Kind: PlacedHotspot['Kind']): PlacedHotspot {
  if (Kind === hotspot.Kind) return hotspot;
  const box = boxOf(hotspot);
  if (Kind !== HotspotKind.polygon) return { ...inBox(hotspot, box), Kind, Points: '' };
  const corners =
    hotspot.Kind === HotspotKind.circle ? roundCornersIn(box) : ringOf({ ...hotspot, Kind: HotspotKind.rect });
  return withCorners({ ...hotspot, Kind }, corners);
}

/** Adds a corner in the middle of the side that starts at a corner. @returns the new corner's index */
export function withCornerAfter(hotspot: PlacedHotspot, corner: number): { hotspot: PlacedHotspot; corner: number } {
  const corners = cornersOf(hotspot) ?? [];
  const [from, to] = [corners[corner], corners[(corner + 1) % corners.length]];
  if (from === undefined || to === undefined) return { hotspot, corner };
  const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
  return { hotspot: withCorners(hotspot, corners.toSpliced(corner + 1, 0, middle)), corner: corner + 1 };
}

/** Removes a corner, but never one of the last three, because a polygon needs them. */
export function withoutCorner(hotspot: PlacedHotspot, corner: number): PlacedHotspot {
  const corners = cornersOf(hotspot) ?? [];
  return corners.length > 3 ? withCorners(hotspot, corners.toSpliced(corner, 1)) : hotspot;
}

export function withCornerAt(hotspot: PlacedHotspot, corner: number, at: Point): PlacedHotspot {
  const corners = cornersOf(hotspot);
  return corners?.[corner] === undefined ? hotspot : withCorners(hotspot, corners.with(corner, at));
}

function inBox(hotspot: PlacedHotspot, { x, y, width, height }: Box): PlacedHotspot {
  const [X = 0, Y = 0, Width = 0, Height = 0] = [x, y, width, height].map(hundredths);
  return { ...hotspot, X, Y, Width, Height };
}

function roundCornersIn({ x, y, width, height }: Box): readonly Point[] {
  return Array.from({ length: roundCorners }, (_, corner) => {
    const turn = (corner / roundCorners) * 2 * Math.PI;
    return {
      x: Math.round(x + (width / 2) * (1 + Math.cos(turn))),
      y: Math.round(y + (height / 2) * (1 + Math.sin(turn))),
    };
  });
}
