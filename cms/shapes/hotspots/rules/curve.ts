import { HotspotKind } from '#content/constants.ts';
import { readOutline, writeOutline } from '#content/outline.ts';
import { readPath } from '#content/svg-path.ts';
import { formatPath } from '#games/board/rules/format-path.ts';
import { type PlacedHotspot as GameHotspot } from '#games/hidden-object/polygon.ts';
import { type Contour, contoursOf, segmentsOf } from '../../rules/contours.ts';
import { flatRing } from '../../rules/flat-ring.ts';

/** The fields that describe a hotspot's shape, here with the curve that its points follow. */
export interface PlacedHotspot extends GameHotspot {
  /** SVG path data; none if all sides are straight. */
  readonly Curve?: string | undefined;
}

/** Characters, about 700 points: more than a person bends by hand. Dragging more would take longer than a frame. */
const longestCurve = 30_000;

/** A cache, because a drag asks many times. */
const known = new WeakMap<PlacedHotspot, Contour>();

/**
 * Returns the points of a polygon's line, with arms where it is curved; undefined for other kinds, and if its corners
 * cannot be read. A curve counts only while the stored corners follow it: they may have been changed elsewhere.
 */
export function nodesOf(hotspot: PlacedHotspot): Contour | undefined {
  const { Kind, Points, Curve = '' } = hotspot;
  const corners = Kind === HotspotKind.polygon ? readOutline(Points) : undefined;
  if (corners === undefined) return undefined;
  const straight = (): Contour => corners.map((at) => ({ at }));
  if (Curve === '') return straight();
  const nodes = known.get(hotspot) ?? curveFor(Points, Curve) ?? straight();
  known.set(hotspot, nodes);
  return nodes;
}

/** Returns a polygon with other corners, and with the curve that they follow unless it is very long. */
export function outlined(polygon: PlacedHotspot, nodes: Contour): PlacedHotspot {
  if (!isCurved(nodes)) return { ...polygon, Points: writeOutline(nodes.map(({ at }) => at)), Curve: undefined };
  const curve = formatPath(segmentsOf([nodes]));
  // As it will be read again.
  const line = lineOf(curve) ?? nodes;
  const Points = pointsAlong(line);
  if (curve.length > longestCurve) return { ...polygon, Points, Curve: undefined };
  const next = { ...polygon, Points, Curve: curve };
  known.set(next, line);
  return next;
}

/** Whether any side of a line is bent. */
export function isCurved(nodes: Contour): boolean {
  return nodes.some(({ before, behind }) => before !== undefined || behind !== undefined);
}

function curveFor(points: string, curve: string): Contour | undefined {
  const line = curve.length > longestCurve ? undefined : lineOf(curve);
  return line !== undefined && pointsAlong(line) === points ? line : undefined;
}

/** Returns the one line of a path. */
function lineOf(curve: string): Contour | undefined {
  const [line, ...others] = contoursOf(readPath(curve).segments);
  return others.length === 0 ? line : undefined;
}

function pointsAlong(line: Contour): string {
  return writeOutline(flatRing(line).ring);
}
