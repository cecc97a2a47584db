import { type Journal, type Selection } from '#offline/journal.ts';
import { isWhole, missingBytes, type Plan, type Present } from '#offline/plan.ts';
import { type Run } from '#offline/run.ts';
import { type TourOffline } from './downloads.ts';

export interface TourFacts {
  /** By the newest list that is known; undefined while none is. */
  readonly plan: Plan | undefined;
  /**
   * By the list that is stored for the next start; undefined: there is none, and nothing is found without a network.
   */
  readonly stored: Plan | undefined;
  readonly present: Present;
  readonly journal: Journal;
  readonly run: Run;
  /** Whether all of the guide's own files are there, such as its games; undefined until the worker has said so. */
  readonly isGuideWhole: boolean | undefined;
}

/**
 * Derives the state of a tour in a language on the device. Only stored pieces make it ready, whatever the journal says.
 */
export function tourOffline(key: string, facts: TourFacts): TourOffline {
  const { plan, stored, present, journal, run, isGuideWhole } = facts;
  const selection = journal.get(key);
  if (stored !== undefined && isWhole(stored, present)) {
    const { bytes } = stored;
    // A tour that was whole at the last start still is, unless the worker says otherwise.
    if (selection === undefined || (isGuideWhole ?? selection.wasWhole)) return { kind: 'ready', bytes };
    return { kind: isGuideWhole === false ? 'waiting' : 'running', bytes, done: bytes };
  }
  if (plan === undefined) return { kind: 'unknown' };
  const { bytes } = plan;
  const missing = missingBytes(plan, present);
  if (selection === undefined) return { kind: 'none', bytes, missing };
  const done = bytes - missing;
  if (selection.isPaused) return { kind: 'paused', bytes, done };
  const ended = run.ended.get(key);
  if (ended?.kind === 'noSpace') return { kind: 'noSpace', bytes, short: ended.short };
  if (ended !== undefined) {
    return ended.files.length === 0 ? { kind: 'unknown' } : { kind: 'incomplete', bytes, files: ended.files };
  }
  const evicted = { kind: 'evicted', bytes, missing } as const;
  if (run.key !== key) return waitingTurn(selection, run) ?? evicted;
  const shown = run.bytes === bytes ? Math.max(done, run.done) : done;
  switch (run.phase) {
    case 'idle':
    case 'asking':
      return selection.wasWhole ? evicted : { kind: 'running', bytes, done: shown };
    case 'waiting':
      return selection.wasWhole ? evicted : { kind: 'waiting', bytes, done: shown };
    case 'running':
    case 'repairing':
      return { kind: run.phase, bytes, done: shown };
  }

  function waitingTurn({ wasWhole }: Selection, { phase }: Run): TourOffline | undefined {
    if (wasWhole) return undefined;
    return { kind: phase === 'waiting' ? 'waiting' : 'queued', bytes, done };
  }
}
