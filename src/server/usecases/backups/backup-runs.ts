import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { createRuns, type LatestRun, type Run, type Runs } from '../runs/runs.ts';
import { type BackupRow } from './backup-rows.ts';

type BackupRunKind = 'backup' | 'restore';

/** The result of a run. */
interface BackupRunResult {
  /** The new backup; after a restore the one of the state before. */
  readonly backup?: BackupRow;
}

export type BackupRun = Run<BackupRunResult>;
export type LatestBackupRun = LatestRun<BackupRunKind, BackupRunResult>;
export type BackupRuns = Runs<BackupRunKind, BackupRunResult>;

export function createBackupRuns(db: Database, clock: () => number): BackupRuns {
  return createRuns({
    db,
    clock,
    name: 'content',
    busy: (kind) => refuse(kind === 'restore' ? 'restore-running' : 'backup-running', {}),
  });
}
