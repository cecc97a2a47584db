import { type Medium, pieceBytes } from '#contract/media-list.ts';
import { mediaAddress, mediaPath } from '#offline/media-path.ts';
import { type PieceStore } from '#offline/store/pieces.ts';
import { hexDigest } from '#contract/hex-digest.ts';
import { fetchWhole } from './within.ts';

/** Visitors have not asked for these pictures, and pay for them. */
const mostBytes = 3_000_000;

/** Milliseconds without a byte. */
const patience = 8000;

export interface FirstPicturesOptions {
  /** The folder of the worker, with a slash at the end. */
  readonly scope: string;
  /** By path. */
  readonly media: ReadonlyMap<string, Medium>;
  readonly pictures: PieceStore;
}

/**
 * Stores the pictures of the first screens, best first, as far as they are small together, and deletes earlier ones. A
 * picture that does not come, or is not what the museum's list says, is left out.
 */
export async function storePictures(
  urls: readonly string[],
  { scope, media, pictures }: FirstPicturesOptions,
): Promise<void> {
  const kept = new Set<string>();
  let bytes = 0;
  for (const url of urls) {
    const medium = media.get(mediaPath(url, scope) ?? '');
    if (medium === undefined || bytes + medium.bytes > mostBytes) continue;
    bytes += medium.bytes;
    for (const hash of medium.pieces) kept.add(hash);
    await storePicture(medium, scope, pictures).catch(() => undefined);
  }
  for (const hash of await pictures.list()) if (!kept.has(hash)) await pictures.remove(hash);
}

async function storePicture({ path, pieces }: Medium, scope: string, pictures: PieceStore): Promise<void> {
  const there = await Promise.all(pieces.map((hash) => pictures.has(hash)));
  if (!there.includes(false)) return;
  const answer = await fetchWhole(patience, mediaAddress(path, scope));
  if (!answer.ok) return;
  const whole = await answer.arrayBuffer();
  for (const [index, hash] of pieces.entries()) {
    const piece = new Uint8Array(whole.slice(index * pieceBytes, (index + 1) * pieceBytes));
    if ((await hexDigest(piece)) === hash) await pictures.write(hash, new Blob([piece]));
  }
}
