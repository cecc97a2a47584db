import { type Point } from '#content/outline.ts';

/** More corners would take too long to compare in each frame of a drag. */
const most = 500;

/** Whether the sides of a closed outline cross each other. */
export function isCrossed(ring: readonly Point[]): boolean {
  if (ring.length > most) return false;
  const sides = ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from }));
  return sides.some((one, index) => sides.slice(index + 1).some((other) => areCrossed(one, other)));
}

interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** Sides that only touch, as neighbours do, are not crossed. */
function areCrossed(one: Side, other: Side): boolean {
  return isBetween(one, other.from, other.to) && isBetween(other, one.from, one.to);
}

/** Whether two points lie on opposite sides of a line. */
function isBetween({ from, to }: Side, one: Point, other: Point): boolean {
  const turn = ({ x, y }: Point): number => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  return turn(one) * turn(other) < 0;
}
