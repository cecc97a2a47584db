import { type backupCalls } from '#contract/calls/backup-calls.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { type Who } from '../usecases/accounts/sessions.ts';
import { backupAnswer, readBackupState } from './backup-state.ts';
import { type Handlers } from './register-calls.ts';
import { noteAnswer } from './upload-files.ts';
import { readWhole, sentFiles } from './sent-files.ts';

export function backupHandlers({
  backups,
  dailyBackup,
  published,
  db,
}: Pick<Services, 'backups' | 'dailyBackup' | 'published' | 'db'>): Handlers<keyof typeof backupCalls> {
  return {
    listBackups: async () => (await backups.list()).map(backupAnswer),
    backupState: () => readBackupState({ backups, dailyBackup, db }),
    async setDailyBackup({ body }) {
      await dailyBackup.set({ isOn: body.IsOn, hour: body.Hour, keep: body.Keep, type: body.Type });
      return { Done: true };
    },
    createBackup: async ({ body, who }) =>
      backupAnswer(await backups.create(body.Type, body.Description ?? '', { who: nameOf(who) })),
    async uploadBackup({ request }) {
      for await (const part of sentFiles(request)) {
        return backupAnswer(await readWhole(part, backups.upload(part.filename, part.file)));
      }
      throw refuse('upload-without-zip', {});
    },
    async restoreBackup({ params, who }) {
      const { before, at, objects, files, notes } = await backups.restore(params.Name, nameOf(who));
      await published.renew();
      return {
        Before: backupAnswer(before),
        RestoredAt: new Date(at).toISOString(),
        Objects: objects,
        Files: files,
        Notes: notes.map(noteAnswer),
      };
    },
    async downloadBackup({ params, reply }) {
      const { row, stream } = await backups.open(params.Name);
      return reply
        .type('application/zip')
        .header('content-length', row.bytes)
        .header('content-disposition', `attachment; filename="${row.name}"`)
        .send(stream);
    },
    async removeBackup({ params }) {
      await backups.remove(params.Name);
      return { Done: true };
    },
  };
}

function nameOf(who: Who): string {
  return who.kind === 'staff' ? who.name : '';
}
