import { type Medium } from '#contract/media-list.ts';
import { type Beginnings } from './beginnings.ts';
import { type DownloadWorld } from './download-world.ts';
import { pieceRange } from './plan.ts';

/** Why a piece was not stored. */
export interface FetchFailure {
  /**
   * `unreachable`: nothing comes, or the answer breaks off. `wrong`: something answers, but not with the file that the
   * museum has listed.
   */
  readonly kind: 'unreachable' | 'wrong';
  readonly reason: string;
}

export interface PieceOrder {
  readonly medium: Medium;
  readonly index: number;
  readonly signal: AbortSignal;
  readonly beginnings: Beginnings;
  /** Called with the bytes of each chunk as it comes. */
  readonly onBytes: (bytes: number) => void;
  /** Called with each piece whose hash is right. Awaited. */
  readonly onPiece: (hash: string, piece: Blob) => Promise<void>;
}

export interface Fetched {
  /** Whether the server answered with the range, and not with the whole file. */
  readonly isRange: boolean;
}

/** Milliseconds without a byte after which a network counts as silent. */
const stallLimit = 8000;

/**
 * Fetches one piece of a file. A server that answers with the whole file instead is read to its end, piece by piece.
 * No byte is handed on before the hash of its piece is right.
 *
 * @throws what `onPiece` throws
 */
export async function fetchPieces(order: PieceOrder, world: DownloadWorld): Promise<Fetched | FetchFailure> {
  const watch = watchStall(order.signal, world);
  try {
    const answer = await reached(world.fetch(order.medium.path, { signal: watch.signal, headers: rangeOf(order) }));
    const mismatch = mismatchOf(answer, order);
    if (mismatch !== undefined) return mismatch;
    const isRange = answer.status === 206;
    if (!isRange) order.beginnings.forget(hashOf(order));
    const failure = await readPieces(answer, isRange ? [order.index] : [...order.medium.pieces.keys()], order, {
      ...world,
      touch: watch.touch,
    });
    return failure ?? { isRange };
  } catch (error) {
    if (error instanceof Unreachable) return { kind: 'unreachable', reason: error.message };
    throw error;
  } finally {
    // Also ends an answer that is longer than it should be.
    watch.stop();
  }
}

function hashOf({ medium, index }: PieceOrder): string {
  return medium.pieces[index] ?? '';
}

/** The bytes that are still missing. */
function missingRange(order: PieceOrder): { readonly start: number; readonly end: number } {
  const { start, end } = pieceRange(order.medium, order.index);
  return { start: start + order.beginnings.of(hashOf(order)).length, end };
}

function rangeOf(order: PieceOrder): Record<string, string> {
  const { start, end } = missingRange(order);
  return end - start === order.medium.bytes ? {} : { Range: `bytes=${start}-${end - 1}` };
}

function mismatchOf(answer: Response, order: PieceOrder): FetchFailure | undefined {
  const { medium } = order;
  const { status, headers } = answer;
  if (status !== 200 && status !== 206) return { kind: 'wrong', reason: `status ${status}` };
  const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '');
  if (isPage && !medium.type.startsWith('text/html')) return { kind: 'wrong', reason: 'a page came instead' };
  const { start, end } = missingRange(order);
  const range = headers.get('content-range');
  const isRight = status === 200 || range === `bytes ${start}-${end - 1}/${medium.bytes}`;
  return isRight ? undefined : { kind: 'wrong', reason: `range ${range ?? 'missing'}` };
}

/** Reads a body that holds these pieces and nothing else. */
async function readPieces(
  answer: Response,
  indices: readonly number[],
  { medium, beginnings, onBytes, onPiece }: PieceOrder,
  { digest, touch }: Pick<DownloadWorld, 'digest'> & { readonly touch: () => void },
): Promise<FetchFailure | undefined> {
  const chunks = chunksOf(answer, (bytes) => {
    touch();
    onBytes(bytes);
  });
  for (const index of indices) {
    const known = medium.pieces[index] ?? '';
    const { start, end } = pieceRange(medium, index);
    const piece = await readPiece(end - start, known);
    if (piece === undefined) return { kind: 'wrong', reason: 'too short' };
    // An answer that never ends is noticed before its last piece is stored.
    if (index === indices.at(-1) && (await chunks.hasMore())) return { kind: 'wrong', reason: 'too long' };
    const hash = await digest(piece);
    if (hash !== known) return { kind: 'wrong', reason: 'wrong bytes' };
    await onPiece(hash, new Blob([piece], { type: medium.type }));
    touch();
  }
  return undefined;

  async function readPiece(size: number, hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const piece = new Uint8Array(size);
    const begun = beginnings.of(hash);
    piece.set(begun);
    onBytes(begun.length);
    beginnings.forget(hash);
    let at = begun.length;
    try {
      while (at < size) {
        const chunk = await chunks.next(size - at);
        if (chunk === undefined) return undefined;
        piece.set(chunk, at);
        at += chunk.length;
      }
      return piece;
    } catch (error) {
      beginnings.keep(hash, piece.subarray(0, at));
      throw error;
    }
  }
}

interface StallWatch {
  readonly signal: AbortSignal;
  readonly touch: () => void;
  readonly stop: () => void;
}

/** Aborts when the outer signal does, or when nothing has come for too long. */
function watchStall(outer: AbortSignal, { clock }: DownloadWorld): StallWatch {
  const controller = new AbortController();
  const abort = (): void => controller.abort(new Error('The network gives nothing'));
  outer.addEventListener('abort', abort);
  if (outer.aborted) abort();
  let timer = clock.setTimeout(abort, stallLimit);
  const disarm = (): void => clock.clearTimeout(timer as never);
  return {
    signal: controller.signal,
    touch: () => {
      disarm();
      timer = clock.setTimeout(abort, stallLimit);
    },
    stop: () => {
      disarm();
      outer.removeEventListener('abort', abort);
      controller.abort();
    },
  };
}

/** The network has given nothing, or the answer has broken off. */
class Unreachable extends Error {}

/** @throws Unreachable in place of what the promise throws */
async function reached<Value>(promise: Promise<Value>): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    throw new Unreachable(error instanceof Error ? error.message : 'The network gives nothing');
  }
}

interface Chunks {
  /** @returns between one byte and that many; undefined at the end. @throws Unreachable */
  readonly next: (most: number) => Promise<Uint8Array | undefined>;
  /** Whether another byte comes. A body that breaks off has none. */
  readonly hasMore: () => Promise<boolean>;
}

function chunksOf({ body }: Response, onChunk: (bytes: number) => void): Chunks {
  const reader = body?.getReader();
  let rest: Uint8Array = new Uint8Array();

  /** Returns whether there is at least one byte. */
  async function fill(): Promise<boolean> {
    while (rest.length === 0) {
      const next = await reached(reader?.read() ?? Promise.resolve({ done: true as const, value: undefined }));
      if (next.value === undefined) return false;
      onChunk(next.value.length);
      rest = next.value;
    }
    return true;
  }

  return {
    next: async (most) => {
      if (!(await fill())) return undefined;
      const part = rest.subarray(0, most);
      rest = rest.subarray(part.length);
      return part;
    },
    hasMore: () => fill().catch(() => false),
  };
}
