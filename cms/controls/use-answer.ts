import { useCallback, useEffect, useRef, useState } from 'react';

/** The state of a call. */
export type Answer<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly value: Value };

/** An answer, how to ask again, and how to ask again and wait for that. */
export type Answering<Value> = readonly [answer: Answer<Value>, reload: () => void, reloaded: () => Promise<void>];

/**
 * Asks the server, and again on request. The last answer stays until the next one has come.
 *
 * @param ask must be stable; a new one asks again
 */
export function useAnswer<Value>(ask: (signal: AbortSignal) => Promise<Value>): Answering<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ status: 'loading' });
  const asking = useRef<AbortController>(undefined);
  const load = useCallback(() => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    const finish = (next: Answer<Value>): void => {
      if (!own.signal.aborted) setAnswer(next);
    };
    return ask(own.signal).then(
      (value) => finish({ status: 'ready', value }),
      (error: unknown) => finish({ status: 'failed', error }),
    );
  }, [ask]);
  useEffect(() => {
    void load();
    return () => asking.current?.abort();
  }, [load]);
  const reloaded = (): Promise<void> => {
    setAnswer((before) => (before.status === 'failed' ? { status: 'loading' } : before));
    return load();
  };
  return [answer, () => void reloaded(), reloaded];
}
