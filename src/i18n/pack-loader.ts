import { choosePack } from './choose-pack.ts';

/** What `import.meta.glob` finds: how to fetch one part's texts, by paths such as `./de/guide.ts`. */
export type PackModules<Pack> = Readonly<Record<string, () => Promise<Pack>>>;

/** Returns the languages that a part has texts in: the names of their folders. */
export function codesOf(modules: PackModules<unknown>): readonly string[] {
  return Object.keys(modules).map((path) => path.split('/')[1] ?? '');
}

/** Returns a function that fetches a part's texts by an accessibility code, and none of another language. */
export function packLoader<Pack>(modules: PackModules<Pack>): (accessibilityCode: string) => Promise<Pack> {
  const codes = codesOf(modules);
  const loaders = Object.values(modules);
  return async (accessibilityCode) => {
    const load = loaders[codes.indexOf(choosePack(accessibilityCode, codes))];
    if (load === undefined) throw new Error(`No texts for ${accessibilityCode}`);
    return load();
  };
}
