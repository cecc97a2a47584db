import { type OneTab } from '../../adapters/one-tab.ts';

export interface LeaderWatch {
  /** The tab that downloads has told something. */
  readonly heard: () => void;
}

/** Milliseconds between two questions, and for the answer. */
const every = 15_000;
const timeoutMs = 10_000;

/**
 * Takes over from a tab that has the turn and does nothing: phones put pages to sleep without ending them.
 *
 * @param ask asks the other tab for a sign of life; returns false if this tab has no work for it
 */
export function watchLeader(turn: OneTab, ask: () => boolean): LeaderWatch {
  let heardAt = Date.now();
  setInterval(() => {
    if (document.hidden || turn.isMine()) return;
    const asked = Date.now();
    if (!ask()) return;
    setTimeout(() => {
      if (heardAt < asked && !document.hidden && !turn.isMine()) turn.steal();
    }, timeoutMs);
  }, every);
  return { heard: () => (heardAt = Date.now()) };
}
