import { packLoader } from './pack-loader.ts';
import type { GamesPack } from './pack.ts';

/** The texts of the games. */
export const loadGamesPack = packLoader(import.meta.glob<GamesPack>('./*/games.ts', { import: 'games' }));
