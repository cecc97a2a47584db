import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { squaredDistanceToEdge } from '../../host/distance-to-edge.ts';
import { type Ring } from './flatten.ts';

/** SVG's fill-rule, which decides what is inside a shape whose lines cross; `nonzero` is the default. */
export type FillRule = 'nonzero' | 'evenodd';

/** The left and right ends of a section of a horizontal line. */
export type Span = readonly [number, number];

/** Returns the bounding box of a shape. */
export function boundsOf(rings: readonly Ring[]): Point & Size {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of rings.flat()) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns how many times a shape's lines wind clockwise around a point. */
function windingAround(rings: readonly Ring[], { x, y }: Point): number {
  let winding = 0;
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from !== undefined && from.y > y !== to.y > y && xAt(from, to, y) > x) winding += to.y > from.y ? 1 : -1;
      from = to;
    }
  }
  return winding;
}

export function covers(rings: readonly Ring[], point: Point, rule: FillRule): boolean {
  return isInside(windingAround(rings, point), rule);
}

/** Returns the distance from a point to the nearest line of a shape. */
export function distanceToLines(rings: readonly Ring[], point: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from !== undefined) nearest = Math.min(nearest, squaredDistanceToEdge(from, to, point));
      from = to;
    }
  }
  return Math.sqrt(nearest);
}

/** Returns the sections of the horizontal line at `y` that are inside a shape. */
export function spansAt(rings: readonly Ring[], y: number, rule: FillRule): readonly Span[] {
  const crossings: { readonly x: number; readonly turn: number }[] = [];
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from !== undefined && from.y > y !== to.y > y)
        crossings.push({ x: xAt(from, to, y), turn: to.y > from.y ? 1 : -1 });
      from = to;
    }
  }
  crossings.sort((one, other) => one.x - other.x);
  const spans: Span[] = [];
  let winding = 0;
  let start: number | undefined;
  for (const { x, turn } of crossings) {
    winding += turn;
    if (isInside(winding, rule)) start ??= x;
    else if (start !== undefined) {
      spans.push([start, x]);
      start = undefined;
    }
  }
  return spans;
}

/** The number of horizontal lines that are examined. */
const fineness = 64;

/** Returns the heights of horizontal lines, spread evenly from the top of a shape to its bottom. */
export function linesAcross(rings: readonly Ring[]): readonly number[] {
  const { y, height } = boundsOf(rings);
  return Array.from({ length: fineness }, (_, line) => y + ((line + 0.5) / fineness) * height);
}

/** Estimates the area from horizontal lines, to within about a thousandth. */
export function areaOf(rings: readonly Ring[], rule: FillRule): number {
  const { height } = boundsOf(rings);
  let width = 0;
  for (const y of linesAcross(rings)) for (const [left, right] of spansAt(rings, y, rule)) width += right - left;
  return height > 0 ? (width * height) / fineness : 0;
}

function isInside(winding: number, rule: FillRule): boolean {
  return rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0;
}

function xAt(from: Point, to: Point, y: number): number {
  return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
}
