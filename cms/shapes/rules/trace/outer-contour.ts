import { type Point } from '#content/outline.ts';
import { type Region } from './flood.ts';

/**
 * Returns the corners of the line around a region, clockwise on the edges between pixels. Holes are left out, and so
 * are parts that touch only at a corner.
 */
export function outerContour({ width, height, mask }: Region): readonly Point[] {
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] === 1;
  const first = mask.indexOf(1);
  if (first < 0) return [];
  const start = { x: first % width, y: Math.floor(first / width) };
  const corners: Point[] = [];
  let { x, y } = start;
  // The region is always on the right-hand side.
  let way = { x: 1, y: 0 };
  do {
    x += way.x;
    y += way.y;
    const isRight = isIn(x + (way.x - way.y - 1) / 2, y + (way.x + way.y - 1) / 2);
    const isLeft = isIn(x + (way.x + way.y - 1) / 2, y + (way.y - way.x - 1) / 2);
    if (isRight && !isLeft) continue;
    corners.push({ x, y });
    way = isRight ? { x: way.y, y: -way.x } : { x: -way.y, y: way.x };
  } while (x !== start.x || y !== start.y);
  return corners;
}
