import { choosePack } from './choose-pack.ts';
import { codesOf, loadFile } from './load-files.ts';
import type { PackOf } from './pack.ts';

const files = import.meta.glob<{ readonly default: PackOf<'guide'> }>('./*/guide.json');

/** The languages that visitors have interface texts in. */
export const packCodes = codesOf(files);

/** Returns the language of the interface texts for a language's accessibility code, as {@link choosePack} does. */
export function packFor(accessibilityCode: string): string {
  return choosePack(accessibilityCode, packCodes);
}

/** Loads the interface texts for a language's accessibility code; packs are fetched only on demand. */
export async function loadPack(accessibilityCode: string): Promise<PackOf<'guide'>> {
  return (await loadFile(files, accessibilityCode)).default;
}
