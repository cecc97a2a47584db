import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { type Readable } from 'node:stream';
import { type BackupType } from '#content/constants.ts';
import { Refusal } from '../../errors.ts';
import { createGate } from '../../files/gate.ts';
import { MissingObject, type ObjectStore } from '../../files/object-store.ts';
import { type Blob, type BlobStore } from '../../files/store-blob.ts';
import { withTemporary } from '../../files/with-temporary.ts';
import { writeStream } from '../../files/write-stream.ts';
import { type Database } from '../../store/database.ts';
import {
  backupKey,
  type BackupRow,
  findBackup,
  finish,
  forgetRow,
  listBackups,
  type NewBackup,
  reserve,
} from './backup-rows.ts';
import { readBackup } from './read-backup.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { swapContent } from './swap-content.ts';
import { writeBackup } from './write-backup.ts';

export interface Restored {
  /** The backup of the previous state. */
  readonly before: BackupRow;
  /** The number of objects in the published copy. */
  readonly objects: number;
  readonly files: number;
}

export interface Backups {
  readonly list: () => Promise<readonly BackupRow[]>;
  readonly create: (type: BackupType, description: string) => Promise<BackupRow>;
  /** Checks an uploaded backup and stores it. @throws Refusal `wrong-backup`, `storage-full` */
  readonly upload: (fileName: string, stream: Readable) => Promise<BackupRow>;
  /** Restores all or nothing, even if the server is killed. @throws Refusal `not-found`, `wrong-backup`, `conflict` */
  readonly restore: (name: string) => Promise<Restored>;
  /** @throws Refusal `not-found` */
  readonly open: (name: string) => Promise<{ readonly row: BackupRow; readonly stream: Readable }>;
  /** @throws Refusal `not-found` */
  readonly remove: (name: string) => Promise<void>;
}

export interface BackupOptions {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly blobs: BlobStore;
  readonly clock: () => number;
  readonly buildId: string;
  readonly timeZone: string;
}

/** How often a restore is attempted if others save meanwhile. */
const tries = 4;

export function createBackups({ db, store, blobs, clock, buildId, timeZone }: BackupOptions): Backups {
  /** One job at a time, because each reads or writes all files. */
  const gate = createGate(1);

  return {
    list: () => listBackups(db),
    create: (type, description) => gate(async () => write(await takeSnapshot(db, type), description)),
    upload: (fileName, stream) =>
      withTemporary(store, async (path) => {
        await writeStream(stream, path);
        const { type, made } = await readBackup(path, weigh);
        const createdAt = made === undefined ? clock() : Math.min(Date.parse(made.createdAt), clock());
        return keep({ type, createdAt, description: made?.description ?? fileName.slice(0, 500) }, path);
      }),
    restore: (name) => gate(() => restore(name)),
    async open(name) {
      const row = await findBackup(db, name);
      return { row, stream: await openObject(name) };
    },
    async remove(name) {
      await findBackup(db, name);
      await drop(name);
    },
  };

  async function restore(name: string): Promise<Restored> {
    const { type } = await findBackup(db, name);
    const contents = await withLocal(name, (path) => readBackup(path, (stream) => blobs.keep(stream)));
    for (let turn = 0; turn < tries; turn += 1) {
      const before = await takeSnapshot(db, type);
      const row = await write(before, `Before going back to ${name}`);
      const objects = await swapContent(db, { contents, before, now: new Date(clock()), name });
      if (objects !== undefined) return { before: row, objects, files: contents.files.length };
      await drop(row.name);
    }
    throw new Refusal('conflict', 'Others are saving all the time. Ask them to pause, and try again.');
  }

  async function write(snapshot: Snapshot, description: string): Promise<BackupRow> {
    return withTemporary(store, async (path) => {
      const createdAt = clock();
      const about = { program: buildId, description, createdAt: new Date(createdAt).toISOString() };
      const damaged = await writeBackup({ snapshot, store, path, about });
      const lost =
        damaged.length === 0 ? '' : ` (${damaged.length} files are damaged: ${damaged.slice(0, 3).join(', ')})`;
      return keep({ type: snapshot.type, createdAt, description: `${description}${lost}`.trim() }, path);
    });
  }

  /** Stores the bytes first, then the row that lists the backup. */
  async function keep(backup: NewBackup, path: string): Promise<BackupRow> {
    const { size } = await stat(path);
    const reserved = await reserve(db, backup, timeZone);
    try {
      await store.putFile(backupKey(reserved.name), path);
      const row = { ...reserved, bytes: size };
      await finish(db, row);
      return row;
    } catch (error) {
      await drop(reserved.name);
      throw error;
    }
  }

  async function drop(name: string): Promise<void> {
    await forgetRow(db, name);
    await store.remove(backupKey(name));
  }

  async function openObject(name: string): Promise<Readable> {
    try {
      return await store.get(backupKey(name));
    } catch (error) {
      if (!(error instanceof MissingObject)) throw error;
      throw new Refusal('not-found', `The bytes of the backup "${name}" are gone. Delete it from the list.`);
    }
  }

  /** Runs work with the backup as a local file, because zips are read from their end. */
  async function withLocal<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result> {
    const stream = await openObject(name);
    const local = store.localPath(backupKey(name));
    if (local !== undefined) {
      stream.destroy();
      return work(local);
    }
    return withTemporary(store, async (path) => {
      await writeStream(stream, path);
      return work(path);
    });
  }
}

async function weigh(stream: Readable): Promise<Blob> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('An entry came as text.');
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { hash: hash.digest('hex'), bytes };
}
