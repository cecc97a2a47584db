import { type Point } from '#content/outline.ts';
import { type Box } from '#ui/picture/picture-view.ts';
import { type Size } from '#ui/picture/zoom-view.ts';

export type { Box };

/** Which sides of a box a handle moves: -1 left or top, 1 right or bottom, 0 neither. */
export interface Grip {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** The eight handles of a box, corners first: where handles overlap, the corner wins. */
export const grips: readonly Grip[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The shortest side of a box, in pixels of the picture. */
export const leastSide = 1;

export function gripPoint({ x, y, width, height }: Box, grip: Grip): Point {
  return { x: x + (width * (grip.x + 1)) / 2, y: y + (height * (grip.y + 1)) / 2 };
}

/** The smallest upright box around points; an empty box if there are none. */
export function boundsOf(points: readonly Point[]): Box {
  let bounds: { left: number; top: number; right: number; bottom: number } | undefined;
  for (const { x, y } of points) {
    bounds ??= { left: x, top: y, right: x, bottom: y };
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  const { left, top, right, bottom } = bounds ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Returns a box after one of its handles has moved. The opposite side or corner stays where it is.
 *
 * @param keepsShape whether a corner keeps the aspect ratio
 */
export function resized(box: Box, grip: Grip, by: Point, keepsShape = false): Box {
  const length = (side: number, way: number, sign: number): number => Math.max(side + way * sign, leastSide);
  let width = length(box.width, by.x, grip.x);
  let height = length(box.height, by.y, grip.y);
  if (keepsShape && grip.x !== 0 && grip.y !== 0) {
    const [wide, high] = [Math.max(box.width, leastSide), Math.max(box.height, leastSide)];
    const grown = Math.max(width / wide, height / high);
    width = Math.max(wide * grown, leastSide);
    height = Math.max(high * grown, leastSide);
  }
  return {
    x: grip.x < 0 ? box.x + box.width - width : box.x,
    y: grip.y < 0 ? box.y + box.height - height : box.y,
    width: grip.x === 0 ? box.width : width,
    height: grip.y === 0 ? box.height : height,
  };
}

/** Returns a way to the right and down, or backwards where that would leave the picture. */
export function stepInside({ x, y, width, height }: Box, by: number, picture: Size): Point {
  return {
    x: x + width + by > picture.width ? -by : by,
    y: y + height + by > picture.height ? -by : by,
  };
}

/** Returns a point after its box has been stretched into another. */
export function stretched({ x, y }: Point, from: Box, to: Box): Point {
  const share = (at: number, start: number, length: number): number => (length > 0 ? (at - start) / length : 0);
  return {
    x: to.x + share(x, from.x, from.width) * to.width,
    y: to.y + share(y, from.y, from.height) * to.height,
  };
}
