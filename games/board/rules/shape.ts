import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { areaOf, boundsOf, covers, distanceToLines, type FillRule } from './coverage.ts';
import { flatten, type Ring } from './flatten.ts';
import { type LabelPoint, labelPoint } from './label-point.ts';
import { type PathSegment, pointsOf, readPath } from '#content/svg-path.ts';

/** A place of the board, in pixels of its picture. */
export interface Shape {
  /** All segments of the path data. */
  readonly segments: readonly PathSegment[];
  readonly rings: readonly Ring[];
  readonly rule: FillRule;
  readonly bounds: Point & Size;
  readonly area: number;
  /** Inside both the shape and the picture. */
  readonly label: LabelPoint;
}

/** `broken`: the path data is invalid; `flat`: it encloses no area; `outside`: none of it is in the picture. */
export type ShapeFault = 'empty' | 'broken' | 'flat' | 'outside';

export type ShapeReading = { readonly shape: Shape } | { readonly fault: ShapeFault; readonly detail: string };

/** The greatest distance between a polygon and its curve, in pixels of the picture. */
const tolerance = 0.25;
/** Larger than any picture; numbers beyond it would lose precision in sums. */
const farthest = 1_000_000;

/** Reads GameBoardSVGPath as a shape, or returns the reason why it is invalid. */
export function readShape(data: string, picture: Size, rule: FillRule = 'nonzero'): ShapeReading {
  const { segments, fault } = readPath(data);
  if (fault !== undefined) return { fault: 'broken', detail: `${fault.reason} at character ${fault.at + 1}` };
  if (segments.length === 0) return { fault: 'empty', detail: 'there is no path data' };
  const reach = segments.flatMap((segment) => [
    ...pointsOf(segment),
    ...(segment.kind === 'arc' ? [segment.radii] : []),
  ]);
  if (reach.some(({ x, y }) => Math.abs(x) > farthest || Math.abs(y) > farthest))
    return { fault: 'outside', detail: 'it reaches farther than any picture' };
  const rings = flatten(segments, tolerance);
  const area = areaOf(rings, rule);
  if (!(area > 0)) return { fault: 'flat', detail: 'it encloses nothing' };
  const bounds = boundsOf(rings);
  const label = labelOf(segments, rings, rule, picture);
  if (label === undefined) return { fault: 'outside', detail: 'none of it is in the picture' };
  return { shape: { segments, rings, rule, bounds, area, label } };
}

/** Searches a coarse shape, which is several times faster, and uses the result if the fine shape covers it. */
function labelOf(
  segments: readonly PathSegment[],
  rings: readonly Ring[],
  rule: FillRule,
  picture: Size,
): LabelPoint | undefined {
  const { width, height } = boundsOf(rings);
  const coarseness = Math.max(Math.min(width, height) / 50, tolerance);
  const found = labelPoint(flatten(segments, coarseness), rule, picture);
  if (found === undefined || !covers(rings, found, rule)) return labelPoint(rings, rule, picture);
  return { ...found, room: Math.max(found.room - coarseness, 0) };
}

/** Returns the distance from a point to a shape; 0 inside. */
function distanceTo({ rings, rule }: Pick<Shape, 'rings' | 'rule'>, point: Point): number {
  return covers(rings, point, rule) ? 0 : distanceToLines(rings, point);
}

/** Returns the places from bottom to top: small shapes above large ones, later ones above earlier ones of one size. */
export function stacked(shapes: readonly (Shape | undefined)[]): readonly number[] {
  return shapes
    .flatMap((shape, place) => (shape === undefined ? [] : [{ place, area: shape.area }]))
    .toSorted((one, other) => other.area - one.area || one.place - other.place)
    .map(({ place }) => place);
}

/**
 * Returns the place that a finger targets: the topmost one under it, where a shape smaller than a finger counts as
 * large as a finger; otherwise the nearest within half of `finger`.
 *
 * @param finger half of the width that a finger covers, in pixels of the picture
 */
export function placeAt(shapes: readonly (Shape | undefined)[], point: Point, finger: number): number | undefined {
  let nearest: { readonly place: number; readonly distance: number } | undefined;
  for (const place of stacked(shapes).toReversed()) {
    const shape = shapes[place];
    if (shape === undefined || distanceToBox(shape.bounds, point) > finger) continue;
    const distance = distanceTo(shape, point);
    if (distance <= Math.max(finger - Math.min(shape.bounds.width, shape.bounds.height) / 2, 0)) return place;
    if (distance < (nearest?.distance ?? finger / 2)) nearest = { place, distance };
  }
  return nearest?.place;
}

function distanceToBox({ x, y, width, height }: Point & Size, point: Point): number {
  return Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));
}
