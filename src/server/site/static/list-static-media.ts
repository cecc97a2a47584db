import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type TourDefinition } from '#content/definition.ts';
import { type MediaUse, mediaUse } from '#content/media-use.ts';
import { pieceBytes } from '#contract/media-list.ts';
import { typeOf } from '../../files/file-kinds.ts';
import { openedFile } from '../../files/file-to-sniff.ts';
import { hashPieces } from '../../files/hash-pieces.ts';
import { isRecording, recordingLength } from '../../files/recording-length.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { diskPath, staysInside } from '../../usecases/content/outside-media.ts';
import { joinUses, type ListedMedium } from '../../usecases/files/list-media.ts';

/** Lists the media of a static guide like `/info/media`, from the files in its folder. */
export async function listStaticMedia(definition: TourDefinition, folder: string): Promise<readonly ListedMedium[]> {
  const media = new Map<string, ListedMedium>();
  for (const use of await inTurns(mediaUse(definition))) {
    const path = diskPath(use.url);
    if (path === undefined || !staysInside(path)) continue;
    const before = media.get(path);
    const medium = before === undefined ? await listFile(folder, path, use) : joinUses(before, use);
    if (medium !== undefined) media.set(path, medium);
  }
  return [...media.values()];
}

async function listFile(
  folder: string,
  path: string,
  { tours, languages }: MediaUse,
): Promise<ListedMedium | undefined> {
  const facts = await stat(join(folder, path)).catch(() => undefined);
  if (facts?.isFile() !== true) return undefined;
  const { hash, bytes, pieces } = await hashPieces(createReadStream(join(folder, path), { highWaterMark: pieceBytes }));
  const Type = typeOf(path);
  const seconds = isRecording(Type) ? await lengthOf(join(folder, path), bytes) : undefined;
  return {
    Path: path,
    Bytes: bytes,
    SHA256: hash,
    Type,
    Tours: [...tours],
    Languages: [...languages],
    ...(seconds !== undefined && { Seconds: seconds }),
    ...(bytes > pieceBytes && { Pieces: [...pieces] }),
  };
}

async function lengthOf(path: string, bytes: number): Promise<number | undefined> {
  const handle = await open(path);
  try {
    return await recordingLength(openedFile(handle, bytes));
  } finally {
    await handle.close();
  }
}
