import { type Pack } from './pack.ts';

const loaders: Readonly<Record<string, () => Promise<Pack>>> = {
  de: async () => (await import('./de.ts')).de,
  'en-US': async () => (await import('./en.ts')).en,
};

/**
 * Returns the name of the pack for a language's accessibility code (section 4): empty means de, en means en-US, and a
 * regional code (`de-AT`) its base. Visitors in other languages get English.
 */
export function packFor(accessibilityCode: string): string {
  const code = accessibilityCode.trim().replace('_', '-');
  if (code === '') return 'de';
  if (Object.hasOwn(loaders, code)) return code;
  return code.toLowerCase().split('-')[0] === 'de' ? 'de' : 'en-US';
}

/** Loads the interface texts for a language's accessibility code; packs are fetched only on demand. */
export async function loadPack(accessibilityCode: string): Promise<Pack> {
  const load = loaders[packFor(accessibilityCode)];
  if (load === undefined) throw new Error(`No interface texts for ${accessibilityCode}`);
  return load();
}
