import { createReplay, type Later, type Replay } from '#engine/map/gpx/replay.ts';
import { type Spot } from '#engine/map/position.ts';
import { type RecordedTrack } from '#engine/map/gpx/recorded-track.ts';

export interface ReplayState {
  readonly isPlaying: boolean;
  /** From 0 to 1. */
  readonly progress: number;
}

export const noReplay: ReplayState = { isPlaying: false, progress: 0 };

export interface TrackReplay {
  /** @returns whether this is the track's beginning, so that the walk begins as well */
  readonly isAtStart: () => boolean;
  readonly play: (track: RecordedTrack, rate: number) => void;
  readonly pause: () => void;
  /** Times as fast as the track was recorded. */
  readonly setRate: (rate: number) => void;
  /** The next `play` starts from the beginning. */
  readonly rewind: () => void;
}

export interface TrackReplayOptions {
  readonly later: Later;
  /** @param milliseconds since the last move, as recorded */
  readonly onMove: (spot: Spot, milliseconds: number) => void;
  readonly onChange: (state: ReplayState) => void;
}

/** Replays one recorded track at a time. */
export function createTrackReplay({ later, onMove, onChange }: TrackReplayOptions): TrackReplay {
  let replay: Replay | undefined;

  return {
    isAtStart: () => replay === undefined || replay.progress() === 1,
    play: (track, rate) => {
      replay ??= replayOf(track);
      replay.setSpeed(rate);
      replay.play();
    },
    pause: () => replay?.pause(),
    setRate: (rate) => replay?.setSpeed(rate),
    rewind: () => {
      replay?.pause();
      replay = undefined;
      onChange(noReplay);
    },
  };

  function replayOf({ fixes }: RecordedTrack): Replay {
    let last = fixes[0]?.at ?? 0;
    const created: Replay = createReplay({
      fixes,
      later,
      // The walker's device adds its own errors.
      random: () => 0,
      tell: (fix) => {
        onMove(fix, Math.max(fix.at - last, 0));
        last = fix.at;
      },
      onChange: () => onChange({ isPlaying: created.isPlaying(), progress: created.progress() }),
    });
    return created;
  }
}
