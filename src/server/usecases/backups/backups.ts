import { createHash } from 'node:crypto';
import { type Readable } from 'node:stream';
import { type BackupType } from '#content/constants.ts';
import { refuse } from '../../refuse.ts';
import { createGate } from '../../files/gate.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { type Blob } from '../../files/hash-stream.ts';
import { type BlobStore } from '../../files/store-blob.ts';
import { withTemporary } from '../../files/with-temporary.ts';
import { writeStream } from '../../files/write-stream.ts';
import { type Database } from '../../store/database.ts';
import { cleanDrawings } from '../files/clean-drawings.ts';
import { createBackupArchive } from './backup-archive.ts';
import { type BackupRow, findBackup, listBackups, type NewBackup, oldAutomatic } from './backup-rows.ts';
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

/** How many of the backups that restores make are kept; the backups of staff are never removed. */
const keptAutomatic = 10;

/** How often a restore is attempted if others save meanwhile. */
const tries = 4;

export function createBackups({ db, store, blobs, clock, buildId, timeZone }: BackupOptions): Backups {
  /** One job at a time, because each reads or writes all files. */
  const gate = createGate(1);
  const archive = createBackupArchive({ db, store, timeZone });

  return {
    list: () => listBackups(db),
    create: (type, description) => gate(async () => write(await takeSnapshot(db, type), { description })),
    upload: (fileName, stream) =>
      withTemporary(store, async (path) => {
        await writeStream(stream, path);
        const { type, made } = await readBackup(path, weigh);
        const createdAt = made === undefined ? clock() : Math.min(Date.parse(made.createdAt), clock());
        return archive.add({ type, createdAt, description: made?.description ?? fileName.slice(0, 500) }, path);
      }),
    restore: (name) => gate(() => restore(name)),
    async open(name) {
      const row = await findBackup(db, name);
      return { row, stream: await archive.open(name) };
    },
    async remove(name) {
      await findBackup(db, name);
      await archive.remove(name);
    },
  };

  async function restore(name: string): Promise<Restored> {
    const { type } = await findBackup(db, name);
    const read = await archive.withLocalFile(name, (path) => readBackup(path, (stream) => blobs.add(stream)));
    const contents = { ...read, files: await cleanDrawings(blobs, read.files) };
    for (let turn = 0; turn < tries; turn += 1) {
      const before = await takeSnapshot(db, type);
      const row = await write(before, { description: `Before going back to ${name}`, automatic: 1 });
      const objects = await swapContent(db, { contents, before, now: new Date(clock()), name });
      if (objects !== undefined) {
        for (const old of await oldAutomatic(db, keptAutomatic)) if (old !== name) await archive.remove(old);
        return { before: row, objects, files: contents.files.length };
      }
      await archive.remove(row.name);
    }
    throw refuse('backup-disturbed', {});
  }

  async function write(
    snapshot: Snapshot,
    { description, automatic = 0 }: Pick<NewBackup, 'description' | 'automatic'>,
  ): Promise<BackupRow> {
    return withTemporary(store, async (path) => {
      const createdAt = clock();
      const about = { program: buildId, description, createdAt: new Date(createdAt).toISOString() };
      const damaged = await writeBackup({ snapshot, store, path, about });
      const lost =
        damaged.length === 0 ? '' : ` (${damaged.length} files are damaged: ${damaged.slice(0, 3).join(', ')})`;
      return archive.add(
        { type: snapshot.type, createdAt, description: `${description}${lost}`.trim(), automatic },
        path,
      );
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
