import { close, open } from 'node:fs';
import { promisify } from 'node:util';

const openFile = promisify(open);
const closeFile = promisify(close);

export interface Lease {
  readonly descriptor: number;
  /** Must be called exactly once, also after errors. */
  readonly release: () => void;
}

/** Keeps descriptors of immutable files open for the next request. */
export interface OpenFiles {
  /** Throws the error of opening the file. */
  lease(path: string): Promise<Lease>;
  /** Returns the number of descriptors that are open or being opened. */
  count(): number;
  /** Closes unused descriptors, and the others when they are released. */
  close(): Promise<void>;
}

interface Entry {
  readonly descriptor: Promise<number>;
  users: number;
  isDropped: boolean;
}

/** Keeps the last `limit` files open; more are open only while they are in use. */
export function createOpenFiles(limit: number): OpenFiles {
  /** In order of use, the most recent last. */
  const entries = new Map<string, Entry>();
  const closing = new Set<Promise<void>>();
  let count = 0;

  function open(path: string): Entry {
    count += 1;
    const entry: Entry = { descriptor: openFile(path, 'r'), users: 0, isDropped: false };
    entries.set(path, entry);
    return entry;
  }

  function drop(path: string, entry: Entry): void {
    entry.isDropped = true;
    if (entries.get(path) === entry) entries.delete(path);
    if (entry.users === 0) shut(entry);
  }

  function shut(entry: Entry): void {
    count -= 1;
    const done = entry.descriptor.then(
      async (descriptor) => await closeFile(descriptor),
      () => {},
    );
    closing.add(done);
    void done.finally(() => closing.delete(done));
  }

  function trim(): void {
    for (const [path, entry] of entries) {
      if (entries.size <= limit) return;
      drop(path, entry);
    }
  }

  return {
    lease: async (path) => {
      const entry = entries.get(path) ?? open(path);
      entries.delete(path);
      entries.set(path, entry);
      entry.users += 1;
      const release = (): void => {
        entry.users -= 1;
        if (entry.users === 0 && entry.isDropped) shut(entry);
      };
      try {
        const descriptor = await entry.descriptor;
        trim();
        return { descriptor, release };
      } catch (error) {
        if (!entry.isDropped) drop(path, entry);
        release();
        throw error;
      }
    },
    count: () => count,
    close: async () => {
      for (const [path, entry] of entries) drop(path, entry);
      await Promise.all(closing);
    },
  };
}
