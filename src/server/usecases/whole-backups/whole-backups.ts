import { type Readable } from 'node:stream';
import { MissingObject } from '../../files/object-store.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { isLocked, noteFailure, runAlone } from './backup-jobs.ts';
import { problemOf } from './problem.ts';
import { type BackupMaker, storeWholeBackup } from './store-whole-backup.ts';
import { nameByHand, storedKey } from './stored-backups.ts';
import { WholeBackupError } from './whole-backup-error.ts';

export type WholeBackupRow = Tables['wholeBackups'];

/** How far a backup is; without bytes another server or the schedule makes it. */
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
  let running: Running | undefined;

  return {
    list: () => db.read.selectFrom('wholeBackups').selectAll().orderBy('createdAt', 'desc').execute(),
    async progress() {
      if (running !== undefined) return { bytes: running.bytes, total: running.total };
      return (await isLocked(db, { name: 'backup', clock })) ? {} : undefined;
    },
    async begin({ passphrase: typed, ...given }) {
      const passphrase = settings.backup.passphrase ?? typed;
      if (passphrase === undefined) throw refuse('passphrase-missing', {});
      if (running !== undefined) throw refuse('whole-backup-running', {});
      const own: Running = { bytes: 0, total: 0, stopping: new AbortController(), done: Promise.resolve() };
      running = own;
      const hasBegun = new Promise<boolean>((resolve, reject) => {
        const work = async (): Promise<void> => {
          own.total = await bytesOfFiles(db);
          resolve(true);
          await makeOne(options, own, { passphrase, ...given });
        };
        own.done = runAlone(db, { name: 'backup', clock }, work)
          .then(resolve, reject)
          .finally(() => (running = undefined));
      });
      if (!(await hasBegun)) throw refuse('whole-backup-running', {});
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
      if (copiedAt === null && (await isLocked(db, { name: 'copy', clock })))
        throw refuse('whole-backup-copying', { name });
      await db.write((transaction) => transaction.deleteFrom('wholeBackups').where('name', '=', name).execute());
      await store.remove(storedKey(name));
    },
    async close() {
      const own = running;
      own?.stopping.abort(new WholeBackupError('The server was stopped while it backed up.'));
      await own?.done;
    },
  };

  async function find(name: string): Promise<WholeBackupRow> {
    const row = await db.read.selectFrom('wholeBackups').selectAll().where('name', '=', name).executeTakeFirst();
    if (row === undefined) throw refuse('backup-missing', { name });
    return row;
  }
}

interface Running {
  /** The bytes that are written. */
  bytes: number;
  /** The bytes of the museum's files. */
  total: number;
  readonly stopping: AbortController;
  done: Promise<void>;
}

/** Never throws: a failure is noted and reported, because no caller awaits the end. */
async function makeOne(
  { db, store, settings, audit, buildId, clock, work }: BackupMaker,
  own: Running,
  { passphrase, who, report }: WholeBackupToBegin & { readonly passphrase: string },
): Promise<void> {
  const what = 'backup everything';
  const name = nameByHand(clock(), settings.timeZone);
  const note = (piece: Buffer): void => void (own.bytes += piece.length);
  try {
    const writing = { note, signal: own.stopping.signal };
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
