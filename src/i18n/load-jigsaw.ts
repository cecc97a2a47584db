import { packLoader } from './pack-loader.ts';
import type { JigsawPack } from './pack.ts';

/** The names of a jigsaw's pieces and places, as the module that holds them, for callers that may have to fetch it under another address. */
export const loadJigsawModule = packLoader(import.meta.glob<{ readonly jigsaw: JigsawPack }>('./*/jigsaw.ts'));

/** The names of a jigsaw's pieces and places. */
export async function loadJigsawPack(accessibilityCode: string): Promise<JigsawPack> {
  return (await loadJigsawModule(accessibilityCode)).jigsaw;
}
