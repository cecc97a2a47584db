import { downloadMark, type Medium, readMediaList, staticMedia } from '#contract/media-list.ts';
import { calls } from '#contract/paths.ts';
import { type DownloadWorld } from '#offline/download-world.ts';
import { mediaAddress } from '#offline/media-path.ts';
import { type LoadedContent } from '../../state/content/loader.ts';

export interface MediaSource extends Pick<DownloadWorld, 'fetch' | 'readList'> {
  readonly listAddress: string;
  /** The list of the version of the content that this page shows. @returns undefined if it cannot be had */
  readonly storedList: () => Promise<readonly Medium[] | undefined>;
}

export interface MediaSourceOptions {
  readonly content: Pick<LoadedContent, 'base' | 'configuration'>;
  /** The folder of the offline worker, with a slash at the end. */
  readonly scope: string;
  readonly credential: () => string | undefined;
}

/** Milliseconds for the whole list of a large museum on a slow network. */
const listTimeoutMs = 20_000;

export function createMediaSource({ content, scope, credential }: MediaSourceOptions): MediaSource {
  const { base, configuration } = content;
  const listAddress = mediaAddress(configuration.source === 'static' ? staticMedia : calls.media, base);
  // Another host would have to allow the header, and the worker leaves its files alone anyway.
  const marked = (address: string): HeadersInit => (address.startsWith(scope) ? { [downloadMark]: '1' } : {});

  function authorisation(): Record<string, string> {
    const known = credential() ?? '';
    return known === '' ? {} : { authorization: `Bearer ${known}` };
  }

  return {
    listAddress,
    fetch: (path, { signal, headers }) => {
      const address = mediaAddress(path, base);
      return fetch(address, { cache: 'no-store', signal: signal ?? null, headers: { ...headers, ...marked(address) } });
    },
    readList: async (signal) => {
      const limit = limited(signal);
      try {
        const headers = { ...authorisation(), ...marked(listAddress) };
        const answer = await fetch(listAddress, { cache: 'no-store', signal: limit.signal, headers });
        if (answer.status === 404) return undefined;
        if (!answer.ok) throw new Error(`The list of media answers ${answer.status}`);
        const given: unknown = await answer.json();
        return readMediaList(given);
      } finally {
        limit.end();
      }
    },
    storedList: async () => {
      try {
        const answer = await fetch(listAddress, { headers: authorisation() });
        const given: unknown = answer.ok ? await answer.json() : undefined;
        return readMediaList(given);
      } catch {
        return undefined;
      }
    },
  };
}

function limited(outer: AbortSignal): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, listTimeoutMs);
  outer.addEventListener('abort', abort);
  if (outer.aborted) abort();
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}
