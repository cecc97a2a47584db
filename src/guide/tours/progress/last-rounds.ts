import { LocationType } from '#content/constants.ts';
import type { Location } from '#content/entities/location.ts';
import { isObject } from '#content/schema/containers.ts';
import { readJson, type Storage, type StorageKey } from '../../adapters/storage.ts';

/** The turns or misses of a round, by the station and the size of its game. */
export type LastRounds = readonly (readonly [game: string, effort: number])[];

/** How well the visitor's last round of each game went, kept on the device. */
export interface LastRoundsBook {
  /** @returns the last round of the same game; undefined if this is the first */
  readonly note: (game: SizedGame, effort: number) => number | undefined;
  readonly of: (locationIDs: readonly number[]) => LastRounds;
  readonly forget: (locationIDs: readonly number[]) => void;
  /** Brings back what was forgotten, unless a game has been played again since. */
  readonly bringBack: (rounds: LastRounds) => void;
}

type SizedGame = Pick<Location, 'ID' | 'Type' | 'GameMemoryPairs' | 'GameJigsawDimensionX' | 'GameJigsawDimensionY'>;

const key: StorageKey = 'lastRounds';

/** The longest unplayed are forgotten first. */
const most = 200;

export function createLastRounds(storage: Storage): LastRoundsBook {
  // Read each time: the guide may be open in another tab, too.
  const read = (): LastRounds =>
    Object.entries(asObject(readJson(storage, key))).filter((entry): entry is [string, number] =>
      Number.isSafeInteger(entry[1]),
    );
  const write = (rounds: LastRounds): void =>
    storage.write(key, JSON.stringify(Object.fromEntries(rounds.slice(-most))));
  const areOf =
    (locationIDs: readonly number[]) =>
    ([game]: LastRounds[number]): boolean =>
      locationIDs.some((ID) => game.startsWith(`#${ID} `));
  return {
    note: (location, effort) => {
      const game = nameOf(location);
      const last = read().find(([name]) => name === game);
      write([...read().filter(([name]) => name !== game), [game, effort]]);
      return last?.[1];
    },
    of: (locationIDs) => read().filter(areOf(locationIDs)),
    forget: (locationIDs) => {
      const isGone = areOf(locationIDs);
      write(read().filter((round) => !isGone(round)));
    },
    bringBack: (rounds) => {
      const since = read();
      const names = new Set(since.map(([name]) => name));
      write([...rounds.filter(([name]) => !names.has(name)), ...since]);
    },
  };
}

/** Rounds of other sizes, as at another level, do not compare. */
function nameOf({ ID, Type, ...game }: SizedGame): string {
  if (Type === LocationType.GameMemory) return `#${ID} ${Type} ${game.GameMemoryPairs}`;
  if (Type !== LocationType.GameJigsaw) return `#${ID} ${Type}`;
  return `#${ID} ${Type} ${game.GameJigsawDimensionX}x${game.GameJigsawDimensionY}`;
}

function asObject(stored: unknown): object {
  return isObject(stored) ? stored : {};
}
