import { type Readable } from 'node:stream';
import { MissingObject } from '../../../files/object-store.ts';
import { refuse } from '../../../refuse.ts';
import { type Database } from '../../../store/database.ts';
import { type Tables } from '../../../store/tables.ts';
import { noteFailure } from '../../jobs/job-notes.ts';
import { createJob, type Run } from '../../jobs/jobs.ts';
import { problemOf } from '../../jobs/problem.ts';
import { type BackupMaker, storeWholeBackup } from './store-whole-backup.ts';
import { nameByHand, storedKey } from './stored-backups.ts';
import { WholeBackupError } from '../../../errors.ts';

export type WholeBackupRow = Tables['wholeBackups'];

/** How far a backup is; without bytes the schedule makes it. */
export interface WholeBackupProgress {
  readonly bytes?: number;
  /** An estimate: the bytes of the museum's files. */
  readonly total?: number;
}

export interface WholeBackupToBegin {
  /** Needed unless the settings have one, which is then used. */
  readonly passphrase: string | undefined;
  readonly who: string;
  /** Called with why it has failed. */
  readonly report: (error: unknown) => void;
}

/** Whole backups as root makes and removes them by hand; the schedule makes its own beside them. */
export interface WholeBackups {
  /** The newest first. */
  readonly list: () => Promise<readonly WholeBackupRow[]>;
  /** Returns undefined while none is being made. */
  readonly progress: () => Promise<WholeBackupProgress | undefined>;
  /** Begins one, and returns once it has begun. @throws Refusal `wrong-value`, `conflict` */
  readonly begin: (given: WholeBackupToBegin) => Promise<void>;
  /** @throws Refusal `not-found` */
  readonly open: (name: string) => Promise<{ readonly row: WholeBackupRow; readonly stream: Readable }>;
  /** Removes it here; its copy in the second place stays. @throws Refusal `not-found`, `conflict` */
  readonly remove: (name: string) => Promise<void>;
  /** Breaks off what is being made. */
  readonly close: () => Promise<void>;
}

export function createWholeBackups(options: BackupMaker): WholeBackups {
  const { db, store, settings, clock } = options;
  const job = createJob({ db, clock, name: 'backup', busy: () => refuse('whole-backup-running', {}) });
  const copying = createJob({ db, clock, name: 'copy' });
  const stopping = new AbortController();
  let own: Promise<void> = Promise.resolve();

  return {
    list: () => db.read.selectFrom('wholeBackups').selectAll().orderBy('createdAt', 'desc').execute(),
    async progress() {
      const latest = await job.latest();
      if (latest?.outcome !== 'running') return undefined;
      return latest.who === 'schedule' ? {} : { bytes: latest.bytesDone, total: latest.bytesTotal };
    },
    async begin({ passphrase: typed, ...given }) {
      const passphrase = settings.backup.passphrase ?? typed;
      if (passphrase === undefined) throw refuse('passphrase-missing', {});
      const toBegin = { kind: '', about: '', who: given.who };
      const { ended } = await job.begin(toBegin, async (run) => {
        const signal = AbortSignal.any([run.signal, stopping.signal]);
        await makeOne(options, { ...run, signal }, { passphrase, ...given });
      });
      own = ended.catch(given.report);
    },
    async open(name) {
      const row = await find(name);
      try {
        return { row, stream: await store.get(storedKey(name)) };
      } catch (error) {
        if (!(error instanceof MissingObject)) throw error;
        throw refuse('backup-bytes-gone', { name });
      }
    },
    async remove(name) {
      const { copiedAt } = await find(name);
      if (copiedAt === null && (await copying.latest())?.outcome === 'running')
        throw refuse('whole-backup-copying', { name });
      await db.write((transaction) => transaction.deleteFrom('wholeBackups').where('name', '=', name).execute());
      await store.remove(storedKey(name));
    },
    async close() {
      stopping.abort(new WholeBackupError('The server was stopped while it backed up.'));
      await own;
    },
  };

  async function find(name: string): Promise<WholeBackupRow> {
    const row = await db.read.selectFrom('wholeBackups').selectAll().where('name', '=', name).executeTakeFirst();
    if (row === undefined) throw refuse('backup-missing', { name });
    return row;
  }
}

/** Never throws: a failure is noted and reported, because no caller awaits the end. */
async function makeOne(
  { db, store, settings, audit, buildId, clock, work }: BackupMaker,
  run: Run<object>,
  { passphrase, who, report }: WholeBackupToBegin & { readonly passphrase: string },
): Promise<void> {
  const what = 'backup everything';
  const name = nameByHand(clock(), settings.timeZone);
  try {
    run.expect(await bytesOfFiles(db));
    const writing = { note: (piece: Buffer) => run.advance(piece.length), signal: run.signal };
    await storeWholeBackup({ db, store, name, passphrase, buildId, clock, work, writing });
    await audit.note({ who, what, about: name, outcome: 'done', address: '' });
  } catch (error) {
    report(error);
    try {
      const problem = problemOf(error);
      await noteFailure(db, 'backup', { at: clock(), problem });
      await audit.note({ who, what, about: problem, outcome: 'refused', address: '' });
    } catch (failure) {
      report(failure);
    }
  }
}

/** A backup is about as large, because pictures and recordings cannot be packed. */
async function bytesOfFiles(db: Database): Promise<number> {
  const { bytes } = await db.read
    .selectFrom('files')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
