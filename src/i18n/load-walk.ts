import { packLoader, type PackModule } from './pack-loader.ts';
import type { WalkPack } from './pack.ts';

/** The texts of “where am I”. */
export const loadWalkPack = packLoader(import.meta.glob<PackModule<WalkPack>>('./*/walk.ts'));
