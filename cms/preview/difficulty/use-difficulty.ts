import { useEffect, useMemo, useState } from 'react';
import { LocationType } from '#content/constants.ts';
import { createCatalogue } from '#content/catalogue.ts';
import { type Location } from '#content/entities/location.ts';
import { memoryPictures } from '#content/memory-pictures.ts';
import { type TourDefinition } from '#content/definition.ts';
import { type Random } from '#engine/play/random.ts';
import { choicesConfig } from '#games/choices/config.ts';
import { type HiddenObjectConfig, hiddenObjectConfig, hiddenObjectPicture } from '#games/hidden-object/config.ts';
import { memoryConfig } from '#games/memory/config.ts';
import { useNaturalSize } from '#ui/picture/use-natural-size.ts';
import { type Difficulty, difficultyOf, smallSolutions } from './difficulty.ts';
import { playChoices, playMemory, playSearch, type Tries } from './players.ts';

/** The unit of effort: turns of two cards, checked answers, or taps. */
export type TriesKind = 'turns' | 'answers' | 'taps';

export interface MeasuredDifficulty extends Difficulty {
  readonly kind: TriesKind;
  /** The places of solutions that are too small for a finger. */
  readonly small: readonly number[];
}

/** Whether simulated players can play a kind of station. A jigsaw cannot be lost, and has no tries. */
export function hasDifficulty(type: LocationType): boolean {
  return (
    type === LocationType.GameMemory || type === LocationType.GameChoices || type === LocationType.GameHiddenObject
  );
}

/** Lets simulated players play a station. Undefined while they play; null if it cannot be played. */
export function useDifficulty(definition: TourDefinition, ID: number): MeasuredDifficulty | null | undefined {
  const catalogue = useMemo(() => createCatalogue(definition), [definition]);
  const location = catalogue.location(ID);
  const picture =
    location?.Type === LocationType.GameHiddenObject ? hiddenObjectPicture(location)?.ImageURL : undefined;
  const size = useNaturalSize(picture ?? '');
  const [measured, setMeasured] = useState<Measured>();
  useEffect(() => {
    const isWaiting = picture !== undefined && picture !== '' && size === undefined;
    if (location === undefined || isWaiting) return undefined;
    // After the panel is drawn: many players take a moment.
    const timer = setTimeout(() => {
      const play =
        location.Type === LocationType.GameHiddenObject
          ? searchers(hiddenObjectConfig(location, size ?? { width: 0, height: 0 }))
          : players(location, catalogue);
      const difficulty = play === undefined ? null : { ...difficultyOf(play.play), kind: play.kind, small: play.small };
      setMeasured({ location, size, difficulty });
    });
    return () => clearTimeout(timer);
  }, [catalogue, location, picture, size]);
  return measured?.location === location && measured?.size === size ? measured?.difficulty : undefined;
}

interface Measured {
  readonly location: Location;
  readonly size: ReturnType<typeof useNaturalSize>;
  readonly difficulty: MeasuredDifficulty | null;
}

interface Players {
  readonly kind: TriesKind;
  readonly small: readonly number[];
  readonly play: (random: Random, player: number) => Tries;
}

function players(location: Location, catalogue: ReturnType<typeof createCatalogue>): Players | undefined {
  if (location.Type === LocationType.GameMemory) {
    const given = memoryConfig(location, memoryPictures(location, catalogue));
    if (given.kind === 'unplayable') return undefined;
    return { kind: 'turns', small: [], play: (random, player) => playMemory(given.config, player, random) };
  }
  const given = choicesConfig(location);
  if (given.kind === 'unplayable') return undefined;
  return { kind: 'answers', small: [], play: (random) => playChoices(given.config, random) };
}

function searchers(given: ReturnType<typeof hiddenObjectConfig>): Players | undefined {
  if (given.kind === 'unplayable') return undefined;
  const config: HiddenObjectConfig = given.config;
  return { kind: 'taps', small: smallSolutions(config), play: (random) => playSearch(config, random) };
}
