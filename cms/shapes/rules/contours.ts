import { hundredths, type Point } from '#content/outline.ts';
import { centredArc, pointOnArc } from '#games/board/rules/arc.ts';
import { type ArcSegment, type PathSegment } from '#content/svg-path.ts';

/** A point of a shape's line. Arms bend the line before and after it; without an arm that side is straight. */
export interface PathNode {
  readonly at: Point;
  readonly before?: Point;
  readonly behind?: Point;
}

/** A closed line, as its points. */
export type Contour = readonly PathNode[];

/** Changes a point and its arms alike. */
export function changedNode({ at, before, behind }: PathNode, change: (point: Point) => Point): PathNode {
  return {
    at: change(at),
    ...(before === undefined ? {} : { before: change(before) }),
    ...(behind === undefined ? {} : { behind: change(behind) }),
  };
}

/** Returns the lines of a shape as movable points. Arcs and quadratic curves become cubic curves that look the same. */
export function contoursOf(segments: readonly PathSegment[]): readonly Contour[] {
  const contours: PathNode[][] = [];
  let start: Point = { x: 0, y: 0 };
  let nodes: PathNode[] = [{ at: start }];
  const finish = (): void => {
    contours.push(nodes);
    nodes = [{ at: start }];
  };
  for (const segment of segments) {
    if (segment.kind === 'move') {
      start = segment.to;
      finish();
    } else if (segment.kind === 'close') finish();
    else for (const curve of curvesOf(nodes.at(-1)?.at ?? start, segment)) nodes = joined(nodes, curve);
  }
  finish();
  return contours.map(closed).filter(({ length }) => length > 1);
}

/** Returns the lines as path segments, rounded to hundredths of a pixel. */
export function segmentsOf(contours: readonly Contour[]): readonly PathSegment[] {
  return contours.flatMap((contour) => {
    const [first] = contour;
    if (first === undefined) return [];
    const drawn = contour.flatMap((from, index): PathSegment[] => {
      const to = contour[index + 1] ?? first;
      if (from.behind !== undefined || to.before !== undefined) {
        const [one, other] = [from.behind ?? from.at, to.before ?? to.at];
        return [{ kind: 'cubic', first: rounded(one), second: rounded(other), to: rounded(to.at) }];
      }
      return to === first ? [] : [{ kind: 'line', to: rounded(to.at) }];
    });
    return [{ kind: 'move', to: rounded(first.at) }, ...drawn, { kind: 'close' }];
  });
}

interface Curve {
  readonly first?: Point;
  readonly second?: Point;
  readonly to: Point;
}

type Stroke = Exclude<PathSegment, { kind: 'move' | 'close' }>;

/** Returns a stroke as straight lines and cubic curves. */
export function curvesOf(from: Point, segment: Stroke): readonly Curve[] {
  switch (segment.kind) {
    case 'line':
      return [{ to: segment.to }];
    case 'cubic':
      return [segment];
    case 'quadratic': {
      const { control, to } = segment;
      return [{ first: between(from, control, 2 / 3), second: between(to, control, 2 / 3), to }];
    }
    case 'arc':
      return curvesOfArc(from, segment);
  }
}

/** Splits an arc into parts of at most a quarter turn, each as a cubic curve. */
function curvesOfArc(from: Point, segment: ArcSegment): readonly Curve[] {
  const arc = centredArc(from, segment);
  if (arc === undefined) return [{ to: segment.to }];
  const count = Math.max(Math.ceil(Math.abs(arc.sweep) / (Math.PI / 2) - 1e-9), 1);
  const step = arc.sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const slope = (angle: number): Point => {
    const [ahead, middle] = [pointOnArc(arc, angle + Math.PI / 2), arc.centre];
    return { x: ahead.x - middle.x, y: ahead.y - middle.y };
  };
  return Array.from({ length: count }, (_, part) => {
    const [start, end] = [arc.start + step * part, arc.start + step * (part + 1)];
    const [one, other] = [part === 0 ? from : pointOnArc(arc, start), pointOnArc(arc, end)];
    const to = part === count - 1 ? segment.to : other;
    return { first: plus(one, slope(start), reach), second: plus(to, slope(end), -reach), to };
  });
}

function joined(nodes: readonly PathNode[], { first, second, to }: Curve): PathNode[] {
  const last = nodes.at(-1);
  if (last === undefined) return [{ at: to }];
  const behind = first === undefined || isSame(first, last.at) ? undefined : first;
  const before = second === undefined || isSame(second, to) ? undefined : second;
  return [
    ...nodes.slice(0, -1),
    behind === undefined ? last : { ...last, behind },
    before === undefined ? { at: to } : { at: to, before },
  ];
}

/** Drops the last point of a line that returns to its first point. */
function closed(nodes: readonly PathNode[]): Contour {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (nodes.length < 2 || first === undefined || last === undefined || !isSame(first.at, last.at)) return nodes;
  const merged = last.before === undefined ? first : { ...first, before: last.before };
  return [merged, ...nodes.slice(1, -1)];
}

function isSame(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < 1e-6 && Math.abs(one.y - other.y) < 1e-6;
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function plus({ x, y }: Point, by: Point, factor: number): Point {
  return { x: x + by.x * factor, y: y + by.y * factor };
}

function rounded({ x, y }: Point): Point {
  return { x: hundredths(x), y: hundredths(y) };
}

/** Returns an ellipse, which starts at its left. */
export function roundPath({ x, y }: Point, radii: Point): readonly PathSegment[] {
  const half = (to: Point): PathSegment => ({ kind: 'arc', radii, rotation: 0, isLarge: false, isSweep: true, to });
  const left = { x: x - radii.x, y };
  return [{ kind: 'move', to: left }, half({ x: x + radii.x, y }), half(left), { kind: 'close' }];
}

/** Returns a closed line of straight sides; no segments without a corner. */
export function linesThrough([first, ...others]: readonly Point[]): readonly PathSegment[] {
  if (first === undefined) return [];
  return [{ kind: 'move', to: first }, ...others.map((to): PathSegment => ({ kind: 'line', to })), { kind: 'close' }];
}
