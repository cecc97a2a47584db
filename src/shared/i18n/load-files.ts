import { choosePack } from './choose-pack.ts';

/** Loaders of one file in each language, by paths such as `./de/guide.json`; in a build, where `leanTexts` shortens them, by codes. */
export type LanguageFiles<Module> = Readonly<Record<string, () => Promise<Module>>>;

/** Runs the import of a module, and may fetch that module by other means if it fails. */
export type Import = <Module>(load: () => Promise<Module>) => Promise<Module>;

/** Returns the languages that a file exists in: the names of their folders. */
export function codesOf(files: LanguageFiles<unknown>): readonly string[] {
  return Object.keys(files).map((path) => path.replaceAll(/^\.\/|\/.*/g, ''));
}

/** Loads a file by an accessibility code, and none of another language. */
export async function loadFile<Module>(
  files: LanguageFiles<Module>,
  accessibilityCode: string,
  run: Import = (load) => load(),
): Promise<Module> {
  const codes = codesOf(files);
  const load = Object.values(files)[codes.indexOf(choosePack(accessibilityCode, codes))];
  if (load === undefined) throw new Error(`No texts for ${accessibilityCode}`);
  return await run(load);
}
