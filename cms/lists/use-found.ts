import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

export interface Found<Entry> {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly found: readonly Entry[];
  /** Acts as soon as the list shows what is found for the words typed; not at all if staff type on meanwhile. */
  readonly onceFound: (act: () => void) => void;
}

/** Finds entries while staff type. Typing takes priority, here and in the editor; the list may follow a moment later. */
export function useFound<Entry>(
  find: (typed: string) => readonly Entry[],
  keep: ((entry: Entry) => boolean) | undefined,
): Found<Entry> {
  const [typed, setTyped] = useState('');
  const deferredTyped = useDeferredValue(typed);
  const deferredFind = useDeferredValue(find);
  const found = useMemo(() => {
    const all = deferredFind(deferredTyped);
    return keep === undefined ? all : all.filter(keep);
  }, [deferredFind, deferredTyped, keep]);
  const isFound = typed === deferredTyped && find === deferredFind;
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isFound) return;
    const act = waiting.current;
    waiting.current = undefined;
    act?.();
  }, [isFound]);
  return {
    typed,
    setTyped: (next) => {
      waiting.current = undefined;
      setTyped(next);
    },
    found,
    onceFound: (act) => {
      if (isFound) act();
      else waiting.current = act;
    },
  };
}
