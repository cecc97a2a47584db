import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StartError } from '../errors.ts';

/** Held here, because the garbage collector closes an unreferenced connection, which releases its lock. */
const held = new Set<InstanceType<typeof DatabaseSync>>();

/**
 * Lets one server at a time use a data folder. The lock is SQLite's own on an empty file: the operating system drops it
 * when the process ends, killed or not, so that nothing stale ever blocks. `npm run admin` does not take it.
 *
 * @returns releases the lock
 * @throws StartError if another server has it
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
  try {
    // With its journal in memory the lock needs no space: the server starts on a full disk.
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartError(
      `Another server is running on the data folder ${folder}. Stop it first, or set another folder with CICERONE_DATA. ` +
        'Several servers can share one museum with CICERONE_DATABASE_URL and CICERONE_FILES_URL.',
      { cause: error },
    );
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /database is locked/i.test(error.message);
}
