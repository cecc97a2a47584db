import type { Location } from '#content/entities/location.ts';
import type { MemoryPicture } from '#content/memory-pictures.ts';
import type { Prepared } from '#engine/play/game.ts';

export interface MemoryConfig {
  /** The pictures to deal from, in the order of the content: each once, and at least as many as pairs. */
  readonly pictures: readonly MemoryPicture[];
  readonly pairs: number;
  /** The URL of the picture on the back of every card; if empty, the guide's own pattern is used. */
  readonly backURL: string;
  /** The sound of a card that is turned over; empty if there is none. */
  readonly flipURL: string;
}

export type MemoryReason = 'not-enough-images';

type MemoryStation = Pick<Location, 'GameMemoryPairs' | 'GameMemoryBackgroundURL' | 'GameMemoryFlipFXURL'>;

/** @param pictures the result of `memoryPictures` for the station */
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
