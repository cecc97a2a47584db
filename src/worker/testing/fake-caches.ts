/** Cache Storage in memory, as far as the worker needs it: addresses without headers. */
export function fakeCaches(): CacheStorage {
  const stores = new Map<string, ReturnType<typeof fakeCache>>();
  const open = async (name: string): Promise<Cache> => {
    const store = stores.get(name) ?? fakeCache();
    stores.set(name, store);
    return store as unknown as Cache;
  };
  const storage: Partial<CacheStorage> = {
    open,
    has: async (name) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
  };
  return storage as CacheStorage;
}

function fakeCache() {
  const rows = new Map<string, Response>();
  const addressOf = (asked: RequestInfo | URL): string => (asked instanceof Request ? asked.url : String(asked));
  return {
    match: async (asked: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) => {
      const address = addressOf(asked);
      return rows.get(ignoreSearch ? address.replace(/\?.*$/, '') : address)?.clone();
    },
    put: async (asked: RequestInfo | URL, answer: Response) => void rows.set(addressOf(asked), answer.clone()),
    delete: async (asked: RequestInfo | URL) => rows.delete(addressOf(asked)),
    keys: async () => [...rows.keys()].map((url) => ({ url })),
  };
}
