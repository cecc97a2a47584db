import { HotspotKind } from '#content/constants.ts';
import { type Point, readOutline } from '#content/outline.ts';
import { polygonOf } from '#games/hidden-object/polygon.ts';
import { mirroredPoint, type Placement } from '../../canvas/rules/arrange.ts';
import { type Box, boundsOf, leastSide, stretched } from '../../canvas/rules/box.ts';
import { type Contour, type PathNode } from '../../canvas/rules/contours.ts';
import { type Arm, withArmAt, withCornerTurned, withNodeAfter, withNodeMoved } from '../../canvas/rules/edits.ts';
import { hundredths } from '../../canvas/rules/hundredths.ts';
import { nodesOf, outlined, type PlacedHotspot } from './curve.ts';

export type { PlacedHotspot };

/** Returns the points of a polygon's line; undefined for other kinds, and if they cannot be read. */
export function cornersOf(hotspot: PlacedHotspot): readonly Point[] | undefined {
  return nodesOf(hotspot)?.map(({ at }) => at);
}

/** Returns a text that is the same for hotspots of the same shape at the same place. */
export function printOf({ Kind, X, Y, Width, Height, Points }: PlacedHotspot): string {
  return [Kind, X, Y, Width, Height, Points].join(' ');
}

export function boxOf(hotspot: PlacedHotspot): Box {
  const { Kind, Points, X, Y, Width, Height } = hotspot;
  const ring = Kind === HotspotKind.polygon ? readOutline(Points) : undefined;
  if (ring !== undefined) return boundsOf(ring);
  return { x: X, y: Y, width: Width, height: Height };
}

/** Returns the corners to draw; for a polygon that cannot be read, those of its box. */
export function ringOf(hotspot: PlacedHotspot): readonly Point[] {
  return polygonOf(hotspot) ?? polygonOf({ ...hotspot, Kind: HotspotKind.rect }) ?? [];
}

/**
 * Returns a polygon with another line and the box around it, which the content also stores. If the line encloses nothing,
 * the polygon stays as it was.
 */
export function withNodes(hotspot: PlacedHotspot, nodes: Contour): PlacedHotspot {
  const next = outlined(hotspot, nodes);
  const ring = readOutline(next.Points);
  return ring === undefined ? hotspot : inBox(next, boundsOf(ring));
}

/** Returns the same shape in another box. */
export function withBox(hotspot: PlacedHotspot, box: Box): PlacedHotspot {
  if (nodesOf(hotspot) === undefined) return inBox(hotspot, box);
  const once = stretchedTo(hotspot, box);
  // The corners along a curve are other ones at another size, and miss the box by a fraction of a pixel.
  return once.Curve === undefined ? once : stretchedTo(stretchedTo(once, box), box);
}

function stretchedTo(hotspot: PlacedHotspot, box: Box): PlacedHotspot {
  const from = boxOf(hotspot);
  const nodes = nodesOf(hotspot) ?? [];
  return withNodes(
    hotspot,
    nodes.map((node) => changed(node, (point) => stretched(point, from, box))),
  );
}

export function moved(hotspot: PlacedHotspot, { x, y }: Point): PlacedHotspot {
  const box = boxOf(hotspot);
  const to = { ...box, x: box.x + x, y: box.y + y };
  return nodesOf(hotspot) === undefined ? inBox(hotspot, to) : stretchedTo(hotspot, to);
}

/** Returns the hotspot after it has been arranged. */
export function arrangedBy(hotspot: PlacedHotspot, { by, mirror }: Placement): PlacedHotspot {
  const nodes = nodesOf(hotspot);
  if (nodes === undefined || mirror === undefined) return moved(hotspot, by);
  const box = boxOf(hotspot);
  const turned = withNodes(
    hotspot,
    nodes.map((node) => changed(node, (point) => mirroredPoint(point, box, mirror))),
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
  if (Kind !== HotspotKind.polygon) return { ...inBox(hotspot, box), Kind, Points: '', Curve: undefined };
  const corners =
    hotspot.Kind === HotspotKind.circle ? roundCornersIn(box) : ringOf({ ...hotspot, Kind: HotspotKind.rect });
  return withNodes(
    { ...hotspot, Kind },
    corners.map((at) => ({ at })),
  );
}

/** Adds a corner in the middle of the side that starts at a corner. @returns the new corner's index */
export function withCornerAfter(hotspot: PlacedHotspot, corner: number): { hotspot: PlacedHotspot; corner: number } {
  const nodes = nodesOf(hotspot) ?? [];
  const [after = nodes] = withNodeAfter([nodes], { contour: 0, node: corner });
  const middle = after[corner + 1];
  if (after.length === nodes.length || middle === undefined) return { hotspot, corner };
  const { at, before, behind } = middle;
  const isStraight = before === undefined && behind === undefined;
  const next = isStraight ? after.with(corner + 1, { at: { x: Math.round(at.x), y: Math.round(at.y) } }) : after;
  return { hotspot: withNodes(hotspot, next), corner: corner + 1 };
}

/** Removes a corner, but never one of the last three, because a polygon needs them. */
export function withoutCorner(hotspot: PlacedHotspot, corner: number): PlacedHotspot {
  const nodes = nodesOf(hotspot) ?? [];
  return nodes.length > 3 ? withNodes(hotspot, nodes.toSpliced(corner, 1)) : hotspot;
}

/** Moves a corner, together with its arms. */
export function withCornerAt(hotspot: PlacedHotspot, corner: number, to: Point): PlacedHotspot {
  const at = nodesOf(hotspot)?.[corner]?.at;
  if (at === undefined) return hotspot;
  const by = { x: to.x - at.x, y: to.y - at.y };
  return edited(hotspot, (line) => withNodeMoved([line], { contour: 0, node: corner }, by));
}

/** Makes a corner smooth, or a smooth point a corner. */
export function withTurnedCorner(hotspot: PlacedHotspot, corner: number): PlacedHotspot {
  return edited(hotspot, (line) => withCornerTurned([line], { contour: 0, node: corner }));
}

/** Bends the line before or after a corner. */
export function withArm(hotspot: PlacedHotspot, corner: number, arm: Arm, to: Point): PlacedHotspot {
  return edited(hotspot, (line) => withArmAt([line], { contour: 0, node: corner }, arm, to));
}

function edited(hotspot: PlacedHotspot, edit: (line: Contour) => readonly Contour[]): PlacedHotspot {
  const line = nodesOf(hotspot);
  const [next] = line === undefined ? [] : edit(line);
  return next === undefined || next === line ? hotspot : withNodes(hotspot, next);
}

function changed({ at, before, behind }: PathNode, change: (point: Point) => Point): PathNode {
  return {
    at: change(at),
    ...(before === undefined ? {} : { before: change(before) }),
    ...(behind === undefined ? {} : { behind: change(behind) }),
  };
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
