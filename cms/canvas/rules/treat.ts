import { type AnySession } from './session.ts';
import { chosenOnes, withSeveral } from './several.ts';
import { isPlain, plainTraits, type ShapeTraits, type Traits } from './shape-traits.ts';

/** Hides shapes, which then are no longer chosen, or shows them. */
export function withHidden<Session extends AnySession>(
  session: Session,
  indexes: readonly number[],
  isHidden: boolean,
): Session {
  const next = { ...session, hovered: undefined, traits: treated(session.traits, indexes, { isHidden }) };
  const before = chosenOnes(next);
  const after = isHidden ? before.filter((index) => !indexes.includes(index)) : before;
  return after.length === before.length ? next : withSeveral(next, after);
}

/** Locks shapes or frees them. No point stays chosen. */
export function withLocked<Session extends AnySession>(
  session: Session,
  indexes: readonly number[],
  isLocked: boolean,
): Session {
  return { ...session, point: undefined, traits: treated(session.traits, indexes, { isLocked }) };
}

export function withAllShown<Session extends AnySession>(session: Session): Session {
  return withHidden(session, [...session.traits.keys()], false);
}

function treated(traits: Traits, indexes: readonly number[], change: Partial<ShapeTraits>): Traits {
  const next = new Map(traits);
  for (const index of indexes) {
    const after = { ...(next.get(index) ?? plainTraits), ...change };
    if (isPlain(after)) next.delete(index);
    else next.set(index, after);
  }
  return next;
}
