import { packLoader, type PackModule } from './pack-loader.ts';
import type { RoundsPack } from './pack.ts';

/** The texts for the beginning and the end of a round. */
export const loadRoundsPack = packLoader(import.meta.glob<PackModule<RoundsPack>>('./*/rounds.ts'));
