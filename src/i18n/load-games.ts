import { packLoader } from './pack-loader.ts';
import type { GamesPack } from './pack.ts';

/** The texts of the games, as the module that holds them, for callers that may have to fetch it under another address. */
export const loadGamesModule = packLoader(import.meta.glob<{ readonly games: GamesPack }>('./*/games.ts'));

/** The texts of the games. */
export async function loadGamesPack(accessibilityCode: string): Promise<GamesPack> {
  return (await loadGamesModule(accessibilityCode)).games;
}
