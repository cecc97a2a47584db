import { type FirstPicture } from '#contract/worker-messages.ts';
import { type Medium, pieceBytes } from '#contract/media-list.ts';
import { widthIn } from '#contract/sized-addresses.ts';
import { mediaPath } from '#offline/media-path.ts';
import { type PieceStore } from '#offline/store/pieces.ts';
import { hexDigest } from '#contract/hex-digest.ts';
import { fetchWhole } from './within.ts';

/** Visitors have not asked for these pictures, and pay for them. */
const mostBytes = 3_000_000;

/** Milliseconds without a byte. */
const timeoutMs = 8000;

export interface FirstPicturesOptions {
  /** The folder of the worker, with a slash at the end. */
  readonly scope: string;
  /** By path. */
  readonly media: ReadonlyMap<string, Medium>;
  readonly pictures: PieceStore;
  /** Whether it is to stop before the next picture. */
  readonly isPaused: () => boolean;
}

/**
 * Stores the pictures of the first screens as this screen shows them, best first, as far as they are small together, and
 * deletes earlier ones. A picture that does not come, or is not what the museum's list says, is left out.
 */
export async function storePictures(
  wanted: readonly FirstPicture[],
  { scope, media, pictures, isPaused }: FirstPicturesOptions,
): Promise<void> {
  const kept = new Set<string>();
  let room = mostBytes;
  for (const { url, shown } of wanted) {
    if (isPaused()) return;
    const medium = media.get(mediaPath(url, scope) ?? '');
    if (medium === undefined) continue;
    const width = widthIn(shown);
    const keys = width === undefined ? medium.pieces : [sizedPiece(medium, width)];
    const bytes = await (
      width === undefined
        ? keepOriginal(medium, shown, room, pictures)
        : keepSized(sizedPiece(medium, width), shown, room, pictures)
    ).catch(() => 0);
    room -= bytes;
    if (bytes > 0) for (const key of keys) kept.add(key);
  }
  for (const key of await pictures.list()) if (!kept.has(key)) await pictures.remove(key);
}

/** Returns where a medium is stored in a smaller size. */
export function sizedPiece({ sha256 }: Medium, width: number): string {
  return `${sha256}-${width}`;
}

/** @returns its bytes; 0: it is left out */
async function keepOriginal(
  { bytes, pieces }: Medium,
  address: string,
  room: number,
  pictures: PieceStore,
): Promise<number> {
  if (bytes > room) return 0;
  const there = await Promise.all(pieces.map((hash) => pictures.has(hash)));
  if (!there.includes(false)) return bytes;
  const answer = await fetchWhole(timeoutMs, address);
  if (!answer.ok) return 0;
  const whole = await answer.arrayBuffer();
  for (const [index, hash] of pieces.entries()) {
    const piece = new Uint8Array(whole.slice(index * pieceBytes, (index + 1) * pieceBytes));
    if ((await hexDigest(piece)) !== hash) return 0;
    await pictures.write(hash, new Blob([piece]));
  }
  return bytes;
}

/** @returns its bytes; 0: it is left out */
async function keepSized(key: string, address: string, room: number, pictures: PieceStore): Promise<number> {
  const stored = await pictures.read(key);
  const piece = stored ?? (await fetchSized(address));
  if (piece === undefined || piece.size > room) return 0;
  if (stored === undefined) await pictures.write(key, piece);
  return piece.size;
}

/** @returns undefined for anything but a picture, such as the page of a captive portal */
async function fetchSized(address: string): Promise<Blob | undefined> {
  const answer = await fetchWhole(timeoutMs, address);
  const type = answer.headers.get('content-type') ?? '';
  return answer.ok && type.startsWith('image/') ? new Blob([await answer.arrayBuffer()], { type }) : undefined;
}
