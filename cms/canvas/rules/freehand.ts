import { type Point } from '#content/outline.ts';
import { type AnySession, distance, type Touch } from './session.ts';
import { signedArea, withoutRepeats } from './ring.ts';
import { simplifiedTo } from './simplify.ts';
import { smoothed } from './smooth.ts';

const mostCorners = 40;
/** Enough for the tremor of a hand, and few enough for corners. */
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

/** Returns the outline of the stroke; undefined if there is none, or if it encloses almost no area. */
export function strokeOutline({ act }: Pick<AnySession, 'act'>, touch: Touch): readonly Point[] | undefined {
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
