import { type Location } from '#content/entities/location.ts';
import { type MemoryPicture } from '#content/station-pictures.ts';
import { type Prepared } from '#engine/play/game.ts';

export interface MemoryConfig {
  /** All that cards may be dealt from, in the order of the content; no picture twice, at least as many as pairs. */
  readonly pictures: readonly MemoryPicture[];
  readonly pairs: number;
  /** The picture on the back of every card; empty: the guide's own. */
  readonly backURL: string;
  /** Heard when a card is turned over; empty: none. */
  readonly flipURL: string;
}

export type MemoryReason = 'not-enough-images';

type MemoryStation = Pick<Location, 'GameMemoryPairs' | 'GameMemoryBackgroundURL' | 'GameMemoryFlipFXURL'>;

/** @param pictures what `memoryPictures` gives for the station: its own list, or the stations of a tour */
export function memoryConfig(
  { GameMemoryPairs, GameMemoryBackgroundURL, GameMemoryFlipFXURL }: MemoryStation,
  pictures: readonly MemoryPicture[],
): Prepared<MemoryConfig, MemoryReason> {
  if (pictures.length < GameMemoryPairs) return { kind: 'unplayable', reason: 'not-enough-images' };
  return {
    kind: 'playable',
    config: {
      pictures,
      pairs: GameMemoryPairs,
      backURL: GameMemoryBackgroundURL,
      flipURL: GameMemoryFlipFXURL,
    },
  };
}
