import { type Point } from '#content/outline.ts';
import { type AnySession, type TraceAct } from '../session.ts';
import { type Found } from './found.ts';

export const toleranceRange = { min: 0, max: 60, step: 2 } as const;

/** Seeks an outline from a place. */
export function tracedFrom<Session extends AnySession>(session: Session, at: Point): Session {
  const place = { x: Math.round(at.x), y: Math.round(at.y) };
  return {
    ...session,
    act: { kind: 'trace', at: place, found: undefined, isSought: true, isAwaited: false },
    guides: [],
  };
}

/** Seeks the outline again from another place. */
export function withPlace<Session extends AnySession>(session: Session, by: Point): Session {
  const { act } = session;
  if (act?.kind !== 'trace') return session;
  return {
    ...session,
    act: { ...act, at: { x: act.at.x + by.x, y: act.at.y + by.y }, isSought: true, isAwaited: false },
  };
}

/** Seeks the outline again, if there is one. */
export function withTolerance<Session extends AnySession>(session: Session, tolerance: number): Session {
  const { act } = session;
  const next = Math.min(Math.max(tolerance, toleranceRange.min), toleranceRange.max);
  if (next === session.tolerance) return session;
  return {
    ...session,
    tolerance: next,
    act: act?.kind === 'trace' ? { ...act, isSought: true, isAwaited: false } : act,
  };
}

/** Takes an answer, unless its search has ended or goes on from elsewhere. */
export function withAnswer<Session extends AnySession>(session: Session, act: TraceAct, found: Found): Session {
  return session.act === act ? { ...session, act: { ...act, found, isSought: false, isAwaited: false } } : session;
}

/** Takes the outline as soon as it is found, unless the search changes first. */
export function withTaking<Session extends AnySession>(session: Session): Session {
  const { act } = session;
  return act?.kind === 'trace' && act.isSought && !act.isAwaited
    ? { ...session, act: { ...act, isAwaited: true } }
    : session;
}

/** Returns the outline that was found; undefined while another is sought. */
export function foundRing({ act }: Pick<AnySession, 'act'>): readonly Point[] | undefined {
  return act?.kind === 'trace' && !act.isSought && act.found?.kind === 'outline' ? act.found.ring : undefined;
}
