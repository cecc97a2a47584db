import { type Import, loadFile } from './load-files.ts';
import type { PackOf, Part, Words } from './pack.ts';

/** The parts that load after the guide's first screen. */
export type LatePart = Exclude<Part, 'guide' | 'cms' | 'cms-door' | 'cms-work' | 'staff' | 'refusals'>;

/** Texts by the paths of their files, such as `./map.json`. */
type More = Readonly<Record<string, Readonly<Record<string, Words>>>>;

const files = import.meta.glob<{ readonly more: More }>('./*/more.ts');

/** Loads all texts that a language has after the guide's first screen. */
export async function loadMore(accessibilityCode: string, run?: Import): Promise<More> {
  return (await loadFile(files, accessibilityCode, run)).more;
}

/** Loads the texts of parts of the guide for a language's accessibility code. */
export async function loadTexts<Name extends LatePart>(
  accessibilityCode: string,
  parts: readonly Name[],
  run?: Import,
): Promise<PackOf<Name>> {
  const more = await loadMore(accessibilityCode, run);
  const packs = parts.map(async (part) => {
    const path = `./${part}.json`;
    // Some of the staff's exist in English and German only.
    return more[path] ?? (await loadMore('en', run))[path];
  });
  return Object.assign({}, ...(await Promise.all(packs))) as PackOf<Name>;
}
