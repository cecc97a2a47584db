import { LocationType } from '#content/constants.ts';
import { openChoices } from './choices-script.ts';
import { openJigsaw } from './jigsaw-script.ts';
import { openMemory } from './memory-script.ts';
import { type OpenGame } from './played-game.ts';
import { openSearch } from './search-script.ts';

/** How the actor of each kind of station is rehearsed. */
export const openers: Readonly<Partial<Record<LocationType, OpenGame>>> = {
  [LocationType.GameMemory]: openMemory,
  [LocationType.GameJigsaw]: openJigsaw,
  [LocationType.GameChoices]: openChoices,
  [LocationType.GameHiddenObject]: openSearch,
};
