import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { Refusal } from '../../errors.ts';
import { hashStream } from '../../files/hash-stream.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { blobKey, type BlobStore } from '../../files/store-blob.ts';
import { readZip } from '../../files/zip-read.ts';
import { type Database } from '../../store/database.ts';
import { type BackupArchive } from '../backups/backup-archive.ts';
import { pendingSize } from '../backups/backup-rows.ts';
import { readBackup } from '../backups/read-backup.ts';
import { pathsIn } from '../files/paths-in.ts';

export interface Damage {
  /** The paths of all files with these bytes. */
  readonly paths: readonly string[];
  readonly hash: string;
  /** Whether there are no bytes at all. */
  readonly isMissing: boolean;
}

export interface BadBackup {
  readonly name: string;
  readonly problem: string;
}

export interface Verification {
  /** How many files were checked. */
  readonly files: number;
  readonly damages: readonly Damage[];
  /** How many backups were checked. */
  readonly backups: number;
  readonly badBackups: readonly BadBackup[];
}

export interface VerifyOptions {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly archive: BackupArchive;
}

/** Reads all bytes of all files and backups, and compares them with what they were when they were stored. */
export async function verifyFiles({ db, store, archive }: VerifyOptions): Promise<Verification> {
  const rows = await db.read.selectFrom('files').select(['path', 'hash', 'bytes']).orderBy('path').execute();
  const paths = new Map<string, string[]>();
  for (const { path, hash } of rows) paths.set(hash, [...(paths.get(hash) ?? []), path]);
  const damages: Damage[] = [];
  for (const [hash, owners] of paths) {
    const state = await stateOf(store, hash);
    if (state !== 'whole') damages.push({ paths: owners, hash, isMissing: state === 'missing' });
  }
  const backups = await db.read
    .selectFrom('backups')
    .select('name')
    .where('bytes', '!=', pendingSize)
    .orderBy('name')
    .execute();
  const badBackups: BadBackup[] = [];
  for (const { name } of backups) {
    const problem = await problemOf(archive, name);
    if (problem !== undefined) badBackups.push({ name, problem });
  }
  return { files: rows.length, damages, backups: backups.length, badBackups };
}

async function stateOf(store: ObjectStore, hash: string): Promise<'whole' | 'changed' | 'missing'> {
  const key = blobKey(hash);
  if ((await store.stat(key)) === undefined) return 'missing';
  return (await hashStream(await store.get(key))).hash === hash ? 'whole' : 'changed';
}

async function problemOf(archive: BackupArchive, name: string): Promise<string | undefined> {
  try {
    await archive.withLocalFile(name, (path) => readBackup(path, hashStream));
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/**
 * Looks for damaged bytes in a folder or zip, whatever the names there, and stores those that are found.
 *
 * @returns the damages that are left
 */
export async function repairFiles(
  blobs: BlobStore,
  from: string,
  damages: readonly Damage[],
): Promise<readonly Damage[]> {
  const wanted = new Set(damages.map(({ hash }) => hash));
  const offer = async (open: () => Promise<Readable>): Promise<void> => {
    if (wanted.size === 0) return;
    const { hash } = await hashStream(await open());
    if (!wanted.has(hash)) return;
    await blobs.add(await open());
    wanted.delete(hash);
  };
  if ((await stat(from)).isDirectory()) {
    for (const path of await pathsIn(from)) await offer(async () => createReadStream(join(from, path)));
  } else {
    await readZip(from, async ({ isFolder, open }) => (isFolder ? undefined : offer(open)));
  }
  return damages.filter(({ hash }) => wanted.has(hash));
}
