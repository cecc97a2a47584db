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
  readonly keep: (locationID: number, save: GameSave) => void;
  readonly forget: (locationID: number) => void;
}

/** The longest untouched are forgotten first. */
const most = 20;

export function createGameSaves(storage: Storage): GameSaves {
  // Read each time: the guide may be open in another tab, too.
  const stored = (): readonly (readonly [string, GameSave])[] => readSaves(readJson(storage, storageKeys.games));
  const others = (locationID: number) => stored().filter(([ID]) => ID !== `#${locationID}`);
  const write = (saves: readonly (readonly [string, GameSave])[]): void =>
    storage.write(storageKeys.games, JSON.stringify(Object.fromEntries(saves.slice(-most))));
  return {
    of: (locationID) => stored().find(([ID]) => ID === `#${locationID}`)?.[1],
    keep: (locationID, save) => write([...others(locationID), [`#${locationID}`, save]]),
    forget: (locationID) => write(others(locationID)),
  };
}

function readSaves(stored: unknown): readonly (readonly [string, GameSave])[] {
  return Object.entries(isObject(stored) ? stored : {}).flatMap(([ID, save]) =>
    isObject(save) && typeof save['seed'] === 'number'
      ? [[ID, { seed: save['seed'], save: save['save'] }] as const]
      : [],
  );
}
