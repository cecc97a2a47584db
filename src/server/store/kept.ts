import { type Database } from './database.ts';

/** A cached value of the database that almost every call needs. */
export interface Kept<Value> {
  readonly current: () => Promise<Value>;
  /** Drops the value after this server has changed it. */
  readonly forget: () => void;
}

/** Caches the value in memory if no other server can change it. */
export function keep<Value>(db: Database, load: () => Promise<Value>): Kept<Value> {
  let kept: Promise<Value> | undefined;
  return {
    current() {
      if (kept !== undefined) return kept;
      const loading = load();
      // Concurrent callers share one load.
      kept = loading;
      const drop = (): void => {
        if (kept === loading) kept = undefined;
      };
      loading.then(() => (db.isShared ? drop() : undefined), drop);
      return loading;
    },
    forget: () => void (kept = undefined),
  };
}
