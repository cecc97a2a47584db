import { useCallback, useEffect, useRef } from 'react';
import { type Answer, useAnswer } from '../../controls/use-answer.ts';
import { useConnection } from '../../session/session-context.tsx';
import { type Backup, type BackupsState } from './backups-state.ts';

export interface KnownBackups {
  readonly backups: readonly Backup[];
  readonly state: BackupsState;
}

/** Milliseconds between two questions while a job runs, or the server is out of reach. */
export const beat = 1000;

/**
 * The list and the state of backups, asked for again and again while a job runs anywhere.
 *
 * @param isBusy whether this page waits for a job
 */
export function useBackups(isBusy: boolean): {
  readonly answer: Answer<KnownBackups>;
  readonly reload: () => void;
  /** Reloads, and waits for that. */
  readonly reloaded: () => Promise<void>;
} {
  const { client } = useConnection();
  const ask = useCallback(
    async (signal: AbortSignal): Promise<KnownBackups> => {
      // First: a backup that is done meanwhile is in the list, then.
      const state = await client('backupState', { signal });
      return { backups: await client('listBackups', { signal }), state };
    },
    [client],
  );
  const [answer, load, reloaded] = useAnswer(ask);
  const isRunning = isBusy || (answer.status === 'ready' && answer.value.state.Running !== undefined);
  return { answer, reload: useRepeated(isRunning, load), reloaded };
}

/** Repeats a question while a job runs. @returns the question, stable */
export function useRepeated(isRunning: boolean, ask: () => void): () => void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const stable = useCallback(() => latest.current(), []);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(stable, beat);
    return () => clearInterval(timer);
  }, [isRunning, stable]);
  return stable;
}
