import { type Point } from '#content/outline.ts';

/** Returns the area of an outline; negative if its corners run anticlockwise on the screen. */
export function signedArea(ring: readonly Point[]): number {
  return sumOverSides(ring, (from, to) => from.x * to.y - to.x * from.y) / 2;
}

/** Returns the centre of gravity; undefined if the outline encloses nothing. */
export function centreOf(ring: readonly Point[]): Point | undefined {
  const [origin] = ring;
  if (origin === undefined) return undefined;
  // Far from the origin the products would lose precision.
  const near = ring.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }));
  const area = signedArea(near);
  if (area === 0) return undefined;
  const moment = (axis: keyof Point): number =>
    sumOverSides(near, (from, to) => (from[axis] + to[axis]) * (from.x * to.y - to.x * from.y)) / (6 * area);
  return { x: origin.x + moment('x'), y: origin.y + moment('y') };
}

/** Drops corners at the same place as the one before. */
export function withoutRepeats(ring: readonly Point[]): readonly Point[] {
  return ring.filter(({ x, y }, index) => x !== ring.at(index - 1)?.x || y !== ring.at(index - 1)?.y);
}

function sumOverSides(ring: readonly Point[], valueOf: (from: Point, to: Point) => number): number {
  return ring.reduce((sum, to, index) => sum + valueOf(ring.at(index - 1) ?? to, to), 0);
}
