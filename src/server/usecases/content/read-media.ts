import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type TourDefinition } from '#content/definition.ts';
import { mediaFolder } from '#contract/paths.ts';
import { typeOf } from '../../files/file-kinds.ts';
import { type FileNote } from '../../files/inspected-file.ts';
import { type BlobStore } from '../../files/store-blob.ts';
import { type Reader } from '../../store/database.ts';
import { type InspectedFiles, inspectFiles } from '../files/inspect-files.ts';
import { pathsIn } from '../files/paths-in.ts';
import { type FileRow } from '../files/tree.ts';
import { nameMedia, twinNotes } from './name-media.ts';
import { outsideMedia } from './outside-media.ts';
import { placeMedia } from './place-media.ts';

export interface FolderMedia extends InspectedFiles {
  readonly definition: TourDefinition;
}

export interface FolderToRead {
  readonly definition: TourDefinition;
  readonly folder: string;
  readonly now: number;
}

/**
 * Stores the media of a content folder: all of `files/`, and what the definition names elsewhere in the folder. The
 * server has one folder for media, so the latter move into it, and the definition names their new places. Names and
 * contents are inspected as those of uploads, but nothing is lost: the notes say what is wrong or was changed.
 */
export async function readMedia(
  { db, blobs }: { readonly db: Reader; readonly blobs: BlobStore },
  { definition: given, folder, now }: FolderToRead,
): Promise<FolderMedia> {
  const inside = (await pathsIn(join(folder, mediaFolder))).map((path) => `${mediaFolder}/${path}`);
  const { found } = await outsideMedia(given, folder);
  const { places, notes, follow } = nameMedia([...inside, ...found]);
  const own = (path: string): string => places.get(path) ?? path;
  const below = (path: string): string => own(path).slice(mediaFolder.length + 1);
  const placed = placeMedia(follow(given), found.map(own), inside.map(below));
  const rows: FileRow[] = [];
  for (const path of inside) rows.push(await store(path, below(path)));
  for (const path of found) rows.push(await store(path, placed.places.get(own(path)) ?? own(path)));
  const inspected = await inspectFiles(db, blobs, rows);
  return { ...inspected, definition: placed.definition, notes: allNotes(notes, inspected) };

  async function store(from: string, path: string): Promise<FileRow> {
    const { hash, bytes } = await blobs.add(createReadStream(join(folder, from)));
    return { path, hash, bytes, type: typeOf(path), modifiedAt: now };
  }
}

/** All notes about files that came together. */
export function allNotes(renamed: readonly FileNote[], { files, notes }: InspectedFiles): readonly FileNote[] {
  return [...renamed, ...notes, ...twinNotes(files.map(({ path }) => path))];
}
