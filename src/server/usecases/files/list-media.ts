import { type MediaUse, mediaUse } from '#content/media-use.ts';
import { type TourDefinition } from '#content/definition.ts';
import { mediaFolder } from '#contract/paths.ts';
import { type Reader } from '../../store/database.ts';
import { inTurns } from '../../in-turns.ts';
import { type FileRow } from './tree.ts';
import { filePath } from '../content/validate-copy.ts';

export interface ListedMedium {
  Path: string;
  Bytes: number;
  SHA256: string;
  Type: string;
  Tours: number[];
  Languages: string[];
}

/** Returns every existing file of this museum that a definition names. */
export async function listMedia(db: Reader, definition: TourDefinition): Promise<ListedMedium[]> {
  const rows = await db.selectFrom('files').selectAll().execute();
  return inTurns(mediaIn(rows, await usesOf(definition)));
}

function* mediaIn(rows: readonly FileRow[], uses: readonly MediaUse[]): Generator<undefined, ListedMedium[]> {
  const files = new Map(rows.map((row) => [row.path, row]));
  const media = new Map<string, ListedMedium>();
  for (const { url, tours, languages } of uses) {
    yield;
    const file = files.get(filePath(url) ?? '');
    if (file === undefined) continue;
    const before = media.get(file.path);
    media.set(file.path, {
      Path: `${mediaFolder}/${file.path}`,
      Bytes: file.bytes,
      SHA256: file.hash,
      Type: file.type,
      // An address can be written in several ways.
      Tours: before === undefined ? [...tours] : union(before.Tours, tours),
      Languages: before === undefined ? [...languages] : union(before.Languages, languages),
    });
  }
  return [...media.values()];
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
