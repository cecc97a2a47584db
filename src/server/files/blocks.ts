/** A part of an object in memory. Its bytes never change. */
export interface Block {
  readonly bytes: Buffer;
  /** Must be called, perhaps more than once; afterwards the memory may be given away. */
  readonly release: () => void;
}

/** The least recently used blocks of immutable objects, in a bounded memory. */
export interface Blocks {
  /**
   * Returns a block, read on the second request for it: a single request displaces nothing. Returns undefined on
   * the first request, or while all memory is in use. Rejects with the error of reading.
   *
   * @param howToRead asked if it is not in memory; undefined: then it is not to be read
   */
  readonly take: (id: string, howToRead: () => Reading | undefined) => Promise<Block | undefined> | Block | undefined;
  /** Returns the bytes in use, which never exceed the limit. */
  readonly held: () => number;
}

export interface Reading {
  /** In bytes. */
  readonly length: number;
  /** Fills the whole buffer. */
  readonly read: (into: Buffer) => Promise<void>;
}

interface Entry {
  readonly bytes: Buffer;
  users: number;
}

/** The cost of an entry besides its bytes, so that a million tiny files are bounded as well. */
const overhead = 1024;
/** Identifiers remembered after their first request. */
const mostAsked = 4096;

/** @param limit in bytes */
export function createBlocks(limit: number): Blocks {
  /** In order of use, the most recent last. */
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<Entry | undefined>>();
  const asked = new Set<string>();
  let held = 0;

  return {
    take(id, howToRead) {
      const entry = entries.get(id);
      if (entry !== undefined) {
        entries.delete(id);
        entries.set(id, entry);
        return lend(entry);
      }
      if (!loading.has(id) && !isAskedAgain(id)) return undefined;
      const reading = howToRead();
      return reading === undefined ? undefined : loadOnce(id, reading);
    },
    held: () => held,
  };

  function lend(entry: Entry): Block {
    entry.users += 1;
    let isReleased = false;
    const release = (): void => {
      if (!isReleased) entry.users -= 1;
      isReleased = true;
    };
    return { bytes: entry.bytes, release };
  }

  function isAskedAgain(id: string): boolean {
    if (asked.delete(id)) return true;
    if (asked.size >= mostAsked) asked.clear();
    asked.add(id);
    return false;
  }

  async function loadOnce(id: string, reading: Reading): Promise<Block | undefined> {
    const entry = await (loading.get(id) ?? load(id, reading));
    // Others may have needed its memory already.
    return entry !== undefined && entries.get(id) === entry ? lend(entry) : undefined;
  }

  function load(id: string, { length, read }: Reading): Promise<Entry | undefined> {
    if (!makeRoom(length + overhead)) return Promise.resolve(undefined);
    held += length + overhead;
    const bytes = Buffer.allocUnsafeSlow(length);
    const running = read(bytes)
      .then(() => {
        const entry: Entry = { bytes, users: 0 };
        entries.set(id, entry);
        return entry;
      })
      .catch((error: unknown) => {
        held -= length + overhead;
        throw error;
      })
      .finally(() => loading.delete(id));
    loading.set(id, running);
    return running;
  }

  /** Drops blocks that are not being sent, the least recently used first. */
  function makeRoom(needed: number): boolean {
    for (const [id, { bytes, users }] of entries) {
      if (held + needed <= limit) break;
      if (users > 0) continue;
      entries.delete(id);
      held -= bytes.length + overhead;
    }
    return held + needed <= limit;
  }
}
