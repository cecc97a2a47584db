import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type TourDefinition } from '#content/definition.ts';
import { mediaFolder } from '#contract/paths.ts';
import { typeOf } from '../../files/file-kinds.ts';
import { type BlobStore } from '../../files/store-blob.ts';
import { type Tables } from '../../store/tables.ts';
import { cleanDrawings } from '../files/clean-drawings.ts';
import { seedFiles } from '../files/seed-files.ts';
import { outsideMedia } from './outside-media.ts';
import { placeMedia } from './place-media.ts';

export interface FolderMedia {
  readonly definition: TourDefinition;
  /** The rows of all its files. */
  readonly files: readonly Tables['files'][];
}

/**
 * Stores the media of a content folder: all of `files/`, and what the definition names elsewhere in the folder. The
 * server has one folder for media, so the latter move into it, and the definition names their new places. Drawings are
 * cleaned.
 */
export async function readMedia(
  blobs: BlobStore,
  { definition, folder, now }: { readonly definition: TourDefinition; readonly folder: string; readonly now: number },
): Promise<FolderMedia> {
  const files = [...(await seedFiles(blobs, join(folder, mediaFolder), now))];
  const { found } = await outsideMedia(definition, folder);
  const placed = placeMedia(
    definition,
    found,
    files.map(({ path }) => path),
  );
  for (const [path, own] of placed.places) {
    const { hash, bytes } = await blobs.add(createReadStream(join(folder, path)));
    files.push({ path: own, hash, bytes, type: typeOf(own), modifiedAt: now });
  }
  return { definition: placed.definition, files: await cleanDrawings(blobs, files) };
}
