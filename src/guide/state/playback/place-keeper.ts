import { type Places } from './places.ts';

/** Seconds before its end from which a recording starts over instead of resuming. */
const nearlyOver = 3;

/** Seconds of playing after which the place is written again, so that a phone that dies loses little. */
const writeEvery = 5;

interface Progress {
  /** Seconds. */
  readonly position: number;
  /** Seconds; undefined until it is known. */
  readonly duration: number | undefined;
}

/** Remembers where the visitor is in one recording. */
export interface PlaceKeeper {
  /** Seconds. */
  readonly startAt: number;
  /** Call this whenever the recording moves or stops: it writes only now and then while the recording plays. */
  readonly follow: (progress: Progress, isPlaying: boolean) => void;
  /** Writes the place at once. */
  readonly write: (progress: Progress) => void;
}

export function createPlaceKeeper(places: Places, recording: string): PlaceKeeper {
  const startAt = places.of(recording);
  let written = startAt;
  const write = (progress: Progress): void => {
    const place = placeToResume(progress);
    if (place === written) return;
    written = place;
    places.keep(recording, place);
  };
  return {
    startAt,
    follow: (progress, isPlaying) => {
      if (!isPlaying || Math.abs(progress.position - written) >= writeEvery) write(progress);
    },
    write,
  };
}

function placeToResume({ position, duration }: Progress): number {
  return duration !== undefined && position >= duration - nearlyOver ? 0 : position;
}
