import { expect, it } from 'vitest';
import { type Fetch, fetchText } from './fetch-text.ts';

/** A server that never answers. */
const silent: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    const fail = (): void => reject(signal.reason);
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail);
  });

it.each([true, false])('ends with the reason of who gives it up (before it began: %j)', async (isBefore) => {
  const stop = new AbortController();
  const reason = new Error('the visitor has left');
  if (isBefore) stop.abort(reason);
  const text = fetchText('captions.vtt', { fetch: silent, signal: stop.signal });
  stop.abort(reason);
  await expect(text).rejects.toBe(reason);
});

it('says that the network failed when nothing comes', async () => {
  const text = fetchText('captions.vtt', { fetch: silent, patience: 1, signal: new AbortController().signal });
  await expect(text).rejects.toMatchObject({ facts: { failure: 'network', url: 'captions.vtt' } });
});
