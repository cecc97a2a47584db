import { type Medium } from '#contract/media-list.ts';
import { type DownloadWorld } from './download-world.ts';
import { pieceRange } from './plan.ts';

/** Why a piece was not stored. */
export interface FetchFailure {
  /**
   * `unreachable`: nothing comes, the answer breaks off, or a captive portal answers with its page. `wrong`: the server
   * answers, but not with the file that the museum has listed.
   */
  readonly kind: 'unreachable' | 'wrong';
  readonly reason: string;
}

export interface PieceOrder {
  readonly medium: Medium;
  readonly index: number;
  readonly signal: AbortSignal;
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
export const stallLimit = 8000;

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
    const misfit = misfitOf(answer, order);
    if (misfit !== undefined) return misfit;
    const isRange = answer.status === 206;
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

class Unreachable extends Error {}

async function reached<Value>(promise: Promise<Value>): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    throw new Unreachable(error instanceof Error ? error.message : 'The network gives nothing');
  }
}

function rangeOf({ medium, index }: PieceOrder): Record<string, string> {
  const { start, end } = pieceRange(medium, index);
  return medium.pieces.length === 1 ? {} : { Range: `bytes=${start}-${end - 1}` };
}

function misfitOf(answer: Response, { medium, index }: PieceOrder): FetchFailure | undefined {
  const { status, headers } = answer;
  if (status !== 200 && status !== 206) return { kind: 'wrong', reason: `status ${status}` };
  const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '');
  if (isPage && !medium.type.startsWith('text/html')) return { kind: 'unreachable', reason: 'a page came instead' };
  const { start, end } = pieceRange(medium, index);
  const range = headers.get('content-range');
  const isRight = status === 200 || range === `bytes ${start}-${end - 1}/${medium.bytes}`;
  return isRight ? undefined : { kind: 'wrong', reason: `range ${range ?? 'missing'}` };
}

/** Reads a body that holds these pieces and nothing else. */
async function readPieces(
  answer: Response,
  indices: readonly number[],
  { medium, onBytes, onPiece }: PieceOrder,
  { digest, touch }: Pick<DownloadWorld, 'digest'> & { readonly touch: () => void },
): Promise<FetchFailure | undefined> {
  const chunks = chunksOf(answer, (bytes) => {
    touch();
    onBytes(bytes);
  });
  for (const index of indices) {
    const { start, end } = pieceRange(medium, index);
    const piece = await chunks.take(end - start);
    if (piece === undefined) return { kind: 'wrong', reason: 'too short' };
    // An answer that never ends is noticed before its last piece is stored.
    if (index === indices.at(-1) && (await chunks.hasMore())) return { kind: 'wrong', reason: 'too long' };
    const hash = await digest(piece);
    if (hash !== medium.pieces[index]) return { kind: 'wrong', reason: 'wrong bytes' };
    await onPiece(hash, new Blob([piece], { type: medium.type }));
    touch();
  }
  return undefined;
}

interface Chunks {
  /** @returns undefined if the body is shorter */
  readonly take: (bytes: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
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
    take: async (bytes) => {
      const taken = new Uint8Array(bytes);
      for (let at = 0; at < bytes;) {
        if (!(await fill())) return undefined;
        const part = rest.subarray(0, bytes - at);
        taken.set(part, at);
        at += part.length;
        rest = rest.subarray(part.length);
      }
      return taken;
    },
    hasMore: fill,
  };
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
