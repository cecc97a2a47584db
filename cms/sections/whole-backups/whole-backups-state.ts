import { type AnswerOf } from '#contract/call.ts';
import { type wholeBackupCalls } from '#contract/calls/whole-backup-calls.ts';

export type WholeBackupsState = AnswerOf<(typeof wholeBackupCalls)['wholeBackups']>;
export type WholeBackup = WholeBackupsState['Backups'][number];

/** How a moment is told everywhere in this section. */
export function momentIn(language: string, moment: string): string {
  return new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
