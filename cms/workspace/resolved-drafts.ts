import { type Memory } from '../session/browser-memory.ts';

const key = 'cicerone-cms-settled';

/**
 * The stored drafts that have nothing left to offer. A reload can cut off their deletion from IndexedDB, while local
 * storage is written at once.
 */
export interface ResolvedDrafts {
  readonly has: (draft: string) => boolean;
  readonly add: (draft: string) => void;
  readonly remove: (draft: string) => void;
  /** Keeps only those that are still stored. */
  readonly prune: (stored: readonly string[]) => void;
}

export function createResolvedDrafts(memory: Memory): ResolvedDrafts {
  const read = (): readonly string[] => memory.read(key)?.split('\n') ?? [];
  const write = (drafts: readonly string[]): void => memory.write(key, drafts.length === 0 ? null : drafts.join('\n'));
  return {
    has: (draft) => read().includes(draft),
    add: (draft) => write([...read().filter((other) => other !== draft), draft]),
    remove: (draft) => {
      if (read().includes(draft)) write(read().filter((other) => other !== draft));
    },
    prune: (stored) => {
      if (read().some((draft) => !stored.includes(draft))) write(read().filter((draft) => stored.includes(draft)));
    },
  };
}
