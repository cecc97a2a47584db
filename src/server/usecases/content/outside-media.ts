import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { type TourDefinition } from '#content/definition.ts';
import { localPath, mediaReferences } from '#content/media-references.ts';
import { mediaFolder } from '#contract/paths.ts';

/** The files outside `files/` that a content folder's definition names. */
export interface OutsideMedia {
  /** Paths below the content folder, as they are on disk. */
  readonly found: readonly string[];
  /** Paths at which the folder has no file, or that lead out of it. */
  readonly missing: readonly string[];
}

export async function outsideMedia(definition: TourDefinition, folder: string): Promise<OutsideMedia> {
  const found: string[] = [];
  const missing: string[] = [];
  for (const path of namedOutside(definition)) ((await isFileWithin(folder, path)) ? found : missing).push(path);
  return { found, missing };
}

/** Returns the paths below a content folder, but outside `files/`, that its definition names. */
export function namedOutside(definition: TourDefinition): readonly string[] {
  const named = new Set(mediaReferences(definition).flatMap(({ url }) => diskPath(url) ?? []));
  return [...named].filter((path) => !path.startsWith(`${mediaFolder}/`));
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

/** Returns whether a path below a content folder stays within it. */
export function staysInside(path: string): boolean {
  return !path.split('/').includes('..') && !/[\\\0]/.test(path);
}

/** Links are skipped: they may lead anywhere on this machine. */
async function isFileWithin(folder: string, path: string): Promise<boolean> {
  if (!staysInside(path)) return false;
  const found = await lstat(join(folder, path)).catch(() => undefined);
  return found?.isFile() === true;
}
