import { type Database } from './database.ts';

/**
 * Caches a value of the database that almost every call needs, if the database can tell that nothing has been written
 * since: by this server, by `npm run admin`, or by another program.
 */
export function cacheValue<Value>(db: Database, load: () => Promise<Value>): () => Promise<Value> {
  let cached: { readonly version: number | undefined; readonly value: Promise<Value> } | undefined;
  return () => {
    const version = db.version();
    if (cached?.version === version && cached !== undefined) return cached.value;
    // Concurrent callers share one load.
    const loading = { version, value: load() };
    cached = loading;
    const drop = (): void => {
      if (cached === loading) cached = undefined;
    };
    loading.value.then(() => (version === undefined ? drop() : undefined), drop);
    return loading.value;
  };
}
