import { useEffect, useState } from 'react';
import { isObject } from '#content/schema/containers.ts';
import { keepInTab, readTabMemory } from '../../adapters/tab-memory.ts';
import { type BoardPlace } from './use-board.ts';

const memory = 'boards';

/** Solved places that this tab's boards have shown, by tour. */
type SeenBoards = Readonly<Record<string, readonly unknown[]>>;

/** Returns the places solved since the visitor last saw this board; none on the first visit. */
export function useFresh(tourID: number, places: readonly BoardPlace[]): ReadonlySet<number> {
  const solved = places.filter(({ mark }) => mark === 'solved').map(({ item }) => item.ID);
  const [fresh] = useState<ReadonlySet<number>>(() => {
    const seen = readSeen()[tourID];
    if (seen === undefined) return new Set();
    return new Set(
      places.flatMap(({ item, mark }, place) => (mark === 'solved' && !seen.includes(item.ID) ? [place] : [])),
    );
  });
  const list = solved.join();
  useEffect(() => {
    keepInTab(memory, { ...readSeen(), [tourID]: list === '' ? [] : list.split(',').map(Number) });
  }, [tourID, list]);
  return fresh;
}

function readSeen(): SeenBoards {
  const stored = readTabMemory(memory);
  const boards = isObject(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(boards.flatMap(([tour, seen]) => (Array.isArray(seen) ? [[tour, seen]] : [])));
}
