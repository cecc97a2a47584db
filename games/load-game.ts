import { type ComponentType } from 'react';
import { LocationType } from '#content/constants.ts';
import { type GameProps } from './host/game-props.ts';

/** The code of each game, loaded when its first station opens. */
const games: Readonly<Partial<Record<LocationType, () => Promise<ComponentType<GameProps>>>>> = {
  [LocationType.GameMemory]: async () => (await import('./memory/memory-game.tsx')).MemoryGame,
  [LocationType.GameJigsaw]: async () => (await import('./jigsaw/jigsaw-game.tsx')).JigsawGame,
  [LocationType.GameChoices]: async () => (await import('./choices/choices-game.tsx')).ChoicesGame,
  [LocationType.GameHiddenObject]: async () =>
    (await import('./hidden-object/hidden-object-game.tsx')).HiddenObjectGame,
};

/** @returns undefined for a station that is not a game */
export function gameLoader(type: LocationType): (() => Promise<ComponentType<GameProps>>) | undefined {
  return games[type];
}
