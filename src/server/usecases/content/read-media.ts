import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type TourDefinition } from '#content/definition.ts';
import { withMovedMedia } from '#content/move-media.ts';
import { mediaFolder } from '#contract/paths.ts';
import { typeOf } from '../../files/file-kinds.ts';
import { type BlobStore } from '../../files/store-blob.ts';
import { type Tables } from '../../store/tables.ts';
import { seedFiles } from '../files/seed-files.ts';
import { outsideMedia } from './outside-media.ts';

export interface FolderMedia {
  readonly definition: TourDefinition;
  /** The rows of all its files. */
  readonly files: readonly Tables['files'][];
}

/**
 * Stores the media of a content folder: all of `files/`, and what the definition names elsewhere in the folder. The
 * server has one folder for media, so the latter move into it, and the definition names their new places.
 */
export async function readMedia(
  blobs: BlobStore,
  { definition, folder, now }: { readonly definition: TourDefinition; readonly folder: string; readonly now: number },
): Promise<FolderMedia> {
  const files = [...(await seedFiles(blobs, join(folder, mediaFolder), now))];
  const { found } = await outsideMedia(definition, folder);
  const taken = new Set(files.map(({ path }) => topOf(path)));
  let moved = definition;
  for (const top of new Set(found.map(topOf))) {
    const to = freeName(top, taken);
    taken.add(to);
    moved = withMovedMedia(moved, { from: top.normalize('NFC'), to: `${mediaFolder}/${to}` });
    for (const path of found.filter((each) => topOf(each) === top)) {
      const own = (to + path.slice(top.length)).normalize('NFC');
      const { hash, bytes } = await blobs.add(createReadStream(join(folder, path)));
      files.push({ path: own, hash, bytes, type: typeOf(own), modifiedAt: now });
    }
  }
  return { definition: moved, files };
}

function topOf(path: string): string {
  return path.split('/')[0] ?? path;
}

/** Returns the name itself, or one with a number if the media folder has it already. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${stem}-${number}${ending}`;
  return free;
}
