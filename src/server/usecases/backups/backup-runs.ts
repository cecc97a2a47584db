import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { createJob, type Job, type LatestRun, type Run } from '../jobs/jobs.ts';
import { type BackupRow } from './backup-rows.ts';

type BackupRunKind = 'backup' | 'restore';

/** The result of a run. */
interface BackupRunResult {
  /** The new backup; after a restore the one of the state before. */
  readonly backup?: BackupRow;
}

export type BackupRun = Run<BackupRunResult>;
export type LatestBackupRun = LatestRun<BackupRunKind, BackupRunResult>;
export type BackupRuns = Job<BackupRunKind, BackupRunResult>;

export function createBackupRuns(db: Database, clock: () => number): BackupRuns {
  return createJob({
    db,
    clock,
    name: 'content',
    busy: (kind) => refuse(kind === 'restore' ? 'restore-running' : 'backup-running', {}),
  });
}
