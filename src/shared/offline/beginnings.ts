/**
 * The beginnings of pieces whose answers have broken off, by their hashes. They are not verified, and only in memory: the
 * next try asks for the rest, so that a network that breaks every few seconds still gets on.
 */
export interface Beginnings {
  /** Empty if nothing is known. */
  readonly of: (hash: string) => Uint8Array;
  readonly keep: (hash: string, bytes: Uint8Array) => void;
  readonly forget: (hash: string) => void;
  readonly clear: () => void;
}

/** As many as are fetched at a time: phones have little memory. */
const most = 3;
const nothing = new Uint8Array();

export function createBeginnings(): Beginnings {
  const kept = new Map<string, Uint8Array>();
  return {
    of: (hash) => kept.get(hash) ?? nothing,
    keep: (hash, bytes) => {
      kept.delete(hash);
      if (bytes.length > 0) kept.set(hash, bytes);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    forget: (hash) => void kept.delete(hash),
    clear: () => kept.clear(),
  };
}
