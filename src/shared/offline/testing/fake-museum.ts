import { type Medium, pieceBytes } from '#contract/media-list.ts';
import { pieceRange } from '../plan.ts';

/** How the server treats a file. `whole`: it knows no ranges. `stutter`: each answer breaks off after half of its bytes.
 * `open`: all bytes come, and the answer never ends. */
export type Fault =
  | 'cut'
  | 'stutter'
  | 'silent'
  | 'page'
  | 'missing'
  | 'broken'
  | 'short'
  | 'flipped'
  | 'endless'
  | 'open'
  | 'whole';

export const faults: readonly Fault[] = [
  'cut',
  'stutter',
  'silent',
  'page',
  'missing',
  'broken',
  'short',
  'flipped',
  'endless',
  'open',
  'whole',
];

/** A museum with two tours that share a file. Hashes are names, which {@link digest} reads from the bytes. */
export const museum: readonly Medium[] = [
  medium('logo', 20, [], []),
  medium('one.de', pieceBytes * 2 + 5, [1], ['de']),
  medium('one.en', 30, [1], ['en']),
  medium('shared', 40, [1, 2], []),
  medium('two', pieceBytes + 9, [2], []),
];

function medium(path: string, bytes: number, tours: readonly number[], languages: readonly string[]): Medium {
  const pieces = Array.from({ length: Math.ceil(bytes / pieceBytes) }, (_, index) => `${path}#${index}`);
  return { path, bytes, sha256: path, type: 'audio/mpeg', tours, languages, pieces };
}

/** Each piece begins with the file's place in the museum and the piece's in the file. */
function bytesOf({ path, pieces, bytes }: Medium): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(bytes);
  const place = museum.findIndex((other) => other.path === path) + 1;
  for (const index of pieces.keys()) body.set([place, index + 1], index * pieceBytes);
  return body;
}

export function digest(bytes: Uint8Array): Promise<string> {
  const [place = 0, index = 0] = bytes;
  const found = museum[place - 1];
  return Promise.resolve(!bytes.includes(1, 2) ? `${found?.path}#${index - 1}` : 'of other bytes');
}

/** Answers as a server with this fault does. */
export function answer(
  path: string,
  range: string | null,
  fault: Fault | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const found = museum.find((one) => one.path === path);
  if (fault === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
  if (fault === 'silent') return untilAborted(signal);
  if (fault === 'missing' || found === undefined) return Promise.resolve(new Response('', { status: 404 }));
  if (fault === 'broken') return Promise.resolve(new Response('', { status: 500 }));
  const headers: Record<string, string> = { 'content-type': found.type };
  if (fault === 'page') {
    return Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  }
  const isRanged = range !== null && fault !== 'whole';
  const from = Number(/^bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
  const { end } = isRanged ? pieceRange(found, Math.floor(from / pieceBytes)) : { end: found.bytes };
  const start = isRanged ? from : 0;
  if (isRanged) headers['content-range'] = `bytes ${start}-${end - 1}/${found.bytes}`;
  const body = bytesOf(found).slice(start, end);
  if (fault === 'flipped') body[2] = 1;
  return Promise.resolve(new Response(sentOf(body, fault, signal), { status: isRanged ? 206 : 200, headers }));
}

function sentOf(body: Uint8Array<ArrayBuffer>, fault: Fault | undefined, signal: AbortSignal): BodyInit {
  if (fault === 'short') return body.subarray(0, -1);
  if (fault === 'endless') return endless(body);
  if (fault === 'open') return heldOpen(body, signal);
  return fault === 'stutter' ? brokenOff(body.subarray(0, Math.ceil(body.length / 2))) : body;
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = (): void => reject(new DOMException('Aborted', 'AbortError'));
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

function endless(body: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(body.slice()) });
}

function brokenOff(begun: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isSent = false;
  return new ReadableStream({
    pull: (controller) => {
      if (isSent) controller.error(new TypeError('network error'));
      else controller.enqueue(begun);
      isSent = true;
    },
  });
}

function heldOpen(body: Uint8Array<ArrayBuffer>, signal: AbortSignal): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(body);
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
}
