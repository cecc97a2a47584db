import { type Point } from '#content/outline.ts';
import { type AnyEditing, distance, type Touch } from './editing-state.ts';
import { signedArea, withoutRepeats } from './ring.ts';
import { simplifiedTo } from './simplify.ts';

const mostCorners = 40;
/** Enough for the tremor of a hand, and few enough for corners. */
const rounds = 3;

/** Begins a stroke. */
export function strokeFrom<Editing extends AnyEditing>(editing: Editing, at: Point): Editing {
  return { ...editing, act: { kind: 'stroke', points: [at] }, guides: [] };
}

/** Continues the stroke. */
export function strokeTo<Editing extends AnyEditing>(editing: Editing, at: Point, touch: Touch): Editing {
  const { act } = editing;
  const last = act?.kind === 'stroke' ? act.points.at(-1) : undefined;
  if (act?.kind !== 'stroke' || last === undefined || distance(last, at) < fineness(touch)) return editing;
  return { ...editing, act: { ...act, points: [...act.points, at] } };
}

/** Returns the outline of the stroke; undefined if there is none, or if it encloses almost no area. */
export function strokeOutline({ act }: Pick<AnyEditing, 'act'>, touch: Touch): readonly Point[] | undefined {
  return act?.kind === 'stroke' ? smoothOutline(act.points, fineness(touch)) : undefined;
}

/**
 * Returns a stroke as a closed outline on whole pixels, without the tremor of a hand and with few corners.
 *
 * @param reach about how far the outline may be from the stroke
 */
export function smoothOutline(stroke: readonly Point[], reach: number): readonly Point[] | undefined {
  const corners = withoutRepeats(
    simplifiedTo(smoothed(stroke, reach, rounds), reach, mostCorners).map(({ x, y }) => ({
      x: Math.round(x),
      y: Math.round(y),
    })),
  );
  return corners.length < 3 || Math.abs(signedArea(corners)) < (reach * 2) ** 2 ? undefined : corners;
}

/** The tremor of a hand, in pixels of the picture: less than where lines attract. */
function fineness({ reach }: Touch): number {
  return reach / 3;
}

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
