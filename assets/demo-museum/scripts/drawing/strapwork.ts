import { add, between, distance, scale, subtract, type Point } from './geometry.js';

/** A bent line inside a tile, from the middle of one edge to the middle of another. */
export interface Strand {
  from: Point;
  bend: Point;
  to: Point;
}

interface Ray {
  origin: Point;
  heading: Point;
}

function meeting(first: Ray, second: Ray): Point | undefined {
  const gap = subtract(second.origin, first.origin);
  const cross = first.heading[0] * second.heading[1] - first.heading[1] * second.heading[0];
  if (Math.abs(cross) < 1e-6) {
    const facing = gap[0] * first.heading[0] + gap[1] * first.heading[1];
    const aside = Math.abs(gap[0] * first.heading[1] - gap[1] * first.heading[0]);
    return facing > 0 && aside < 1e-3 * facing ? between(first.origin, second.origin, 0.5) : undefined;
  }
  const along = (gap[0] * second.heading[1] - gap[1] * second.heading[0]) / cross;
  const other = (gap[0] * first.heading[1] - gap[1] * first.heading[0]) / cross;
  return along > 1e-6 && other > 1e-6 ? add(first.origin, scale(first.heading, along)) : undefined;
}

/**
 * Hankin's polygons in contact: two rays leave every edge's middle at the same angle and end where they first meet
 * another ray. Corners run counter-clockwise as seen on screen; each strand then starts over and ends under its partner.
 */
export function strandsOf(corners: readonly Point[], angle: number): Strand[] {
  const starts: Ray[] = [];
  const ends: Ray[] = [];
  corners.forEach((corner, index) => {
    const following = corners[(index + 1) % corners.length];
    const origin = between(corner, following, 0.5);
    const along = scale(subtract(following, corner), 1 / distance(corner, following));
    const inward: Point = [along[1], -along[0]];
    const lean = (sign: number): Point => add(scale(along, sign * Math.cos(angle)), scale(inward, Math.sin(angle)));
    starts.push({ origin, heading: lean(1) });
    ends.push({ origin, heading: lean(-1) });
  });
  const meetings = starts.flatMap((start, startIndex) =>
    ends.flatMap((end, endIndex) => {
      const bend = startIndex === endIndex ? undefined : meeting(start, end);
      if (bend === undefined) return [];
      return [{ startIndex, endIndex, bend, cost: distance(start.origin, bend) + distance(bend, end.origin) }];
    }),
  );
  const usedStarts = new Set<number>();
  const usedEnds = new Set<number>();
  const strands: Strand[] = [];
  for (const { startIndex, endIndex, bend } of meetings.toSorted((first, second) => first.cost - second.cost)) {
    if (usedStarts.has(startIndex) || usedEnds.has(endIndex)) continue;
    usedStarts.add(startIndex);
    usedEnds.add(endIndex);
    strands.push({ from: starts[startIndex].origin, bend, to: ends[endIndex].origin });
  }
  return strands;
}
