import { packLoader } from './pack-loader.ts';
import type { JigsawPack } from './pack.ts';

/** The names of a jigsaw's pieces and places. */
export const loadJigsawPack = packLoader(import.meta.glob<JigsawPack>('./*/jigsaw.ts', { import: 'jigsaw' }));
