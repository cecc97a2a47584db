import { sql } from 'kysely';
import { type MediaUse, mediaUse } from '#content/media-use.ts';
import { type TourDefinition } from '#content/definition.ts';
import { mediaFolder } from '#contract/paths.ts';
import { type Database } from '../../store/database.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { pieceBytes } from '#contract/media-list.ts';
import { type PieceHashes } from '../../files/piece-hashes.ts';
import { filePath } from './tree.ts';

export interface ListedMedium {
  Path: string;
  Bytes: number;
  SHA256: string;
  Type: string;
  Tours: number[];
  Languages: string[];
  /** Only of recordings whose length is known. */
  Seconds?: number;
  /** Only of files that are larger than a piece. */
  Pieces?: string[];
}

/**
 * Returns the facts of all files, a line of JSON for each: one text is read in a tenth of the time of rows, and equal
 * texts mean that no file has changed.
 */
export async function readFilesText({ readLong, isShared }: Pick<Database, 'readLong' | 'isShared'>): Promise<string> {
  const facts = isShared
    ? sql<string | null>`string_agg(json_build_array(path, files.hash, bytes, type, seconds)::text, ${'\n'})`
    : sql<string | null>`group_concat(json_array(path, files.hash, bytes, type, seconds), ${'\n'})`;
  const { text } = await readLong
    .selectFrom('files')
    .leftJoin('recordingLengths', 'recordingLengths.hash', 'files.hash')
    .select(facts.as('text'))
    .executeTakeFirstOrThrow();
  return text ?? '';
}

/** Returns whether the length of a recording in this text is not known yet. */
export function lacksLength(filesText: string): boolean {
  return /"(?:audio|video)\/[^"]*", ?null\]$/m.test(filesText);
}

/** Returns every existing file of this museum that a definition names. @param filesText that of {@link readFilesText} */
export async function listMedia(
  filesText: string,
  definition: TourDefinition,
  { of }: Pick<PieceHashes, 'of'>,
): Promise<{ readonly media: readonly ListedMedium[]; readonly isComplete: boolean }> {
  const media: ListedMedium[] = [];
  let isComplete = true;
  for (const medium of await inTurns(mediaIn(filesText, await usesOf(definition)))) {
    const pieces = medium.Bytes > pieceBytes ? await of(medium.SHA256) : [];
    // A file whose bytes the server has lost cannot be downloaded.
    if (pieces === undefined) isComplete = false;
    else media.push(pieces.length === 0 ? medium : { ...medium, Pieces: [...pieces] });
  }
  return { media, isComplete };
}

function* mediaIn(filesText: string, uses: readonly MediaUse[]): Generator<undefined, ListedMedium[]> {
  const files = new Map<string, Omit<ListedMedium, 'Tours' | 'Languages'>>();
  for (const line of filesText === '' ? [] : filesText.split('\n')) {
    const [path, SHA256, Bytes, Type, seconds] = JSON.parse(line) as [string, string, number, string, number | null];
    files.set(path, { Path: `${mediaFolder}/${path}`, Bytes, SHA256, Type, ...(seconds && { Seconds: seconds }) });
    yield;
  }
  const media = new Map<string, ListedMedium>();
  for (const { url, tours, languages } of uses) {
    yield;
    const file = files.get(filePath(url) ?? '');
    if (file === undefined) continue;
    const before = media.get(file.Path);
    const its = { ...file, Tours: [...tours], Languages: [...languages] };
    media.set(file.Path, before === undefined ? its : joinUses(before, { tours, languages }));
  }
  return [...media.values()];
}

/** Adds another use of the same file, whose address can be written in several ways. */
export function joinUses(medium: ListedMedium, { tours, languages }: Omit<MediaUse, 'url'>): ListedMedium {
  return { ...medium, Tours: union(medium.Tours, tours), Languages: union(medium.Languages, languages) };
}

const known = new WeakMap<TourDefinition, Promise<readonly MediaUse[]>>();

/** Found once for each state of the content, because every guide that goes offline asks. */
function usesOf(definition: TourDefinition): Promise<readonly MediaUse[]> {
  const uses = known.get(definition) ?? inTurns(mediaUse(definition));
  known.set(definition, uses);
  return uses;
}

/** An empty list means all. */
function union<Value>(one: readonly Value[], other: readonly Value[]): Value[] {
  return one.length === 0 || other.length === 0 ? [] : [...new Set([...one, ...other])];
}
