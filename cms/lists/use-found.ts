import { useDeferredValue, useMemo, useState } from 'react';

export interface Found<Entry> {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly found: readonly Entry[];
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
  return { typed, setTyped, found };
}
