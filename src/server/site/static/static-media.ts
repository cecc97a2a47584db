import { cp, lstat, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type TourDefinition } from '#content/definition.ts';
import { mediaFolder } from '#contract/paths.ts';
import { Refusal } from '../../errors.ts';
import { type FileNote } from '../../files/inspected-file.ts';
import { inspectFile } from '../../files/inspect-file.ts';
import { type PictureWorkers } from '../../files/picture-process/picture-workers.ts';
import { nameMedia, twinNotes } from '../../usecases/content/name-media.ts';
import { outsideMedia } from '../../usecases/content/outside-media.ts';
import { pathsIn } from '../../usecases/files/paths-in.ts';
import { isBlocked } from './path-errors.ts';

export interface StaticMedia {
  /** Names the files as they are called in the folder. */
  readonly definition: TourDefinition;
  /** Files outside `files/`, by their path in the content folder, with their path in the static guide. */
  readonly outside: ReadonlyMap<string, string>;
  /** All of these and those in `files/`, in the static guide. */
  readonly paths: readonly string[];
  /** Files that cannot be copied. */
  readonly leftOut: readonly string[];
  readonly notes: readonly FileNote[];
}

/** Copies `files/` into a static guide, under names that every host can serve. */
export async function copyMedia(definition: TourDefinition, contentFolder: string, out: string): Promise<StaticMedia> {
  const leftOut: string[] = [];
  const media = join(contentFolder, mediaFolder);
  if ((await stat(media).catch(() => undefined))?.isDirectory() === true) {
    const isThere = async (path: string): Promise<boolean> => {
      const isFound = await exists(path);
      if (!isFound) leftOut.push(relative(contentFolder, path).split(sep).join('/'));
      return isFound;
    };
    // Links would break on another host, so their targets are copied.
    await cp(media, join(out, mediaFolder), { recursive: true, dereference: true, filter: isThere });
  }
  const inside = (await pathsIn(join(out, mediaFolder))).map((path) => `${mediaFolder}/${path}`);
  const { found, missing } = await outsideMedia(definition, contentFolder);
  const { places, notes, follow } = nameMedia([...inside, ...found]);
  const own = (path: string): string => places.get(path) ?? path;
  // First aside, because a name may be free only once the file that has it has moved.
  const moved = inside.filter((path) => own(path) !== path);
  for (const [index, path] of moved.entries())
    await rename(join(out, path), join(out, mediaFolder, `.moving-${index}`));
  for (const [index, path] of moved.entries()) {
    await mkdir(dirname(join(out, own(path))), { recursive: true });
    await rename(join(out, mediaFolder, `.moving-${index}`), join(out, own(path)));
  }
  return {
    definition: follow(definition),
    outside: new Map(found.map((path) => [path, own(path)])),
    paths: [...inside, ...found].map(own),
    leftOut: [...missing, ...leftOut],
    notes: [...notes, ...twinNotes(inside.map(own))],
  };
}

/** Copies the other media; the guide's own pages and scripts stay. @returns what cannot be copied */
export async function copyOutside(
  { outside }: Pick<StaticMedia, 'outside'>,
  contentFolder: string,
  out: string,
): Promise<readonly string[]> {
  const leftOut: string[] = [];
  for (const [from, to] of outside) {
    const target = join(out, to);
    if (await lstat(target).then(() => true, isBlocked)) leftOut.push(to);
    else await cp(join(contentFolder, from), target);
  }
  return leftOut;
}

/** Inspects the files of a static guide as uploads: cleans drawings, and reports files that an upload would refuse. */
export async function inspectMedia(
  paths: readonly string[],
  out: string,
  pictures: PictureWorkers,
): Promise<readonly FileNote[]> {
  const inspected = await Promise.all(paths.map((name) => inspect(name, join(out, name))));
  return inspected.flat();

  async function inspect(name: string, path: string): Promise<readonly FileNote[]> {
    try {
      const { size: bytes } = await stat(path);
      const { replacement, notes } = await inspectFile({ path, bytes, name }, pictures);
      if (replacement !== undefined) await writeFile(path, replacement);
      return notes;
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason === undefined) throw error;
      return [{ reason: error.reason, facts: error.facts ?? {} }];
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
