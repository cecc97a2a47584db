import { type AnswerOf } from '#contract/call.ts';
import { type wholeBackupCalls } from '#contract/calls/whole-backup-calls.ts';

export type WholeBackupsState = AnswerOf<(typeof wholeBackupCalls)['wholeBackups']>;
export type WholeBackup = WholeBackupsState['Backups'][number];
