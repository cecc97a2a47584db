import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { runAdmin } from '#server/admin/run-admin.ts';
import { databasePlace, openStore } from '#server/start/open-server.ts';
import { type Environment, readSettings } from '#server/settings/settings.ts';
import { openDatabase } from '#server/store/database.ts';
import { compareInstances, type InstanceToCompare } from '#server/usecases/backups/whole/testing/compare-instances.ts';

export interface Drill {
  /** The tables and files that differ after the restore. */
  readonly differences: readonly string[];
  readonly bytes: number;
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
}

/**
 * Backs up everything of an instance with `npm run admin`, restores it into an empty one, and compares all tables and
 * the bytes of all files. Nothing may be written meanwhile, because it compares with the instance's state then.
 *
 * @param environment names the instance: CICERONE_DATA, or CICERONE_DATABASE_URL and CICERONE_FILES_URL
 * @param folder an existing folder for the backup and the second instance, which are removed in the end
 * @param target the variables of another empty instance; an SQLite one in the folder by default
 */
export async function drillBackup(environment: Environment, folder: string, target?: Environment): Promise<Drill> {
  const work = join(folder, 'drill');
  await mkdir(work);
  try {
    const passphrase = createHash('sha256').update(work).digest('hex');
    const from = { ...environment, CICERONE_BACKUP_PASSPHRASE: passphrase };
    const to = { ...(target ?? { CICERONE_DATA: join(work, 'data') }), CICERONE_BACKUP_PASSPHRASE: passphrase };
    const file = join(work, 'museum.age');
    const backupSeconds = await admin(['backup', '--everything', '--out', file], from);
    const restoreSeconds = await admin(['restore', file], to);
    const { size: bytes } = await stat(file);
    return { differences: await compare(from, to), bytes, backupSeconds, restoreSeconds };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** @returns the seconds that it took */
async function admin(given: readonly string[], environment: Environment): Promise<number> {
  const start = performance.now();
  const complaints: string[] = [];
  const code = await runAdmin(given, {
    environment,
    input: Readable.from(['']),
    output: new PassThrough(),
    print: () => {},
    complain: (line) => void complaints.push(line),
  });
  if (code !== 0) throw new Error(`npm run admin -- ${given.join(' ')} ended with ${code}: ${complaints.join(' ')}`);
  return (performance.now() - start) / 1000;
}

async function compare(one: Environment, other: Environment): Promise<readonly string[]> {
  return withInstance(one, (first) =>
    // Both have noted what has just been done with them.
    withInstance(other, (second) => compareInstances(first, second, ['auditTrail'])),
  );
}

async function withInstance<Result>(
  environment: Environment,
  work: (instance: InstanceToCompare) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(environment);
  const db = await openDatabase(databasePlace(settings));
  try {
    const store = await openStore(settings);
    try {
      return await work({ db, store });
    } finally {
      await store.close();
    }
  } finally {
    await db.close();
  }
}
