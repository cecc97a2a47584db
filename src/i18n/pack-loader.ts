import { choosePack } from './choose-pack.ts';

/** A file of texts. They are its only export. */
export type PackModule<Pack> = Readonly<Record<string, Pack>>;

/** The result of `import.meta.glob`: loaders of one part's texts, by paths such as `./de/guide.ts`. */
export type PackModules<Pack> = Readonly<Record<string, () => Promise<PackModule<Pack>>>>;

/** Runs the import of a module, and may fetch that module by other means if it fails. */
export type Import = <Module>(load: () => Promise<Module>) => Promise<Module>;

/** Fetches a part's texts by an accessibility code, and none of another language. */
export type LoadPack<Pack> = (accessibilityCode: string, run?: Import) => Promise<Pack>;

/** Returns the languages that a part has texts in: the names of their folders. */
export function codesOf(modules: PackModules<unknown>): readonly string[] {
  return Object.keys(modules).map((path) => path.split('/')[1] ?? '');
}

export function packLoader<Pack>(modules: PackModules<Pack>): LoadPack<Pack> {
  const codes = codesOf(modules);
  const loaders = Object.values(modules);
  return async (accessibilityCode, run = (load) => load()) => {
    const load = loaders[codes.indexOf(choosePack(accessibilityCode, codes))];
    const [pack] = load === undefined ? [] : Object.values(await run(load));
    if (pack === undefined) throw new Error(`No texts for ${accessibilityCode}`);
    return pack;
  };
}
