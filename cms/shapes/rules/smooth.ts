import { type Point } from '#content/outline.ts';
import { distance } from './editing-state.ts';

/**
 * Returns a closed line without its tremor, as points at even distances.
 *
 * @param step the distance between points
 * @param rounds how often each point is moved to the middle of its neighbours
 */
export function smoothed(line: readonly Point[], step: number, rounds: number): readonly Point[] {
  let ring = evenly(line, step);
  for (let round = 0; round < rounds; round += 1) ring = calmed(ring);
  return ring;
}

/** Gives slow parts of a stroke the same weight as quick ones. */
function evenly(line: readonly Point[], step: number): readonly Point[] {
  const points: Point[] = [];
  let left = 0;
  for (const [index, to] of line.entries()) {
    const from = line.at(index - 1) ?? to;
    const way = distance(from, to);
    for (; left < way; left += step) {
      const share = left / way;
      points.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    left -= way;
  }
  return points;
}

function calmed(ring: readonly Point[]): readonly Point[] {
  return ring.map((at, index) => {
    const [before, behind] = [ring.at(index - 1) ?? at, ring[(index + 1) % ring.length] ?? at];
    return { x: (before.x + at.x * 2 + behind.x) / 4, y: (before.y + at.y * 2 + behind.y) / 4 };
  });
}
