import { type Database } from './database.ts';

/** A cached value of the database that almost every call needs. */
export interface CachedValue<Value> {
  readonly current: () => Promise<Value>;
  /** Drops the value after this server has changed it. */
  readonly forget: () => void;
}

/** Caches the value in memory if no other server can change it. */
export function cacheValue<Value>(db: Database, load: () => Promise<Value>): CachedValue<Value> {
  let cached: Promise<Value> | undefined;
  return {
    current() {
      if (cached !== undefined) return cached;
      const loading = load();
      // Concurrent callers share one load.
      cached = loading;
      const drop = (): void => {
        if (cached === loading) cached = undefined;
      };
      loading.then(() => (db.isShared ? drop() : undefined), drop);
      return loading;
    },
    forget: () => void (cached = undefined),
  };
}
