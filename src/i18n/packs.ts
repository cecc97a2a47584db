import { choosePack } from './choose-pack.ts';
import { codesOf, packLoader, type PackModule } from './pack-loader.ts';
import type { GuidePack } from './pack.ts';

const modules = import.meta.glob<PackModule<GuidePack>>('./*/guide.ts');

/** The languages that visitors have interface texts in. */
export const packCodes = codesOf(modules);

/** Returns the language of the interface texts for a language's accessibility code, as {@link choosePack} does. */
export function packFor(accessibilityCode: string): string {
  return choosePack(accessibilityCode, packCodes);
}

/** Loads the interface texts for a language's accessibility code; packs are fetched only on demand. */
export const loadPack = packLoader(modules);
