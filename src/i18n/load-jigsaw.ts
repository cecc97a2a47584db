import { packLoader, type PackModule } from './pack-loader.ts';
import type { JigsawPack } from './pack.ts';

/** The names of a jigsaw's pieces and places. */
export const loadJigsawPack = packLoader(import.meta.glob<PackModule<JigsawPack>>('./*/jigsaw.ts'));
