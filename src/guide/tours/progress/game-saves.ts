import { isObject } from '#content/schema/containers.ts';
import { readJson, type Storage, storageKeys } from '../../adapters/storage.ts';

/** A started game: the seed of its random numbers, and its own state. */
export interface GameSave {
  readonly seed: number;
  readonly save: unknown;
}

/** Unfinished games, stored on the device. */
export interface GameSaves {
  readonly of: (locationID: number) => GameSave | undefined;
  readonly store: (locationID: number, save: GameSave) => void;
  readonly forget: (locationID: number) => void;
}

/** The longest untouched are forgotten first. */
const most = 20;

export function createGameSaves(storage: Storage): GameSaves {
  // Read each time: the guide may be open in another tab, too.
  const read = (): readonly (readonly [string, GameSave])[] => readSaves(readJson(storage, storageKeys.games));
  const savesExcept = (locationID: number) => read().filter(([ID]) => ID !== `#${locationID}`);
  const writeAll = (saves: readonly (readonly [string, GameSave])[]): void =>
    storage.write(storageKeys.games, JSON.stringify(Object.fromEntries(saves.slice(-most))));
  return {
    of: (locationID) => read().find(([ID]) => ID === `#${locationID}`)?.[1],
    store: (locationID, save) => writeAll([...savesExcept(locationID), [`#${locationID}`, save]]),
    forget: (locationID) => writeAll(savesExcept(locationID)),
  };
}

function readSaves(stored: unknown): readonly (readonly [string, GameSave])[] {
  return Object.entries(isObject(stored) ? stored : {}).flatMap(([ID, save]) =>
    isObject(save) && typeof save['seed'] === 'number'
      ? [[ID, { seed: save['seed'], save: save['save'] }] as const]
      : [],
  );
}
