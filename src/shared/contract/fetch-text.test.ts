import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Fetch, fetchText } from './fetch-text.ts';

afterEach(() => void vi.useRealTimers());

/** A server that never answers. */
const silent: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    const fail = (): void => reject(signal.reason);
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail);
  });

it.each([true, false])("rejects with the caller's abort reason (aborted before the start: %j)", async (isBefore) => {
  const stop = new AbortController();
  const reason = new Error('the visitor has left');
  if (isBefore) stop.abort(reason);
  const text = fetchText('captions.vtt', { fetch: silent, signal: stop.signal });
  stop.abort(reason);
  await expect(text).rejects.toBe(reason);
});

it('reports a network failure when nothing arrives', async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  const outcome = fetchText('captions.vtt', { fetch: silent, timeoutMs: 300, signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(300);
  expect(await outcome).toMatchObject({ facts: { failure: 'network', url: 'captions.vtt' } });
});

describe('a slow answer', () => {
  const timeoutMs = 300;
  const parts = ['{"Pro', 'viders":', ' [{"Name"', ': "\u00C3', '\u00A4"}', ']}'].map((part) =>
    Buffer.from(part, 'latin1'),
  );

  /** Sends a part of the answer at this interval, then ends it or stops sending. */
  function answering(milliseconds: number, isComplete: boolean): Fetch {
    return async (_url, { signal }) =>
      new Response(
        new ReadableStream({
          start(stream) {
            signal.addEventListener('abort', () => stream.error(signal.reason));
            for (const [index, part] of parts.entries()) {
              setTimeout(() => (signal.aborted ? undefined : stream.enqueue(part)), milliseconds * (index + 1));
            }
            if (isComplete)
              setTimeout(() => (signal.aborted ? undefined : stream.close()), milliseconds * (parts.length + 1));
          },
        }),
      );
  }

  async function outcome(fetch: Fetch): Promise<unknown> {
    vi.useFakeTimers();
    const text = fetchText('db', { fetch, timeoutMs }).catch((error: unknown) => error);
    // Longer than any of these answers; a worker's other files may have left timers that never end.
    await vi.advanceTimersByTimeAsync(timeoutMs * 10);
    return text;
  }

  it('is read to its end as long as bytes keep arriving', async () => {
    expect(await outcome(answering(timeoutMs - 1, true))).toBe('{"Providers": [{"Name": "\u00E4"}]}');
  });

  it.each([
    ['pauses too long', answering(timeoutMs + 1, true)],
    ['falls silent', answering(1, false)],
  ])('is given up when it %s', async (_, fetch) => {
    expect(await outcome(fetch)).toMatchObject({ facts: { failure: 'network', url: 'db' } });
  });
});
