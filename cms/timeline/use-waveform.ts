import { useEffect, useState } from 'react';
import { readWaveform, TooLongError, type Waveform } from './read-waveform.ts';

export type Listening =
  | { readonly kind: 'reading'; readonly waveform: Waveform | undefined }
  | { readonly kind: 'read'; readonly waveform: Waveform }
  | { readonly kind: 'too-long' | 'undrawn' };

const begun: Listening = { kind: 'reading', waveform: undefined };

/** @param duration of the recording; undefined until it is known */
export function useWaveform(address: string, duration: number | undefined): Listening {
  const [state, setState] = useState<{ readonly address: string; readonly listening: Listening }>();
  useEffect(() => {
    if (duration === undefined) return undefined;
    const stop = new AbortController();
    const set = (listening: Listening): void => {
      if (!stop.signal.aborted) setState({ address, listening });
    };
    readWaveform(address, {
      duration,
      signal: stop.signal,
      onPart: (waveform) => set({ kind: waveform.done < 1 ? 'reading' : 'read', waveform }),
    }).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      if (!(error instanceof TooLongError)) console.warn('The recording could not be drawn', error);
      set({ kind: error instanceof TooLongError ? 'too-long' : 'undrawn' });
    });
    return () => stop.abort();
  }, [address, duration]);
  return state?.address === address ? state.listening : begun;
}
