import { type Database } from './database.ts';
import { type Write } from './write.ts';

export type WriteObserver = (milliseconds: number, isDone: boolean) => void;

/** Returns the database with transactions that can be observed, at first without an observer. */
export function withWriteObserver(db: Database): {
  readonly db: Database;
  readonly observeWrites: (observer: WriteObserver) => void;
} {
  let observe: WriteObserver = () => undefined;
  const write: Write = async (job) => {
    const start = performance.now();
    let isDone = false;
    try {
      const result = await db.write(job);
      isDone = true;
      return result;
    } finally {
      observe(performance.now() - start, isDone);
    }
  };
  return { db: { ...db, write }, observeWrites: (observer) => void (observe = observer) };
}
