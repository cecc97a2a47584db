import { packLoader, type PackModule } from './pack-loader.ts';
import type { GamesPack } from './pack.ts';

/** The texts of the games. */
export const loadGamesPack = packLoader(import.meta.glob<PackModule<GamesPack>>('./*/games.ts'));
