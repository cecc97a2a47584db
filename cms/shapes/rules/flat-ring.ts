import { hundredths, type Point } from '#content/outline.ts';
import { type PathSegment } from '#content/svg-path.ts';
import { flatten } from '#games/board/rules/flatten.ts';
import { type Contour, type PathNode } from './contours.ts';
import { withoutRepeats } from './ring.ts';
import { simplifiedLine } from './simplify.ts';

/** A closed line of straight sides in the place of one with curves. */
export interface FlatRing {
  /** On hundredths of a pixel. */
  readonly ring: readonly Point[];
  /** The largest distance between the two, in pixels. */
  readonly error: number;
}

/** The largest number of corners, unless the line itself has more points. */
export const mostCorners = 400;

/** How far the first corners are from the curve. */
const fine = 0.1;
/** How far the corners left out are from the sides: together with `fine`, less than half a pixel. */
const coarse = 0.35;
/** The error that rounding adds. */
const rounding = 0.01;
const growth = 1.3;

/**
 * Returns the corners of a closed line with curves. Its points stay, and between them there are as few corners as half a
 * pixel of error allows; more is allowed only when there would be too many corners.
 */
export function flatRing(nodes: Contour, most = mostCorners): FlatRing {
  const { points, kept } = finely(nodes);
  for (let reach = coarse; ; reach *= growth) {
    const line = simplifiedLine(points, kept, reach);
    if (line.length - 1 > Math.max(most, nodes.length)) continue;
    const ring = line.slice(0, -1).map(({ x, y }) => ({ x: hundredths(x), y: hundredths(y) }));
    return { ring: withoutRepeats(ring), error: fine + reach + rounding };
  }
}

/** Returns many points on the line, back to its first one, and the indexes of the given points among them. */
function finely(nodes: Contour): { readonly points: readonly Point[]; readonly kept: readonly number[] } {
  const [first] = nodes;
  if (first === undefined) return { points: [], kept: [] };
  const points: Point[] = [first.at];
  const kept: number[] = [0];
  for (const [index, from] of nodes.entries()) {
    points.push(...cornersOf([from, nodes[index + 1] ?? first], fine).slice(1));
    kept.push(points.length - 1);
  }
  return { points, kept };
}

/** The largest distance between the drawing and its curve, in pixels of the picture. */
const tolerance = 0.5;

/** Returns the corners of a line that is not closed yet, as it is drawn. */
export function flattenLine(nodes: Contour): readonly Point[] {
  return cornersOf(nodes, tolerance);
}

function cornersOf(nodes: Contour, within: number): readonly Point[] {
  const [first] = nodes;
  if (first === undefined) return [];
  const segments = nodes.slice(1).map((to, index) => segmentTo(nodes[index] ?? first, to));
  // Two points are no polygon, but a line.
  return segments.length === 1 && segments[0]?.kind === 'line'
    ? nodes.map(({ at }) => at)
    : (flatten([{ kind: 'move', to: first.at }, ...segments], within)[0] ?? nodes.map(({ at }) => at));
}

function segmentTo(from: PathNode, to: PathNode): PathSegment {
  if (from.behind === undefined && to.before === undefined) return { kind: 'line', to: to.at };
  return { kind: 'cubic', first: from.behind ?? from.at, second: to.before ?? to.at, to: to.at };
}
