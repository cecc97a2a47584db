import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type TourDefinition } from '#content/definition.ts';
import { localPath, mediaReferences, pathsMeant } from '#content/media-references.ts';
import { mediaFolder } from '#contract/paths.ts';

/** The files outside `files/` that a content folder's definition names. */
export interface OutsideMedia {
  /** Paths below the content folder, as they are on disk. */
  readonly found: readonly string[];
  /** Paths at which the folder has no file, or that lead out of it. */
  readonly missing: readonly string[];
}

export async function outsideMedia(definition: TourDefinition, folder: string): Promise<OutsideMedia> {
  const found = new Set<string>();
  const missing = new Set<string>();
  for (const meant of namedOutside(definition)) {
    const path = await firstOnDisk(folder, meant);
    if (path !== undefined) found.add(path);
    else missing.add(meant.at(-1) ?? '');
  }
  return { found: [...found], missing: [...missing] };
}

/** Returns the paths that each address of a definition may mean below the content folder, but outside `files/`. */
export function namedOutside(definition: TourDefinition): readonly (readonly string[])[] {
  const urls = new Set(mediaReferences(definition).map(({ url }) => url));
  return [...urls]
    .map((url) => pathsMeant(url).map(({ path }) => path))
    .filter((paths) => paths.length > 0 && !paths.some((path) => path.startsWith(`${mediaFolder}/`)));
}

async function firstOnDisk(folder: string, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const own = await pathOnDisk(folder, path);
    // Links are skipped: they may lead anywhere on this machine.
    if (own !== undefined && (await lstat(join(folder, own))).isFile()) return own;
  }
  return undefined;
}

/**
 * Returns how a path below a folder is written on its disk, because systems write accents in two ways; undefined if
 * there is nothing, or if it leads out of the folder.
 *
 * @param path in Unicode's composed form
 */
export async function pathOnDisk(folder: string, path: string): Promise<string | undefined> {
  if (!staysInside(path)) return undefined;
  const isThere = (at: string): Promise<boolean> =>
    lstat(join(folder, at)).then(
      () => true,
      () => false,
    );
  if (await isThere(path)) return path;
  let own = '';
  for (const name of path.split('/')) {
    const names = await readdir(join(folder, own)).catch(() => []);
    const same = names.find((each) => each.normalize('NFC') === name);
    if (same === undefined) return undefined;
    own = own === '' ? same : `${own}/${same}`;
  }
  return own;
}

/** Returns the path of an address below the content folder, decoded as browsers do; undefined for full URLs. */
export function diskPath(url: string): string | undefined {
  const path = localPath(url);
  if (path === undefined) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns whether a path below a content folder stays within it, also where a backslash is a separator. */
export function staysInside(path: string): boolean {
  return !path.split(/[/\\]/).includes('..') && !path.includes('\0');
}
