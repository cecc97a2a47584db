import { type ObjectStore } from '../../files/object-store.ts';
import { type PieceHashes } from '../../files/piece-hashes.ts';
import { type PictureSizes } from '../../files/picture-sizes.ts';
import { blobFolder, blobKey, unusedRetentionMs } from '../../files/store-blob.ts';
import { type Settings } from '../../settings/settings.ts';
import { type Database } from '../../store/database.ts';
import { type AuditTrail } from '../audit/audit-trail.ts';
import { thinHistory } from '../history/thin-history.ts';
import { museumDays } from '../visits/museum-days.ts';
import { pruneVisits } from '../visits/prune-visits.ts';
import { deleteExpiredCopies } from '../content/retained-copies.ts';
import { forgetEarlier } from '../files/earlier-files.ts';
import { forgetInspections } from '../files/inspect-files.ts';
import { forgetPublications } from '../publications/publications.ts';
import { forgetMoves } from '../files/moved-files.ts';
import { backupKey, pendingSize } from '../backups/backup-rows.ts';

export interface SweepOptions {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly sizes: Pick<PictureSizes, 'forget'>;
  readonly pieces: Pick<PieceHashes, 'forget'>;
  readonly clock: () => number;
  readonly audit?: Pick<AuditTrail, 'prune'>;
  readonly settings?: Pick<Settings, 'historyDays' | 'timeZone'>;
  /** Whether this server has just started: then interrupted backups are remains, unless another server makes them. */
  readonly isStart?: boolean;
}

export interface Swept {
  readonly blobs: number;
  readonly backups: number;
  /** Uploads to a bucket that have begun and never ended. */
  readonly uploads: number;
}

const day = 24 * 3_600_000;
const atOnce = 500;

/**
 * Removes bytes that no file has used for 30 days (offline guides may still request them), remains of interrupted
 * backups and uploads, what can no longer be brought back, and failed attempts of earlier days; thins the history. Several servers may sweep at once.
 */
export async function sweep({
  db,
  store,
  sizes,
  pieces,
  clock,
  audit,
  settings,
  isStart = false,
}: SweepOptions): Promise<Swept> {
  const now = clock();
  const isAlone = isStart && !db.isShared;
  await db.write((transaction) =>
    transaction
      .deleteFrom('backups')
      .where('bytes', '=', pendingSize)
      .where('createdAt', '<', isAlone ? now : now - day)
      .execute(),
  );
  await db.write((transaction) =>
    transaction
      .deleteFrom('failedAttempts')
      .where('failedAt', '<', now - day)
      .where('emptyAt', '<', now)
      .execute(),
  );
  await audit?.prune();
  await db.write((transaction) => forgetMoves(transaction, now));
  await db.write((transaction) => deleteExpiredCopies(transaction, now));
  await db.write((transaction) => forgetEarlier(transaction, now));
  await db.write((transaction) => forgetPublications(transaction, now));
  await db.write(forgetInspections);
  if (settings !== undefined)
    await thinHistory(db, { now, days: settings.historyDays, dayOf: museumDays(settings.timeZone) });
  await pruneVisits(db, now);
  let blobs = 0;
  let hashes: string[] = [];
  for await (const { key, modifiedAt } of store.list(blobFolder)) {
    if (modifiedAt.getTime() > now - day) continue;
    hashes.push(key.slice(blobFolder.length));
    if (hashes.length >= atOnce) blobs += await sweepBlobs(hashes.splice(0));
  }
  return {
    blobs: blobs + (await sweepBlobs(hashes)),
    backups: await sweepBackups(),
    uploads: await store.removeUnfinished(new Date(now - day)),
  };

  async function sweepBlobs(hashes: readonly string[]): Promise<number> {
    if (hashes.length === 0) return 0;
    const over = await db.write(async (transaction) => {
      const used = await transaction
        .selectFrom('files')
        .select('hash')
        .distinct()
        .where('hash', 'in', hashes)
        .execute();
      const inUse = new Set(used.map(({ hash }) => hash));
      const unused = hashes.filter((hash) => !inUse.has(hash));
      await transaction
        .deleteFrom('unusedBlobs')
        .where('hash', 'in', [...inUse, ''])
        .execute();
      if (unused.length === 0) return [];
      await transaction
        .insertInto('unusedBlobs')
        .values(unused.map((hash) => ({ hash, since: now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return transaction
        .selectFrom('unusedBlobs')
        .select('hash')
        .where('hash', 'in', unused)
        .where('since', '<=', now - unusedRetentionMs)
        .where('hash', 'not in', (earlier) => earlier.selectFrom('earlierFiles').select('earlierFiles.hash'))
        .execute();
    });
    let removed = 0;
    for (const { hash } of over) {
      const facts = await store.stat(blobKey(hash));
      // A running upload has renewed its time.
      if (facts !== undefined && facts.modifiedAt.getTime() > now - unusedRetentionMs) continue;
      await sizes.forget(hash);
      await pieces.forget(hash);
      await store.remove(blobKey(hash));
      await db.write(async (transaction) => {
        await transaction.deleteFrom('recordingLengths').where('hash', '=', hash).execute();
        await transaction.deleteFrom('unusedBlobs').where('hash', '=', hash).execute();
      });
      removed += 1;
    }
    return removed;
  }

  async function sweepBackups(): Promise<number> {
    const keys: string[] = [];
    for await (const { key, modifiedAt } of store.list('backups/')) {
      if (isAlone || modifiedAt.getTime() <= now - day) keys.push(key);
    }
    // Read after the list: a backup has its row before its zip.
    const rows = await db.read.selectFrom('backups').select('name').execute();
    const known = new Set(rows.map(({ name }) => backupKey(name)));
    const unknown = keys.filter((key) => !known.has(key));
    for (const key of unknown) await store.remove(key);
    return unknown.length;
  }
}

/** Sweeps now and once a day. @returns a function that stops it */
export function sweepDaily(options: SweepOptions, report: (error: unknown) => void): () => void {
  void sweep({ ...options, isStart: true }).catch(report);
  const timer = setInterval(() => void sweep(options).catch(report), day);
  timer.unref();
  return () => clearInterval(timer);
}
