import { type AnswerOf } from '#contract/call.ts';
import { type wholeBackupCalls } from '#contract/calls/whole-backup-calls.ts';
import { type Services } from '../usecases/services.ts';
import { readDone } from '../usecases/whole-backups/backup-jobs.ts';
import { readBackupStatus } from '../usecases/whole-backups/backup-status.ts';
import { isDaily } from '../usecases/whole-backups/stored-backups.ts';
import { type WholeBackupRow } from '../usecases/whole-backups/whole-backups.ts';
import { type Handlers } from './register-calls.ts';

type Answer = AnswerOf<(typeof wholeBackupCalls)['wholeBackups']>;

/** Seconds. */
const twoDays = 2 * 24 * 3600;

export function wholeBackupHandlers({
  wholeBackups,
  db,
  settings,
  clock,
}: Services): Handlers<keyof typeof wholeBackupCalls> {
  const { hour, keep, copyTo, passphrase } = settings.backup;
  return {
    async wholeBackups() {
      // First, so that the list includes a backup that is done meanwhile.
      const progress = await wholeBackups.progress();
      const { backup, copy } = await readBackupStatus({ db, settings: settings.backup, clock });
      const doneAt = await readDone(db, 'backup');
      return {
        HasPassphrase: passphrase !== undefined,
        Keep: keep,
        HasCopy: copyTo !== '',
        IsOld: (backup.ageSeconds ?? 0) > twoDays,
        ...(hour === undefined ? {} : { Hour: hour }),
        ...(doneAt === undefined ? {} : { LastAt: new Date(doneAt).toISOString() }),
        ...(backup.failure === undefined ? {} : { Problem: backup.failure.problem }),
        ...(copy?.failure === undefined ? {} : { CopyProblem: copy.failure.problem }),
        ...(progress === undefined
          ? {}
          : { Running: progress.bytes === undefined ? {} : { Bytes: progress.bytes, Total: progress.total ?? 0 } }),
        Backups: (await wholeBackups.list()).map(asAnswer),
      };
    },
    async createWholeBackup({ body, who, request }) {
      await wholeBackups.begin({
        passphrase: body.Passphrase,
        who: who.kind === 'staff' ? who.name : '',
        report: (error) => request.log.error({ err: error }, 'backup failed'),
      });
      return { Done: true };
    },
    async downloadWholeBackup({ params, reply }) {
      const { row, stream } = await wholeBackups.open(params.Name);
      return reply
        .type('application/octet-stream')
        .header('content-length', row.bytes)
        .header('content-disposition', `attachment; filename="${row.name}"`)
        .send(stream);
    },
    async removeWholeBackup({ params }) {
      await wholeBackups.remove(params.Name);
      return { Done: true };
    },
  };
}

function asAnswer({ name, createdAt, bytes, damaged, copiedAt }: WholeBackupRow): Answer['Backups'][number] {
  return {
    Name: name,
    CreatedAt: new Date(createdAt).toISOString(),
    Size: bytes,
    IsDaily: isDaily(name),
    Damaged: damaged,
    ...(copiedAt === null ? {} : { CopiedAt: new Date(copiedAt).toISOString() }),
  };
}
