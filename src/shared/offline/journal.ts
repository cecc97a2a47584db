import { type Wanted, wantedKey } from './wanted.ts';

/** A tour in a language that the visitor has asked for, until it is cancelled or removed. */
export interface Selection extends Wanted {
  readonly isPaused: boolean;
  /** Whether all of it was once there: what is missing then was deleted by the browser or has been changed by the museum. */
  readonly wasWhole: boolean;
}

/**
 * The tours that visitors have requested on this device, oldest first, by `wantedKey`. The stored pieces, not the
 * journal, say which are available.
 */
export type Journal = ReadonlyMap<string, Selection>;

export const emptyJournal: Journal = new Map();

/** Adds requests. Earlier ones keep their place and continue. */
export function want(journal: Journal, wanted: readonly Wanted[]): Journal {
  return wanted.reduce((before, { tour, language }) => {
    const { wasWhole = false } = before.get(wantedKey({ tour, language })) ?? {};
    return withSelection(before, { tour, language, isPaused: false, wasWhole });
  }, journal);
}

export function setPaused(journal: Journal, wanted: Wanted, isPaused: boolean): Journal {
  return change(journal, wanted, (selection) => ({ ...selection, isPaused }));
}

export function noteWhole(journal: Journal, wanted: Wanted): Journal {
  return change(journal, wanted, (selection) => ({ ...selection, wasWhole: true }));
}

/** Forgets what was cancelled or removed. */
export function forget(journal: Journal, wanted: Wanted): Journal {
  const rest = new Map(journal);
  return rest.delete(wantedKey(wanted)) ? rest : journal;
}

/** @returns the same journal if nothing changes, so that nothing has to be stored */
function change(journal: Journal, wanted: Wanted, how: (selection: Selection) => Selection): Journal {
  const before = journal.get(wantedKey(wanted));
  if (before === undefined) return journal;
  const after = how(before);
  const isSame = after.isPaused === before.isPaused && after.wasWhole === before.wasWhole;
  return isSame ? journal : withSelection(journal, after);
}

function withSelection(journal: Journal, selection: Selection): Journal {
  return new Map(journal).set(wantedKey(selection), selection);
}
