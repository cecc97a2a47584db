import { type Point } from '#content/outline.ts';
import { type Box, boundsOf } from './box.ts';
import { type AnySession, atRest, type Touch } from './session.ts';
import { freeOnes } from './shape-traits.ts';
import { snap, stickingOf } from './snap.ts';

/** Returns the indexes of all chosen shapes; that with the fields first. */
export function chosenOnes({ chosen, others }: Pick<AnySession, 'chosen' | 'others'>): readonly number[] {
  return chosen === undefined ? [] : [chosen, ...others];
}

/** Chooses one more shape, or no longer chooses it. */
export function withToggled<Session extends AnySession>(session: Session, index: number): Session {
  const before = chosenOnes(session);
  const after = before.includes(index) ? before.filter((one) => one !== index) : [...before, index];
  return withSeveral(session, after);
}

/** Chooses several shapes; the first has the fields. */
export function withSeveral<Session extends AnySession>(session: Session, indexes: readonly number[]): Session {
  const [chosen, ...others] = indexes;
  return { ...atRest(session), chosen, others, point: undefined };
}

/** Returns the indexes of the chosen shapes that are not locked. */
export function freeChosen(session: Pick<AnySession, 'chosen' | 'others' | 'traits'>): readonly number[] {
  return freeOnes(session, chosenOnes(session));
}

/**
 * Starts to drag all chosen shapes that are not locked.
 *
 * @param hits the shapes under the pointer
 * @returns undefined if there is only one, or another was hit
 */
export function severalFrom<Session extends AnySession>(
  session: Session,
  hits: readonly number[],
  boxOf: (index: number) => Box | undefined,
): Session | undefined {
  const all = freeChosen(session);
  if (session.others.length === 0 || !hits.some((hit) => all.includes(hit))) return undefined;
  const bounds = boxAround(all.flatMap((index) => boxOf(index) ?? []));
  return { ...session, point: undefined, act: { kind: 'several', bounds, by: { x: 0, y: 0 } }, guides: [] };
}

export function severalBy<Session extends AnySession>(session: Session, by: Point, touch: Touch): Session {
  const { act } = session;
  if (act?.kind !== 'several') return session;
  const span = { ...act.bounds, x: act.bounds.x + by.x, y: act.bounds.y + by.y };
  const { by: more, guides } = snap(stickingOf(span), span, touch.lines, touch.reach);
  const whole = { x: Math.round(by.x + more.x) + 0, y: Math.round(by.y + more.y) + 0 };
  return { ...session, act: { ...act, by: whole }, guides };
}

/** Returns how far the chosen shapes were dragged; undefined if they were not. */
export function draggedBy({ act }: Pick<AnySession, 'act'>): Point | undefined {
  return act?.kind === 'several' && (act.by.x !== 0 || act.by.y !== 0) ? act.by : undefined;
}

/** The smallest upright box around boxes. */
export function boxAround(boxes: readonly Box[]): Box {
  return boundsOf(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
}
