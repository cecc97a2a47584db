import { type Point } from '#content/outline.ts';
import { centredArc, pointOnArc } from './arc.ts';
import { type ArcSegment, type PathSegment } from '#content/svg-path.ts';

/** The corners of a closed line; the last connects to the first. */
export type Ring = readonly Point[];

/** Enough for any curve within a picture; only far larger curves exceed the tolerance. */
const mostCorners = 4096;

/**
 * Returns the subpaths as closed polygons, as SVG fills them. Subpaths without area are left out.
 *
 * @param tolerance the greatest distance between a polygon and its curve
 */
export function flatten(segments: readonly PathSegment[], tolerance: number): readonly Ring[] {
  const rings: Point[][] = [];
  let start: Point = { x: 0, y: 0 };
  let ring: Point[] = [start];
  for (const segment of segments) {
    if (segment.kind === 'move' || segment.kind === 'close') {
      rings.push(ring);
      if (segment.kind === 'move') start = segment.to;
      ring = [start];
      continue;
    }
    const from = ring.at(-1) ?? start;
    ring.push(...cornersOf(from, segment, tolerance));
  }
  return [...rings, ring].map(withoutRepeats).filter(({ length }) => length > 2);
}

type Stroke = Exclude<PathSegment, { kind: 'move' | 'close' }>;

/** Returns the points of a segment after its start. */
function cornersOf(from: Point, segment: Stroke, tolerance: number): Point[] {
  switch (segment.kind) {
    case 'quadratic': {
      const { control, to } = segment;
      const bend = 2 * bendOf(from, control, to);
      return along(stepsFor(bend, tolerance), to, (share) => {
        const rest = 1 - share;
        return weighted([
          [from, rest * rest],
          [control, 2 * rest * share],
          [to, share * share],
        ]);
      });
    }
    case 'cubic': {
      const { first, second, to } = segment;
      const bend = 6 * Math.max(bendOf(from, first, second), bendOf(first, second, to));
      return along(stepsFor(bend, tolerance), to, (share) => {
        const rest = 1 - share;
        return weighted([
          [from, rest ** 3],
          [first, 3 * rest * rest * share],
          [second, 3 * rest * share * share],
          [to, share ** 3],
        ]);
      });
    }
    case 'arc':
      return cornersOfArc(from, segment, tolerance);
    case 'line':
      return [segment.to];
  }
}

function cornersOfArc(from: Point, segment: ArcSegment, tolerance: number): Point[] {
  const arc = centredArc(from, segment);
  if (arc === undefined) return [segment.to];
  const radius = Math.max(arc.radii.x, arc.radii.y);
  const step = tolerance < radius ? 2 * Math.acos(1 - tolerance / radius) : Math.PI / 2;
  const steps = Math.ceil(Math.abs(arc.sweep) / Math.min(step, Math.PI / 2));
  return along(steps, segment.to, (share) => pointOnArc(arc, arc.start + arc.sweep * share));
}

/** How sharply three control points turn: half of the second derivative, divided by the degree. */
function bendOf(one: Point, two: Point, three: Point): number {
  return Math.hypot(one.x - 2 * two.x + three.x, one.y - 2 * two.y + three.y);
}

/** A curve cut into equal steps is never further from its chords than an eighth of its second derivative. */
function stepsFor(secondDerivative: number, tolerance: number): number {
  return Math.ceil(Math.sqrt(secondDerivative / (8 * tolerance)));
}

function along(steps: number, end: Point, at: (share: number) => Point): Point[] {
  const count = Math.min(Math.max(steps, 1), mostCorners);
  return [...Array.from({ length: count - 1 }, (_, step) => at((step + 1) / count)), end];
}

function weighted(points: readonly (readonly [Point, number])[]): Point {
  return points.reduce((sum, [{ x, y }, weight]) => ({ x: sum.x + x * weight, y: sum.y + y * weight }), {
    x: 0,
    y: 0,
  });
}

function withoutRepeats(points: readonly Point[]): Ring {
  return points.filter((point, index) => {
    const before = points.at(index - 1);
    return before === undefined || before.x !== point.x || before.y !== point.y;
  });
}
