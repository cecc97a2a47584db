import { type MediaUse, mediaUse } from '#content/media-use.ts';
import { type TourDefinition } from '#content/definition.ts';
import { mediaFolder } from '#contract/paths.ts';
import { type Reader } from '../../store/database.ts';
import { inTurns } from '../../in-turns.ts';
import { pieceBytes } from '#contract/media-list.ts';
import { type PieceHashes } from '../../files/piece-hashes.ts';
import { type FileRow } from './tree.ts';
import { filePath } from '../content/validate-copy.ts';

export interface ListedMedium {
  Path: string;
  Bytes: number;
  SHA256: string;
  Type: string;
  Tours: number[];
  Languages: string[];
  /** Only of files that are larger than a piece. */
  Pieces?: string[];
}

/** Returns every existing file of this museum that a definition names. */
export async function listMedia(
  db: Reader,
  definition: TourDefinition,
  { of }: Pick<PieceHashes, 'of'>,
): Promise<ListedMedium[]> {
  const rows = await db.selectFrom('files').selectAll().execute();
  const listed: ListedMedium[] = [];
  for (const medium of await inTurns(mediaIn(rows, await usesOf(definition)))) {
    const pieces = medium.Bytes > pieceBytes ? await of(medium.SHA256) : [];
    // A file whose bytes the server has lost cannot be had by anybody.
    if (pieces !== undefined) listed.push(pieces.length === 0 ? medium : { ...medium, Pieces: [...pieces] });
  }
  return listed;
}

function* mediaIn(rows: readonly FileRow[], uses: readonly MediaUse[]): Generator<undefined, ListedMedium[]> {
  const files = new Map(rows.map((row) => [row.path, row]));
  const media = new Map<string, ListedMedium>();
  for (const { url, tours, languages } of uses) {
    yield;
    const file = files.get(filePath(url) ?? '');
    if (file === undefined) continue;
    const before = media.get(file.path);
    media.set(
      file.path,
      before === undefined ? listed(file, tours, languages) : joinUses(before, { tours, languages }),
    );
  }
  return [...media.values()];
}

function listed(
  { path, bytes, hash, type }: FileRow,
  tours: readonly number[],
  languages: readonly string[],
): ListedMedium {
  const Path = `${mediaFolder}/${path}`;
  return { Path, Bytes: bytes, SHA256: hash, Type: type, Tours: [...tours], Languages: [...languages] };
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

/** An empty list stands for all. */
function union<Value>(one: readonly Value[], other: readonly Value[]): Value[] {
  return one.length === 0 || other.length === 0 ? [] : [...new Set([...one, ...other])];
}
