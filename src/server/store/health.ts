import { type ObjectStore } from '../files/object-store.ts';
import { refuse } from '../refuse.ts';
import { type Database } from './database.ts';

export interface Health {
  /** @throws Refusal `unavailable` if the database or the files do not answer */
  readonly check: () => Promise<void>;
}

export interface HealthOptions {
  readonly db: Pick<Database, 'read'>;
  readonly store: Pick<ObjectStore, 'reach'>;
}

/** Milliseconds that each of them has to answer. */
const timeoutMs = 3000;

/** Concurrent callers share one check, so that they cannot burden what they ask about. */
export function createHealth({ db, store }: HealthOptions): Health {
  let running: Promise<void> | undefined;
  return {
    check() {
      running ??= check().finally(() => (running = undefined));
      return running;
    },
  };

  async function check(): Promise<void> {
    const asked = db.read.selectFrom('copies').select('epoch').limit(1).execute();
    await inTime(asked, 'database-away');
    await inTime(store.reach(), 'storage-away');
  }
}

async function inTime(work: Promise<unknown>, reason: 'database-away' | 'storage-away'): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There is no answer.')), timeoutMs);
  });
  try {
    await Promise.race([work, late]);
  } catch (error) {
    throw refuse(reason, {}, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
