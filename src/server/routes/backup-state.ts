import { type AnswerOf } from '#contract/call.ts';
import { type backupCalls, BackupOrigin } from '#contract/calls/backup-calls.ts';
import { type Services } from '../usecases/services.ts';
import { type BackupRow, madeFor } from '../usecases/backups/backup-rows.ts';
import { type LatestBackupRun } from '../usecases/backups/backup-runs.ts';
import { readDone, readProblem } from '../usecases/whole-backups/backup-jobs.ts';

type State = AnswerOf<(typeof backupCalls)['backupState']>;

export async function readBackupState({
  backups,
  dailyBackup,
  db,
}: Pick<Services, 'backups' | 'dailyBackup' | 'db'>): Promise<State> {
  const { isOn, hour, keep, type } = await dailyBackup.current();
  const doneAt = await readDone(db, 'daily');
  const problem = await readProblem(db, 'daily');
  return {
    ...runAnswer(await backups.latestRun()),
    Daily: {
      IsOn: isOn,
      Hour: hour,
      Keep: keep,
      Type: type,
      IsFixed: dailyBackup.isFixed,
      ...(doneAt === undefined ? {} : { LastAt: momentOf(doneAt) }),
      ...(problem === undefined ? {} : { Problem: problem }),
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

export function backupAnswer(row: BackupRow): AnswerOf<typeof backupCalls.createBackup> {
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
