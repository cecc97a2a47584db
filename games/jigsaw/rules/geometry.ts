import { type Box, type Point } from '#engine/geometry.ts';

/** Clockwise on the screen, without the closing point. */
export type Outline = readonly Point[];

export function distance(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

export function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

export function boxOf(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the smallest box around all of these. */
export function around(boxes: readonly Box[]): Box {
  const x = boxes.reduce((left, box) => Math.min(left, box.x), Infinity);
  const y = boxes.reduce((top, box) => Math.min(top, box.y), Infinity);
  const right = boxes.reduce((most, box) => Math.max(most, box.x + box.width), -Infinity);
  const bottom = boxes.reduce((most, box) => Math.max(most, box.y + box.height), -Infinity);
  return { x, y, width: right - x, height: bottom - y };
}

export function moved(box: Box, { x, y }: Point): Box {
  return { ...box, x: box.x + x, y: box.y + y };
}

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function isNear({ x, y, width, height }: Box, point: Point, margin = 0): boolean {
  return (
    point.x >= x - margin && point.x <= x + width + margin && point.y >= y - margin && point.y <= y + height + margin
  );
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Uses the even-odd rule. */
export function contains(outline: Outline, { x, y }: Point): boolean {
  let inside = false;
  let before = outline.at(-1);
  for (const corner of outline) {
    if (before !== undefined && corner.y > y !== before.y > y) {
      const crossing = corner.x + ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y);
      if (x < crossing) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

export function distanceToOutline(outline: Outline, point: Point): number {
  let nearest = Infinity;
  let before = outline.at(-1);
  for (const corner of outline) {
    if (before !== undefined) nearest = Math.min(nearest, distanceToLine(point, before, corner));
    before = corner;
  }
  return nearest;
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const t = within(share, 0, 1);
  return distance(point, { x: from.x + t * dx, y: from.y + t * dy });
}
