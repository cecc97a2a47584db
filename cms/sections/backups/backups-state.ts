import { type AnswerOf } from '#contract/call.ts';
import { type backupCalls } from '#contract/calls/backup-calls.ts';
import { type wholeBackupCalls } from '#contract/calls/whole-backup-calls.ts';

export type Backup = AnswerOf<(typeof backupCalls)['createBackup']>;
export type BackupsState = AnswerOf<(typeof backupCalls)['backupState']>;
export type LastRun = NonNullable<BackupsState['Last']>;
export type RunningRun = NonNullable<BackupsState['Running']>;
export type DailyBackup = BackupsState['Daily'];

export type WholeBackupsState = AnswerOf<(typeof wholeBackupCalls)['wholeBackups']>;
export type WholeBackup = WholeBackupsState['Backups'][number];

/** Returns the name of the running or the last job, which distinguishes it from a newer one. */
export function latestRunOf({ Running, Last }: BackupsState): string | undefined {
  return (Running ?? Last)?.ID;
}
