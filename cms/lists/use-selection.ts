import { useMemo, useRef, useState } from 'react';

/** The selected rows of a list. */
export interface Selection {
  /** The selected rows that are still in the list, in its order. */
  readonly ids: readonly number[];
  readonly has: (ID: number) => boolean;
  /** @param isRange whether to select everything from the previously selected row up to this one */
  readonly toggle: (ID: number, isRange: boolean) => void;
  readonly setAll: (isWanted: boolean) => void;
  readonly state: 'none' | 'some' | 'all';
}

/** @param order the IDs of all rows, as displayed */
export function useSelection(order: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(undefined);
  const ids = useMemo(() => order.filter((ID) => chosen.has(ID)), [order, chosen]);
  return {
    ids,
    has: (ID) => chosen.has(ID),
    toggle: (ID, isRange) => {
      const from = isRange && last.current !== undefined ? order.indexOf(last.current) : -1;
      const to = order.indexOf(ID);
      const range = from < 0 ? [ID] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
      const isWanted = !chosen.has(ID);
      const next = new Set(chosen);
      for (const each of range) {
        if (isWanted) next.add(each);
        else next.delete(each);
      }
      last.current = ID;
      setChosen(next);
    },
    setAll: (isWanted) => setChosen(new Set(isWanted ? order : [])),
    state: ids.length === 0 ? 'none' : ids.length === order.length ? 'all' : 'some',
  };
}
