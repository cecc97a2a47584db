import { useEffect, useState } from 'react';
import { type Cue, readVtt } from '#content/captions/read-vtt.ts';
import { fetchText } from '#contract/fetch-text.ts';

export type CuesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly cues: readonly Cue[] };

/** Fetches a caption file while it is shown. A file without cues counts as failed. */
export function useCues(url: string): CuesState {
  const [state, setState] = useState<CuesState>({ status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    fetchText(url, { fetch: globalThis.fetch, signal: stop.signal }).then(
      (file) => {
        const cues = readVtt(file);
        setState(cues.length === 0 ? { status: 'failed' } : { status: 'ready', cues });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn('No captions', error);
        setState({ status: 'failed' });
      },
    );
    return () => stop.abort();
  }, [url]);
  return state;
}
