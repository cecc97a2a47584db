import { packLoader } from './pack-loader.ts';
import type { WalkPack } from './pack.ts';

/** The texts of “where am I”. */
export const loadWalkPack = packLoader(import.meta.glob<WalkPack>('./*/walk.ts', { import: 'walk' }));
