import { useCallback, useEffect, useRef } from 'react';
import { type Answer, useAnswer } from '../../controls/use-answer.ts';
import { useConnection } from '../../session/session-context.tsx';
import { type Backup, type BackupsState } from './backups-state.ts';

export interface KnownBackups {
  readonly backups: readonly Backup[];
  readonly state: BackupsState;
}

export interface BackupsWatch {
  /** Whether this page waits for a job. */
  readonly isBusy: boolean;
  /** Milliseconds between two questions while a job runs. */
  readonly beat: number;
}

/** The list and the state of backups, asked for again and again while a job runs anywhere. */
export function useBackups({ isBusy, beat }: BackupsWatch): {
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
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const reload = useCallback(() => latest.current(), []);
  const isRunning = isBusy || (answer.status === 'ready' && answer.value.state.Running !== undefined);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(reload, beat);
    return () => clearInterval(timer);
  }, [isRunning, beat, reload]);
  return { answer, reload, reloaded };
}
