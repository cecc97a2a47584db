import { HotspotKind } from '#content/constants.ts';
import { hundredths, type Point, readOutline } from '#content/outline.ts';
import { polygonOf } from '#games/hidden-object/polygon.ts';
import { mirroredPoint, type Placement } from '../../rules/arrange.ts';
import { type Box, boundsOf, leastSide, stretched } from '../../rules/box.ts';
import { changedNode, type Contour } from '../../rules/contours.ts';
import { type NodeName, withNodeAfter } from '../../rules/edits.ts';
import { isCurved, nodesOf, outlined, type PlacedHotspot } from './curve.ts';

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
    nodes.map((node) => changedNode(node, (point) => stretched(point, from, box))),
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
    nodes.map((node) => changedNode(node, (point) => mirroredPoint(point, box, mirror))),
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

/** Adds a corner in the middle of the side that starts at a corner, on whole pixels if the side is straight. */
export function withCornerAfter(hotspot: PlacedHotspot, { node }: Pick<NodeName, 'node'>): PlacedHotspot {
  return withLines(hotspot, ([line = []]) => {
    const [after = line] = withNodeAfter([line], { contour: 0, node });
    const middle = after.length === line.length ? undefined : after[node + 1];
    if (middle === undefined || isCurved([middle])) return [after];
    return [after.with(node + 1, { at: { x: Math.round(middle.at.x), y: Math.round(middle.at.y) } })];
  });
}

/** Removes a corner, but never one of the last three, because a polygon needs them. */
export function withoutCorner(hotspot: PlacedHotspot, { node }: Pick<NodeName, 'node'>): PlacedHotspot {
  return withLines(hotspot, ([line = []]) => [line.length > 3 ? line.toSpliced(node, 1) : line]);
}

export function linesOf(hotspot: PlacedHotspot): readonly Contour[] {
  const line = nodesOf(hotspot);
  return line === undefined ? [] : [line];
}

/** Changes the line of a polygon. */
export function withLines(
  hotspot: PlacedHotspot,
  edit: (lines: readonly Contour[]) => readonly Contour[],
): PlacedHotspot {
  const line = nodesOf(hotspot);
  const [next] = line === undefined ? [] : edit([line]);
  return next === undefined || next === line ? hotspot : withNodes(hotspot, next);
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
