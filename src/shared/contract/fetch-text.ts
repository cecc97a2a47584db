import { RequestError } from './errors.ts';

/** The part of `fetch` that is used. */
export type Fetch = (
  url: string,
  init: { headers: Record<string, string>; signal: AbortSignal; method?: 'POST'; body?: string; keepalive?: boolean },
) => Promise<FetchAnswer>;

type FetchAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'body' | 'text'>;

export interface FetchTextOptions {
  readonly fetch: Fetch;
  readonly headers?: Record<string, string>;
  /** Makes the call a POST with this body; otherwise it is a GET. */
  readonly post?: { readonly body: string; readonly keepalive: boolean };
  /** Milliseconds without a byte after which the call fails. A slow but steady answer may take any time. */
  readonly timeoutMs?: number | undefined;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

const defaultTimeoutMs = 15_000;

/** @throws RequestError of kind `network` or `status`; the signal's reason when it was aborted */
export async function fetchText(
  url: string,
  { fetch, headers = {}, post, timeoutMs = defaultTimeoutMs, signal }: FetchTextOptions,
): Promise<string> {
  const silence = listenForSilence(timeoutMs, signal);
  try {
    const answer = await fetch(url, {
      headers,
      signal: silence.signal,
      ...(post === undefined ? {} : { method: 'POST' as const, ...post }),
    });
    if (!answer.ok) throw new RequestError({ failure: 'status', url, status: answer.status, ...waitOf(answer) });
    return await readText(answer, silence.hear);
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof RequestError ? error : new RequestError({ failure: 'network', url }, { cause: error });
  } finally {
    silence.stop();
  }
}

/** Reads the seconds to wait from a server that limits the rate of requests. */
export function waitOf({ headers }: Pick<FetchAnswer, 'headers'>): { readonly retryAfter?: number } {
  const seconds = Number(headers.get('retry-after') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: Math.ceil(seconds) } : {};
}

async function readText(answer: FetchAnswer, hear: () => void): Promise<string> {
  if (answer.body === null) return answer.text();
  const decoder = new TextDecoder();
  const reader = answer.body.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    hear();
    text += decoder.decode(value, { stream: true });
  }
}

interface Silence {
  readonly signal: AbortSignal;
  readonly hear: () => void;
  readonly stop: () => void;
}

/** Creates a signal that aborts after a time without bytes, or when the other signal aborts. */
function listenForSilence(timeoutMs: number, other: AbortSignal | undefined): Silence {
  const controller = new AbortController();
  const follow = (): void => controller.abort(other?.reason);
  const giveUp = (): void => controller.abort(new DOMException('No byte came in time', 'TimeoutError'));
  if (other?.aborted === true) follow();
  other?.addEventListener('abort', follow);
  let timer = setTimeout(giveUp, timeoutMs);
  return {
    signal: controller.signal,
    hear: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeoutMs);
    },
    stop: () => {
      clearTimeout(timer);
      other?.removeEventListener('abort', follow);
    },
  };
}
