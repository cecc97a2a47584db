import { useCallback, useEffect, useRef, useState } from 'react';
import { type Entry } from '../state/enter.ts';

/** Why the visitor cannot get in: an outcome of the entry, or a fault in the typed text. */
export type EntryError = Exclude<Entry, { readonly kind: 'in' }> | { readonly kind: 'empty' | 'tooLong' };

export type EntryState =
  | { readonly at: 'open'; readonly error?: EntryError }
  /** Only one attempt at a time. */
  | { readonly at: 'checking' };

export interface EntryTry {
  readonly state: EntryState;
  /** Tries to get access, unless there is an error already. */
  readonly attempt: (enter: (() => Promise<Entry>) | EntryError) => void;
}

/** @param goIn called after a successful entry */
export function useEntry(goIn: () => void): EntryTry {
  const [state, setState] = useState<EntryState>({ at: 'open' });
  const isChecking = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const attempt = useCallback(
    async (enter: (() => Promise<Entry>) | EntryError): Promise<void> => {
      if (isChecking.current) return;
      if (typeof enter !== 'function') {
        setState({ at: 'open', error: enter });
        return;
      }
      isChecking.current = true;
      setState({ at: 'checking' });
      const entry = await enter();
      isChecking.current = false;
      if (!isHere.current) return;
      if (entry.kind === 'in') goIn();
      else setState({ at: 'open', error: entry });
    },
    [goIn],
  );
  return { state, attempt: (enter) => void attempt(enter) };
}
