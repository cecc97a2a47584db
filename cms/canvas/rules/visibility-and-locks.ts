import { grouped, ungrouped } from './groups.ts';
import { type AnySession } from './session.ts';
import { selectedIndexes, withSelection } from './multi-selection.ts';
import { withTraits } from './shape-traits.ts';

/** Hides shapes, which then are no longer chosen, or shows them. */
export function withHidden<Session extends AnySession>(
  session: Session,
  indexes: readonly number[],
  isHidden: boolean,
): Session {
  const next = { ...session, hovered: undefined, traits: withTraits(session.traits, indexes, { isHidden }) };
  const before = selectedIndexes(next);
  const after = isHidden ? before.filter((index) => !indexes.includes(index)) : before;
  return after.length === before.length ? next : withSelection(next, after);
}

/** Locks shapes or frees them. No point stays chosen. */
export function withLocked<Session extends AnySession>(
  session: Session,
  indexes: readonly number[],
  isLocked: boolean,
): Session {
  return { ...session, point: undefined, traits: withTraits(session.traits, indexes, { isLocked }) };
}

export function withAllShown<Session extends AnySession>(session: Session): Session {
  return withHidden(session, [...session.traits.keys()], false);
}

/** Groups shapes, which leave their other groups. Fewer than two stay as they are. */
export function withGrouped<Session extends AnySession>(session: Session, indexes: readonly number[]): Session {
  return indexes.length < 2 ? session : { ...session, traits: grouped(session.traits, indexes) };
}

/** Dissolves the groups of shapes. */
export function withUngrouped<Session extends AnySession>(session: Session, indexes: readonly number[]): Session {
  return { ...session, traits: ungrouped(session.traits, indexes) };
}
