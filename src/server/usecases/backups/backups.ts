import { createHash } from 'node:crypto';
import { type Readable } from 'node:stream';
import { type BackupType } from '#content/constants.ts';
import { refuse } from '../../refuse.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { type Blob } from '../../files/hash-stream.ts';
import { type BlobStore } from '../../files/store-blob.ts';
import { withTemporary } from '../../files/with-temporary.ts';
import { writeStream } from '../../files/write-stream.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { type FileNote } from '../../files/inspected-file.ts';
import { allNotes } from '../content/read-media.ts';
import { inspectFiles } from '../files/inspect-files.ts';
import { createBackupArchive } from './backup-archive.ts';
import { type BackupRow, findBackup, listBackups, madeFor, type NewBackup, oldBackups } from './backup-rows.ts';
import { type BackupRun, createBackupRuns, type LatestBackupRun } from './backup-runs.ts';
import { counted } from './counted.ts';
import { noteRestore } from './last-restore.ts';
import { readBackup } from './read-backup.ts';
import { bytesOf, type Snapshot, takeSnapshot } from './snapshot.ts';
import { swapContent } from './swap-content.ts';
import { writeBackup } from './write-backup.ts';

export interface Restored {
  /** The backup of the previous state. */
  readonly before: BackupRow;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The number of objects in the published copy. */
  readonly objects: number;
  readonly files: number;
  /** Notes about these. */
  readonly notes: readonly FileNote[];
}

export interface BackupToMake {
  readonly who?: string;
  /** Whether the schedule wants it; such backups are removed when there are enough newer ones. */
  readonly isDaily?: boolean;
}

export interface Backups {
  readonly list: () => Promise<readonly BackupRow[]>;
  /** Returns the running or the last job; undefined: there was none yet. */
  readonly latestRun: () => Promise<LatestBackupRun | undefined>;
  /** @throws Refusal `conflict` while another backup is made or restored, `storage-full` */
  readonly create: (type: BackupType, description: string, options?: BackupToMake) => Promise<BackupRow>;
  /** Checks an uploaded backup and stores it. @throws Refusal `wrong-backup`, `storage-full` */
  readonly upload: (fileName: string, stream: Readable) => Promise<BackupRow>;
  /** Restores all or nothing, even if the server is killed. @throws Refusal `not-found`, `wrong-backup`, `conflict` */
  readonly restore: (name: string, who?: string) => Promise<Restored>;
  /** @throws Refusal `not-found` */
  readonly open: (name: string) => Promise<{ readonly row: BackupRow; readonly stream: Readable }>;
  /** @throws Refusal `not-found`; `conflict` while it is restored */
  readonly remove: (name: string) => Promise<void>;
  /** Removes the oldest daily backups. */
  readonly pruneDaily: (kept: number) => Promise<void>;
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
const keptFromRestores = 10;

/** How often a restore is attempted if others save meanwhile. */
const tries = 4;

export function createBackups({ db, store, blobs, clock, buildId, timeZone }: BackupOptions): Backups {
  const runs = createBackupRuns(db, clock);
  const archive = createBackupArchive({ db, store, timeZone });

  return {
    list: () => listBackups(db),
    latestRun: runs.latest,
    create: (type, description, { who = '', isDaily = false } = {}) =>
      runs.run({ kind: 'backup', about: description, who }, async (run) => {
        const automatic = isDaily ? madeFor.daily : madeFor.person;
        return write(await takeSnapshot(db, type), { description, automatic }, { run, isResult: true });
      }),
    upload: (fileName, stream) =>
      withTemporary(store, async (path) => {
        await writeStream(stream, path);
        const { type, made } = await readBackup(path, weigh);
        const createdAt = made === undefined ? clock() : Math.min(Date.parse(made.createdAt), clock());
        return archive.add({ type, createdAt, description: made?.description ?? fileName.slice(0, 500) }, path);
      }),
    async restore(name, who = '') {
      await findBackup(db, name);
      return runs.run({ kind: 'restore', about: name, who }, (run) => restore(name, who, run));
    },
    async open(name) {
      const row = await findBackup(db, name);
      return { row, stream: await archive.open(name) };
    },
    async remove(name) {
      await findBackup(db, name);
      const run = await runs.latest();
      if (run?.outcome === 'running' && run.kind === 'restore' && run.about === name)
        throw refuse('restore-running', {});
      await archive.remove(name);
    },
    async pruneDaily(kept) {
      for (const old of await oldBackups(db, madeFor.daily, kept)) await archive.remove(old);
    },
  };

  async function restore(name: string, who: string, run: BackupRun): Promise<Restored> {
    const { type, bytes } = await findBackup(db, name);
    run.expect(bytes);
    const read = await archive.withLocalFile(name, (path) =>
      readBackup(path, (stream) => blobs.add(counted(stream, run.advance))),
    );
    const inspected = await inspectFiles(db.readLong, blobs, read.files);
    const contents = { ...read, ...inspected, notes: allNotes(read.notes, inspected) };
    for (let turn = 0; turn < tries; turn += 1) {
      const before = await takeSnapshot(db, type);
      const description = `Before going back to ${name}`;
      const row = await write(before, { description, automatic: madeFor.restore }, { run, isResult: false });
      const at = clock();
      const also = async (transaction: Reader): Promise<void> => {
        await noteRestore(transaction, { at, backup: name, who });
        await run.finish(transaction, { backup: row });
      };
      const objects = await swapContent(db, { contents, before, now: new Date(at), name, who, also });
      if (objects !== undefined) {
        for (const old of await oldBackups(db, madeFor.restore, keptFromRestores))
          if (old !== name) await archive.remove(old);
        return { before: row, at, objects, files: contents.files.length, notes: contents.notes };
      }
      await archive.remove(row.name);
    }
    throw refuse('backup-disturbed', {});
  }

  /** @param isResult whether the run is done with this backup */
  async function write(
    snapshot: Snapshot,
    { description, automatic }: Required<Pick<NewBackup, 'description' | 'automatic'>>,
    { run, isResult }: { readonly run: BackupRun; readonly isResult: boolean },
  ): Promise<BackupRow> {
    run.expect(bytesOf(snapshot));
    return withTemporary(store, async (path) => {
      const createdAt = clock();
      const about = { program: buildId, description, createdAt: new Date(createdAt).toISOString() };
      const damaged = await writeBackup({ snapshot, store, path, about, count: run.advance });
      // Read it back: an unreadable backup would be noticed only when it is needed.
      await readBackup(path, weigh);
      const lost =
        damaged.length === 0 ? '' : ` (${damaged.length} files are damaged: ${damaged.slice(0, 3).join(', ')})`;
      return archive.add(
        { type: snapshot.type, createdAt, description: `${description}${lost}`.trim(), automatic },
        path,
        async (transaction, backup) => {
          if (isResult) await run.finish(transaction, { backup });
        },
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
