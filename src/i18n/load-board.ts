import { packLoader, type PackModule } from './pack-loader.ts';
import type { BoardPack } from './pack.ts';

/** The texts of the game board. */
export const loadBoardPack = packLoader(import.meta.glob<PackModule<BoardPack>>('./*/board.ts'));
