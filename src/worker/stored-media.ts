import { type Medium, pieceBytes } from '#contract/media-list.ts';
import { type ByteRange, planAnswer } from '#contract/plan-answer.ts';
import { originalPath, widthIn } from '#contract/sized-addresses.ts';
import { pictureWidths } from '#contract/sized-pictures.ts';
import { mediaPath } from '#offline/media-path.ts';
import { type PieceStore } from '#offline/store/pieces.ts';
import { sizedPiece } from './first-pictures.ts';
import { fetchUnlessSilent } from './within.ts';

export interface StoredMediaOptions {
  /** The folder of the worker, with a slash at the end. */
  readonly scope: string;
  readonly pieces: Pick<PieceStore, 'read'>;
  /**
   * Returns the media that a page may read from the store, by their paths.
   *
   * @param page the ID of the client
   */
  readonly mediaFor: (page: string) => Promise<ReadonlyMap<string, Medium> | undefined>;
}

/**
 * Answers a request for a medium from its pieces, ranges included, if all that it asks for are there; otherwise the
 * network answers. So the part of a recording that has come is heard while the rest is still on its way.
 */
export async function answerMedium(
  request: Request,
  page: string,
  { scope, pieces, mediaFor }: StoredMediaOptions,
): Promise<Response> {
  const path = mediaPath(request.url, scope);
  // The original is there for all sizes.
  const medium = path === undefined ? undefined : (await mediaFor(page))?.get(originalPath(path));
  if (medium === undefined) return askNetwork(request);
  const { status, headers, body } = planAnswer(
    { etag: medium.sha256, bytes: medium.bytes, type: medium.type, cache: 'private', isImmutable: false },
    { method: request.method, headers: Object.fromEntries(request.headers) },
  );
  if (body === undefined) return new Response(null, { status, headers });
  const stored = await readRange(medium, body, pieces);
  if (stored !== undefined) return new Response(stored, { status, headers });
  const width = widthIn(request.url);
  const sized = width === undefined ? undefined : await pieces.read(sizedPiece(medium, width));
  if (sized !== undefined) return new Response(sized);
  try {
    return await askNetwork(request);
  } catch (error) {
    // A smaller picture is better than none.
    for (const other of pictureWidths.toReversed()) {
      const piece = await pieces.read(sizedPiece(medium, other));
      if (piece !== undefined) return new Response(piece);
    }
    throw error;
  }
}

/** Milliseconds without a byte. A player has its own limit, and says so. */
const timeoutMs = 8000;

/** A picture that never comes would keep the page from being loaded for ever; one that fails has a stand-in. */
function askNetwork(request: Request): Promise<Response> {
  return request.destination === 'image' ? fetchUnlessSilent(timeoutMs, request) : fetch(request);
}

/** @returns undefined unless all of it is there */
async function readRange(
  { pieces: hashes }: Medium,
  { start, end }: ByteRange,
  { read }: Pick<PieceStore, 'read'>,
): Promise<Blob | undefined> {
  const parts: Blob[] = [];
  for (let index = Math.floor(start / pieceBytes); index * pieceBytes <= end; index += 1) {
    const piece = await read(hashes[index] ?? '');
    if (piece === undefined) return undefined;
    const at = index * pieceBytes;
    parts.push(piece.slice(Math.max(0, start - at), end + 1 - at));
  }
  return new Blob(parts);
}
