import { type StoredPositions } from './stored-positions.ts';

/** Seconds before its end from which a recording starts over instead of resuming. */
const nearlyOver = 3;

/** Seconds of playing after which the position is saved again, so that a phone that dies loses little. */
const saveEvery = 5;

interface Progress {
  /** Seconds. */
  readonly position: number;
  /** Seconds; undefined until it is known. */
  readonly duration: number | undefined;
}

/** Remembers where the visitor is in one recording. */
export interface PositionKeeper {
  /** Seconds. */
  readonly startAt: number;
  /** Call this whenever the recording moves or stops: it saves only now and then while the recording plays. */
  readonly follow: (progress: Progress, isPlaying: boolean) => void;
  /** Saves the position at once. */
  readonly save: (progress: Progress) => void;
}

export function createPositionKeeper(positions: StoredPositions, recording: string): PositionKeeper {
  const startAt = positions.of(recording);
  let saved = startAt;
  const save = (progress: Progress): void => {
    const resumed = positionToResume(progress);
    if (resumed === saved) return;
    saved = resumed;
    positions.store(recording, resumed);
  };
  return {
    startAt,
    follow: (progress, isPlaying) => {
      if (!isPlaying || Math.abs(progress.position - saved) >= saveEvery) save(progress);
    },
    save,
  };
}

function positionToResume({ position, duration }: Progress): number {
  return duration !== undefined && position >= duration - nearlyOver ? 0 : position;
}
