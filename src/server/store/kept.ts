import { type Database } from './database.ts';

/** A value of the database that is asked for with almost every call. */
export interface Kept<Value> {
  readonly current: () => Promise<Value>;
  /** This server has changed it. */
  readonly forget: () => void;
}

/** Keeps it in memory as long as no other server can change it. */
export function keep<Value>(db: Database, load: () => Promise<Value>): Kept<Value> {
  let kept: Promise<Value> | undefined;
  return {
    current() {
      if (kept !== undefined) return kept;
      const loading = load();
      // Those that ask at once ask together.
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
