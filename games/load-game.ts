import type { ComponentType } from 'react';
import { LocationType } from '#content/constants.ts';
import { type LatePart, latePart } from '#ui/late-part.ts';
import type { GameProps } from './host/game-props.ts';

/** The code of each game, fetched when its first station opens. */
const games: Readonly<Partial<Record<LocationType, LatePart<ComponentType<GameProps>>>>> = {
  [LocationType.GameMemory]: latePart(
    () => import('./memory/memory-game.tsx'),
    ({ MemoryGame }) => MemoryGame,
  ),
  [LocationType.GameJigsaw]: latePart(
    () => import('./jigsaw/jigsaw-game.tsx'),
    ({ JigsawGame }) => JigsawGame,
  ),
  [LocationType.GameChoices]: latePart(
    () => import('./choices/choices-game.tsx'),
    ({ ChoicesGame }) => ChoicesGame,
  ),
  [LocationType.GameHiddenObject]: latePart(
    () => import('./hidden-object/hidden-object-game.tsx'),
    ({ HiddenObjectGame }) => HiddenObjectGame,
  ),
};

/** @returns undefined for a station that is not a game */
export function gamePart(type: LocationType): LatePart<ComponentType<GameProps>> | undefined {
  return games[type];
}
