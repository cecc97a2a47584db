import { type BackupSettings } from '../../settings/backup-settings.ts';
import { type Database } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';

/** How old the newest whole backup and its newest copy are, and whether the last attempts failed. */
export interface BackupStatus {
  readonly isScheduled: boolean;
  /** The newest backup of everything, by the schedule or `npm run admin`. */
  readonly backup: JobStatus;
  /** The newest backup in the second place; undefined: no second place is configured. */
  readonly copy: JobStatus | undefined;
}

export interface JobStatus {
  /** Seconds since the moment whose state it holds; undefined: there is none yet. */
  readonly ageSeconds: number | undefined;
  /** The last attempt, if it failed. Its problem is a sentence for administrators, without secrets. */
  readonly failure: { readonly at: number; readonly problem: string } | undefined;
  /** Whether the schedule was missed: an alarm should ring. */
  readonly isLate: boolean;
}

export interface BackupStatusOptions {
  readonly db: Pick<Database, 'read'>;
  readonly settings: BackupSettings;
  readonly clock: () => number;
}

/** A day, and the time that a large backup and a slow second place may take. */
const late = 28 * 3600;

/** Reads two rows, so it may be called every few seconds. */
export async function readBackupStatus({ db, settings, clock }: BackupStatusOptions): Promise<BackupStatus> {
  const rows = await db.read.selectFrom('backupJobs').selectAll().execute();
  const isScheduled = settings.hour !== undefined;
  const of = (name: Tables['backupJobs']['name']): JobStatus => {
    const { doneAt = 0, failedAt = 0, problem = '' } = rows.find((row) => row.name === name) ?? {};
    const ageSeconds = doneAt === 0 ? undefined : Math.max(0, Math.round((clock() - doneAt) / 1000));
    const failure = failedAt === 0 ? undefined : { at: failedAt, problem };
    const isLate = isScheduled && (ageSeconds === undefined ? failure !== undefined : ageSeconds > late);
    return { ageSeconds, failure, isLate };
  };
  return { isScheduled, backup: of('backup'), copy: settings.copyTo === '' ? undefined : of('copy') };
}
