import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

export interface Found<Entry> {
  /** The words for which the list shows entries, a moment after they were typed. */
  readonly words: string;
  /** Shows entries for the words typed so far. */
  readonly look: (typed: string) => void;
  readonly found: readonly Entry[];
  /** Acts as soon as the list shows what is found for the words typed; not at all if staff type on meanwhile. */
  readonly onceFound: (act: () => void) => void;
}

/** Finds entries while staff type. Typing takes priority, here and in the editor; the list may follow a moment later. */
export function useFound<Entry>(
  find: (typed: string) => readonly Entry[],
  keep: ((entry: Entry) => boolean) | undefined,
): Found<Entry> {
  const typed = useRef('');
  const [words, setWords] = useState('');
  const deferredFind = useDeferredValue(find);
  const found = useMemo(() => {
    const all = deferredFind(words);
    return keep === undefined ? all : all.filter(keep);
  }, [deferredFind, words, keep]);
  const isFound = (): boolean => typed.current === words && find === deferredFind;
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (waiting.current === undefined || !isFound()) return;
    const act = waiting.current;
    waiting.current = undefined;
    act();
  });
  return {
    words,
    look: (next) => {
      waiting.current = undefined;
      typed.current = next;
      startTransition(() => setWords(next));
    },
    found,
    onceFound: (act) => {
      if (isFound()) act();
      else waiting.current = act;
    },
  };
}
