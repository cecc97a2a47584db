import { type Point } from '#content/outline.ts';
import { type AnySession, distance, type Touch } from './session.ts';
import { signedArea } from './ring.ts';
import { simplifiedTo } from './simplify.ts';

const mostCorners = 40;
/** How often each point is moved to the middle of its neighbours. */
const rounds = 3;

/** Begins a stroke. */
export function strokeFrom<Session extends AnySession>(session: Session, at: Point): Session {
  return { ...session, act: { kind: 'stroke', points: [at] }, guides: [] };
}

/** Continues the stroke. */
export function strokeTo<Session extends AnySession>(session: Session, at: Point, touch: Touch): Session {
  const { act } = session;
  const last = act?.kind === 'stroke' ? act.points.at(-1) : undefined;
  if (act?.kind !== 'stroke' || last === undefined || distance(last, at) < fineness(touch)) return session;
  return { ...session, act: { ...act, points: [...act.points, at] } };
}

/** Returns the outline of the stroke; undefined if there is none, or it encloses next to nothing. */
export function strokeOutline({ act }: Pick<AnySession, 'act'>, touch: Touch): readonly Point[] | undefined {
  return act?.kind === 'stroke' ? smoothOutline(act.points, fineness(touch)) : undefined;
}

/**
 * Returns a stroke as a closed outline on whole pixels, without the tremor of a hand and with few corners.
 *
 * @param reach about how far the outline may be from the stroke
 */
export function smoothOutline(stroke: readonly Point[], reach: number): readonly Point[] | undefined {
  let ring = evenly(stroke, reach);
  for (let round = 0; round < rounds; round += 1) ring = calmed(ring);
  const corners = simplifiedTo(ring, reach, mostCorners)
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    .filter(({ x, y }, index, all) => x !== all.at(index - 1)?.x || y !== all.at(index - 1)?.y);
  return corners.length < 3 || Math.abs(signedArea(corners)) < (reach * 2) ** 2 ? undefined : corners;
}

/** The tremor of a hand, in pixels of the picture: less than where lines attract. */
function fineness({ reach }: Touch): number {
  return reach / 3;
}

/** Returns points at even distances along a closed line, so that slow parts count no more than quick ones. */
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
