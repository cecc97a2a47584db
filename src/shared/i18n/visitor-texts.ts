import { type LatePart, loadMore } from './load-texts.ts';
import type { PackOf, Words } from './pack.ts';
import { loadPack } from './packs.ts';

/** All texts that visitors may see, by key. */
export type VisitorTexts = Readonly<Record<string, Words>>;

type Staffs = 'gps-debug' | 'phone' | 'variant';
const staffs = /^\.\/(?:gps-debug|phone|variant)\.json$/;

/** Loads every visitors' text in one language, for staff; as {@link loadPack} chooses the language. */
export async function loadVisitorTexts(
  accessibilityCode: string,
): Promise<PackOf<'guide' | Exclude<LatePart, Staffs>>> {
  const [guide, more] = await Promise.all([loadPack(accessibilityCode), loadMore(accessibilityCode)]);
  const visitors = Object.entries(more).flatMap(([path, texts]) => (staffs.test(path) ? [] : [texts]));
  return Object.assign({}, guide, ...visitors) as PackOf<'guide' | Exclude<LatePart, Staffs>>;
}
