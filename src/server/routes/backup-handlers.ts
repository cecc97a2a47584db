import { type backupCalls } from '#contract/calls/backup-calls.ts';
import { type AnswerOf } from '#contract/call.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../services.ts';
import { type BackupRow } from '../usecases/backups/backup-rows.ts';
import { type Handlers } from './register-calls.ts';
import { readWhole, sentFiles } from './sent-files.ts';

export function backupHandlers({ backups }: Pick<Services, 'backups'>): Handlers<keyof typeof backupCalls> {
  return {
    listBackups: async () => (await backups.list()).map(asAnswer),
    createBackup: async ({ body }) => asAnswer(await backups.create(body.Type, body.Description ?? '')),
    async uploadBackup({ request }) {
      for await (const part of sentFiles(request)) {
        return asAnswer(await readWhole(part, backups.upload(part.filename, part.file)));
      }
      throw refuse('upload-without-zip', {});
    },
    async restoreBackup({ params }) {
      const { before, objects, files } = await backups.restore(params.Name);
      return { Before: asAnswer(before), Objects: objects, Files: files };
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

function asAnswer({ name, bytes, description, type, createdAt }: BackupRow): AnswerOf<typeof backupCalls.createBackup> {
  return {
    Name: name,
    Size: bytes,
    Description: description,
    Type: type,
    CreatedAt: new Date(createdAt).toISOString(),
  };
}
