import { type Point } from '#content/outline.ts';
import { type Contour } from '../../rules/contours.ts';
import { type FormKind } from '../../rules/editing-state.ts';
import { withCornerTurned } from '../../rules/edits.ts';

/** The length of the arms of a quarter of a circle, for a radius of 1. */
const arm = 0.5523;

/** Returns a closed line of straight sides. */
export function straight(corners: readonly Point[]): Contour {
  return corners.map((at) => ({ at }));
}

/** Returns the line between two opposite corners. It has at least one pixel. @param isEven whether it is as wide as high */
export function formBetween(kind: FormKind, from: Point, to: Point, isEven = false): Contour {
  const longest = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const length = (way: number): number => (Math.sign(way) || 1) * Math.max(isEven ? longest : Math.abs(way), 1);
  const [right, down] = [from.x + length(to.x - from.x), from.y + length(to.y - from.y)];
  if (kind === 'rect') {
    return [
      { at: from },
      { at: { x: right, y: from.y } },
      { at: { x: right, y: down } },
      { at: { x: from.x, y: down } },
    ];
  }
  const middle = { x: (from.x + right) / 2, y: (from.y + down) / 2 };
  const [wide, high] = [right - middle.x, down - middle.y];
  const at = (x: number, y: number): Point => ({ x: middle.x + wide * x, y: middle.y + high * y });
  return [
    { at: at(0, -1), before: at(-arm, -1), behind: at(arm, -1) },
    { at: at(1, 0), before: at(1, -arm), behind: at(1, arm) },
    { at: at(0, 1), before: at(arm, 1), behind: at(-arm, 1) },
    { at: at(-1, 0), before: at(-1, arm), behind: at(-1, -arm) },
  ];
}

/** The cosine of the turn from which a corner is meant as one: 60 degrees. */
const sharp = 0.5;

/** Returns a line that passes smoothly through the corners of an outline, except for sharp ones. */
export function smoothContour(ring: readonly Point[]): Contour {
  const gentle = ring.flatMap((_, node) => (isGentle(ring, node) ? [node] : []));
  const corners: readonly Contour[] = [straight(ring)];
  return gentle.reduce((contours, node) => withCornerTurned(contours, { contour: 0, node }), corners)[0] ?? [];
}

function isGentle(ring: readonly Point[], node: number): boolean {
  const at = ring[node];
  const [before, behind] = [ring.at(node - 1), ring[(node + 1) % ring.length]];
  if (at === undefined || before === undefined || behind === undefined) return false;
  const [one, other] = [
    { x: at.x - before.x, y: at.y - before.y },
    { x: behind.x - at.x, y: behind.y - at.y },
  ];
  const lengths = Math.hypot(one.x, one.y) * Math.hypot(other.x, other.y);
  return one.x * other.x + one.y * other.y > lengths * sharp;
}
