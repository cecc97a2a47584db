import { type Pack } from './pack.ts';

const loaders: Readonly<Record<string, () => Promise<Pack>>> = {
  de: async () => (await import('./de.ts')).de,
  'en-US': async () => (await import('./en.ts')).en,
};

/**
 * Which interface texts go with a language's accessibility code (section 4): an empty one means de, en means en-US, a
 * regional one (`de-AT`) its base. Visitors in other languages get English.
 */
export function packFor(accessibilityCode: string): string {
  const code = accessibilityCode.trim().replace('_', '-');
  if (code === '') return 'de';
  if (Object.hasOwn(loaders, code)) return code;
  return code.toLowerCase().split('-')[0] === 'de' ? 'de' : 'en-US';
}

/** Loads the interface texts for a language's accessibility code; the packs are fetched only when they are needed. */
export async function loadPack(accessibilityCode: string): Promise<Pack> {
  const load = loaders[packFor(accessibilityCode)];
  if (load === undefined) throw new Error(`No interface texts for ${accessibilityCode}`);
  return load();
}
