import { useCallback, useEffect, useRef, useState } from 'react';

/** What a call has brought so far. */
export type Answer<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly value: Value };

/**
 * Asks the server, and again when told to. The last answer stays until the next one has come.
 *
 * @param ask must be stable; a new one asks again
 */
export function useAnswer<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
): readonly [Answer<Value>, reload: () => void] {
  const [answer, setAnswer] = useState<Answer<Value>>({ status: 'loading' });
  const asking = useRef<AbortController>(undefined);
  const load = useCallback(() => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    const finish = (next: Answer<Value>): void => {
      if (!own.signal.aborted) setAnswer(next);
    };
    ask(own.signal).then(
      (value) => finish({ status: 'ready', value }),
      (error: unknown) => finish({ status: 'failed', error }),
    );
  }, [ask]);
  useEffect(() => {
    load();
    return () => asking.current?.abort();
  }, [load]);
  const reload = (): void => {
    setAnswer((before) => (before.status === 'failed' ? { status: 'loading' } : before));
    load();
  };
  return [answer, reload];
}
