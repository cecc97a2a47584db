/**
 * The verified pieces of media on this device, by their SHA-256, in Cache Storage: the only store that is writable
 * everywhere and readable from the worker on iOS. A piece is in it only once its hash has been checked.
 */
export interface PieceStore {
  readonly has: (hash: string) => Promise<boolean>;
  /** @returns undefined if it is not there */
  readonly read: (hash: string) => Promise<Blob | undefined>;
  /** @throws DOMException `QuotaExceededError` */
  readonly write: (hash: string, piece: Blob) => Promise<void>;
  readonly remove: (hash: string) => Promise<void>;
  readonly list: () => Promise<ReadonlySet<string>>;
}

/** @param name `storeName(scope, 'pieces')` */
export function openPieces(name: string, scope: string): PieceStore {
  const address = (hash: string): string => new URL(`pieces/${hash}`, scope).href;
  const open = (): Promise<Cache> => caches.open(name);
  return {
    has: async (hash) => (await (await open()).match(address(hash))) !== undefined,
    read: async (hash) => (await (await open()).match(address(hash)))?.blob(),
    write: async (hash, piece) => (await open()).put(address(hash), new Response(piece)),
    remove: async (hash) => void (await (await open()).delete(address(hash))),
    list: async () => {
      const requests = await (await open()).keys();
      return new Set(requests.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)));
    },
  };
}
