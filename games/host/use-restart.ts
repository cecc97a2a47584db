import { useEffect, useState } from 'react';
import type { GameEvent } from '#engine/play/game.ts';

/** Milliseconds for which a restart can be undone: one tap must not lose minutes of play. */
const undoTimeoutMs = 20_000;

export interface Restart {
  readonly onRestart: () => void;
  /** Undefined if there is nothing to take back. */
  readonly onUndoRestart: (() => void) | undefined;
}

interface Restartable<State> {
  readonly getSnapshot: () => State;
  readonly send: (event: GameEvent) => void;
}

interface RestartOptions<State> {
  /** Returns the save of a state; undefined while there is nothing to store. */
  readonly save: (state: State) => unknown;
  /** Whether nothing has been played in this attempt. */
  readonly isUntouched: boolean;
}

/** Restarts a game, and takes that back for a while. */
export function useRestart<State>(actor: Restartable<State>, { save, isUntouched }: RestartOptions<State>): Restart {
  const [before, setBefore] = useState<unknown>();
  useEffect(() => {
    if (before === undefined) return undefined;
    const timer = setTimeout(() => setBefore(undefined), undoTimeoutMs);
    return () => clearTimeout(timer);
  }, [before]);
  return {
    onRestart: () => {
      setBefore(isUntouched ? undefined : save(actor.getSnapshot()));
      actor.send({ type: 'RESTART' });
    },
    onUndoRestart:
      // Moves made since must not be lost either.
      before === undefined || !isUntouched
        ? undefined
        : () => {
            setBefore(undefined);
            actor.send({ type: 'UNDO_RESTART', saved: before });
          },
  };
}
