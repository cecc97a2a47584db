import { type Point } from '#content/outline.ts';
import { type Contour } from '../../rules/contours.ts';
import { withCornerTurned } from '../../rules/edits.ts';
import { straight } from './forms.ts';

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
