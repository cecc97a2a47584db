import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Box } from './box.ts';

/**
 * A line to snap to: vertical ones have an x, horizontal ones a y. `from` and `to` are the ends of the shape it belongs
 * to.
 */
export interface SnapLine {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface SnapLines {
  readonly upright: readonly SnapLine[];
  readonly level: readonly SnapLine[];
}

/** A line that is shown while a shape is snapped to it. */
export interface Guide {
  readonly from: Point;
  readonly to: Point;
}

/** The lines of a moving shape that may snap. */
export interface Sticking {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

export interface Snapped {
  /** The movement in addition to the drag; never more than the reach. */
  readonly by: Point;
  readonly guides: readonly Guide[];
}

export const noLines: SnapLines = { upright: [], level: [] };

/** Returns the edges and middles of the picture and of other boxes, and single points. */
export function snapLines(picture: Size, boxes: readonly Box[], points: readonly Point[] = []): SnapLines {
  const whole = { x: 0, y: 0, ...picture };
  const all = [whole, ...boxes, ...points.map(({ x, y }) => ({ x, y, width: 0, height: 0 }))];
  return {
    upright: all.flatMap(({ x, y, width, height }) => thirds(x, width).map((at) => ({ at, from: y, to: y + height }))),
    level: all.flatMap(({ x, y, width, height }) => thirds(y, height).map((at) => ({ at, from: x, to: x + width }))),
  };
}

/** Returns both edges and the middle of a box that is moved as a whole. */
export function snapEdgesOf({ x, y, width, height }: Box): Sticking {
  return { xs: thirds(x, width), ys: thirds(y, height) };
}

/**
 * Snaps a shape onto a nearby line.
 *
 * @param span the box of the moving shape; guides reach from it to the shape that it snaps to
 * @param reach in pixels of the picture
 */
export function snap({ xs, ys }: Sticking, span: Box, { upright, level }: SnapLines, reach: number): Snapped {
  const x = nearest(xs, upright, reach);
  const y = nearest(ys, level, reach);
  const by = { x: x?.by ?? 0, y: y?.by ?? 0 };
  const [left, top] = [span.x + by.x, span.y + by.y];
  const guides: Guide[] = [];
  if (x !== undefined) {
    const [from, to] = [Math.min(x.line.from, top), Math.max(x.line.to, top + span.height)];
    guides.push({ from: { x: x.line.at, y: from }, to: { x: x.line.at, y: to } });
  }
  if (y !== undefined) {
    const [from, to] = [Math.min(y.line.from, left), Math.max(y.line.to, left + span.width)];
    guides.push({ from: { x: from, y: y.line.at }, to: { x: to, y: y.line.at } });
  }
  return { by, guides };
}

interface Nearest {
  readonly by: number;
  readonly line: SnapLine;
}

function nearest(places: readonly number[], lines: readonly SnapLine[], reach: number): Nearest | undefined {
  let found: Nearest | undefined;
  for (const line of lines) {
    for (const place of places) {
      const by = line.at - place;
      if (Math.abs(by) <= reach && (found === undefined || Math.abs(by) < Math.abs(found.by))) found = { by, line };
    }
  }
  return found;
}

function thirds(start: number, length: number): number[] {
  return length === 0 ? [start] : [start, start + length / 2, start + length];
}
