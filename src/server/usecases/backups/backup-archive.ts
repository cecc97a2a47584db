import { stat } from 'node:fs/promises';
import { type Readable } from 'node:stream';
import { refuse } from '../../refuse.ts';
import { MissingObject, type ObjectStore } from '../../files/object-store.ts';
import { withTemporary } from '../../files/with-temporary.ts';
import { writeStream } from '../../files/write-stream.ts';
import { type Database } from '../../store/database.ts';
import {
  type AlsoNoted,
  backupKey,
  type BackupRow,
  finish,
  forgetRow,
  type NewBackup,
  reserve,
} from './backup-rows.ts';

/** The zips of the backups, each with a row in the database that lists it. */
export interface BackupArchive {
  /** Adds a zip. If that fails, neither bytes nor row remain. */
  readonly add: (backup: NewBackup, path: string, also?: AlsoNoted) => Promise<BackupRow>;
  /** Removes a backup, if it exists. */
  readonly remove: (name: string) => Promise<void>;
  /** @throws Refusal `not-found` */
  readonly open: (name: string) => Promise<Readable>;
  /** Runs work with the backup as a local file, because zips are read from their end. @throws Refusal `not-found` */
  readonly withLocalFile: <Result>(name: string, work: (path: string) => Promise<Result>) => Promise<Result>;
}

export interface BackupArchiveOptions {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly timeZone: string;
}

export function createBackupArchive({ db, store, timeZone }: BackupArchiveOptions): BackupArchive {
  return {
    add: async (backup, path, also) => {
      const { size } = await stat(path);
      const reserved = await reserve(db, backup, timeZone);
      try {
        // The bytes come first, so a listed backup is always complete.
        await store.putFile(backupKey(reserved.name), path);
        const row = { ...reserved, bytes: size };
        await finish(db, row, also);
        return row;
      } catch (error) {
        await remove(reserved.name);
        throw error;
      }
    },
    remove,
    open,
    withLocalFile: async (name, work) => {
      const stream = await open(name);
      const local = store.localPath(backupKey(name));
      if (local !== undefined) {
        stream.destroy();
        return work(local);
      }
      return withTemporary(store, async (path) => {
        await writeStream(stream, path);
        return work(path);
      });
    },
  };

  async function remove(name: string): Promise<void> {
    await forgetRow(db, name);
    await store.remove(backupKey(name));
  }

  async function open(name: string): Promise<Readable> {
    try {
      return await store.get(backupKey(name));
    } catch (error) {
      if (!(error instanceof MissingObject)) throw error;
      throw refuse('backup-bytes-gone', { name });
    }
  }
}
