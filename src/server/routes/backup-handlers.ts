import { type backupCalls, BackupOrigin } from '#contract/calls/backup-calls.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { type Who } from '../usecases/accounts/sessions.ts';
import { type Handlers } from './register-calls.ts';
import { noteAnswer } from './upload-files.ts';
import { readWhole, sentFiles } from './sent-files.ts';
import { type AnswerOf } from '#contract/call.ts';
import { type BackupRow, madeFor } from '../usecases/backups/backup-rows.ts';
import { type LatestBackupRun } from '../usecases/backups/backup-runs.ts';
import { readNotes } from '../usecases/jobs/job-notes.ts';

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

type State = AnswerOf<(typeof backupCalls)['backupState']>;

async function readBackupState({
  backups,
  dailyBackup,
  db,
}: Pick<Services, 'backups' | 'dailyBackup' | 'db'>): Promise<State> {
  const { isOn, hour, keep, type } = await dailyBackup.current();
  const { doneAt, problem } = await readNotes(db, 'daily');
  return {
    ...runAnswer(await backups.latestRun()),
    Daily: {
      IsOn: isOn,
      Hour: hour,
      Keep: keep,
      Type: type,
      IsFixed: dailyBackup.isFixed,
      ...(doneAt === 0 ? {} : { LastAt: momentOf(doneAt) }),
      ...(problem === '' ? {} : { Problem: problem }),
    },
  };
}

function runAnswer(run: LatestBackupRun | undefined): Pick<State, 'Running' | 'Last'> {
  if (run === undefined) return {};
  const { id, kind, about, who, startedAt, outcome, endedAt, bytesDone, bytesTotal, result } = run;
  const shared = { ID: id, Kind: kind, About: about, Who: who, StartedAt: momentOf(startedAt) };
  if (outcome === 'running') return { Running: { ...shared, Bytes: bytesDone, Total: bytesTotal } };
  return {
    Last: {
      ...shared,
      Outcome: outcome,
      ...(endedAt === 0 ? {} : { EndedAt: momentOf(endedAt) }),
      ...(result.backup === undefined ? {} : { Backup: backupAnswer(result.backup) }),
      ...(result.error === undefined ? {} : { Error: result.error }),
    },
  };
}

const origins = new Map<number, BackupOrigin>([
  [madeFor.restore, BackupOrigin.restore],
  [madeFor.daily, BackupOrigin.daily],
]);

function backupAnswer(row: BackupRow): AnswerOf<typeof backupCalls.createBackup> {
  const { name, bytes, description, type, createdAt, automatic } = row;
  return {
    Name: name,
    Size: bytes,
    Description: description,
    Type: type,
    CreatedAt: momentOf(createdAt),
    Origin: origins.get(automatic) ?? BackupOrigin.person,
  };
}

const momentOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
