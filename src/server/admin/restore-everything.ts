import { existsSync, statSync } from 'node:fs';
import { basename, resolve, join } from 'node:path';
import { createPictureWorkers } from '../files/picture-process/picture-workers.ts';
import { createBlobStore } from '../files/store-blob.ts';
import { databasePlace, openStore } from '../start/open-server.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { type Database, openDatabase, isPostgres } from '../store/database.ts';
import { type CheckedWhole } from '../usecases/backups/whole/check-whole-backup.ts';
import { restoreWholeBackup } from '../usecases/backups/whole/restore-whole-backup.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { cleanEarlierDrawings } from '../usecases/files/earlier-drawings.ts';
import { noteCommand } from './note-command.ts';
import { type CliContext } from './cli-context.ts';
import { addAbortSignal, type Readable } from 'node:stream';
import { wordsOf } from './verify.ts';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { lockMuseum } from '../store/museum-lock.ts';
import { Kysely } from 'kysely';
import { StartError, WholeBackupError } from '../errors.ts';
import { postgresDialect } from '../store/postgres.ts';
import { sqliteReadDialect } from '../store/sqlite.ts';
import { type Tables } from '../store/tables.ts';
import { refuseUsed } from '../usecases/backups/whole/replace-rows.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Restores a file of `backup --everything`. Refused or interrupted, it leaves an empty place as it was. */
export async function restoreEverything(
  given: string,
  { isReplacing }: { readonly isReplacing: boolean },
  context: CliContext,
): Promise<void> {
  const path = resolve(given);
  if (!existsSync(path)) throw new WholeBackupError(`There is no file ${path}.`);
  if (!statSync(path).isFile()) throw new WholeBackupError(`${path} is no file. Name a backup of everything.`);
  const settings = readSettings(context.environment);
  const { manifest, instance } = await untilInterrupted(context.input, (signal) =>
    withPlaceToFill(settings, async () => {
      if (!isReplacing) await refuseUsedPlace(databasePlace(settings));
      const passphrase = await askPassphrase(context, false);
      return restore(path, settings, { passphrase, isReplacing, signal, print: context.print });
    }),
  );
  const { users = 0, objects = 0, files = 0, tokens = 0 } = instance.tables;
  context.print(
    `Restored as of ${manifest.createdAt}: users ${users}, tokens ${tokens}, objects ${objects}, files ${files}.\n` +
      'Staff log in again, with the passwords and second factors of that time.',
  );
  for (const file of manifest.damaged)
    context.complain(`The file "${file}" was missing or damaged already when the backup was made.`);
}

interface Given {
  readonly passphrase: string;
  readonly isReplacing: boolean;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}

async function restore(path: string, settings: Settings, { print, ...given }: Given): Promise<CheckedWhole> {
  const store = await openStore(settings);
  const pictures = createPictureWorkers(1);
  const opened: Database[] = [];
  try {
    const blobs = createBlobStore({ store, pictures });
    const open = async (): Promise<Database> => {
      const db = await openDatabase(databasePlace(settings));
      opened.push(db);
      return db;
    };
    const checked = await restoreWholeBackup(path, { ...given, openDatabase: open, store, blobs });
    for (const db of opened) {
      // A backup may be older than the cleaning of drawings.
      for (const line of wordsOf(await cleanEarlierDrawings({ db, blobs, now: Date.now() }))) print(line);
      await noteCommand(db, settings.auditDays, { what: 'restore everything', about: basename(path) });
    }
    return checked;
  } finally {
    pictures.close();
    for (const db of opened) await db.close();
    await store.close();
  }
}

/**
 * Lets work end in order when it is interrupted: it gets a signal, and so does what it reads. A second interruption ends
 * the process at once.
 *
 * @throws WholeBackupError if it was interrupted
 */
async function untilInterrupted<Result>(
  input: NodeJS.ReadableStream,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const { signal } = over;
  const interrupt = (): void => over.abort(new WholeBackupError('Interrupted: nothing was restored.'));
  addAbortSignal(signal, input as Readable);
  for (const name of signals) process.once(name, interrupt);
  try {
    return await work(signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    for (const name of signals) process.off(name, interrupt);
  }
}

/**
 * Has the place of a museum alone while work fills it. If that fails, what has come into an empty data folder is removed.
 *
 * @throws StartError if a server is running there
 */
async function withPlaceToFill<Result>(settings: Settings, work: () => Promise<Result>): Promise<Result> {
  const { data, databaseUrl } = settings;
  const place = databasePlace(settings);
  const isOld = databaseUrl === '' && existsSync(place);
  const before = await namesIn(data);
  const unlock = await lockMuseum(settings, 'restore');
  try {
    return await work();
  } catch (error) {
    // Others may have opened an earlier database, or made one, meanwhile: `npm run admin` takes no lock.
    if (!isOld && (databaseUrl !== '' || !(await isUsed(place)))) await clear(data, before);
    throw error;
  } finally {
    await unlock();
  }
}

async function clear(folder: string, before: readonly string[] | undefined): Promise<void> {
  const names = (await namesIn(folder)) ?? [];
  for (const name of names.filter((each) => before?.includes(each) !== true))
    await rm(join(folder, name), { recursive: true, force: true });
  // A server that is starting may have put something there.
  if (before === undefined) await rmdir(folder).catch(() => undefined);
}

/** Undefined: there is no folder. */
async function namesIn(folder: string): Promise<readonly string[] | undefined> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function isUsed(place: string): Promise<boolean> {
  return refuseUsedPlace(place).then(
    () => false,
    (error: unknown) => error instanceof WholeBackupError,
  );
}

/**
 * Refuses a database that a museum uses, without making or migrating any tables.
 *
 * @param place as for `openDatabase`
 * @throws WholeBackupError, StartError
 */
async function refuseUsedPlace(place: string): Promise<void> {
  if (!isPostgres(place) && !existsSync(place)) return;
  const db = new Kysely<Tables>({ dialect: isPostgres(place) ? postgresDialect(place) : sqliteReadDialect(place) });
  try {
    const tables = (await db.introspection.getTables().catch(refuseUnreadable)).map(({ name }) => name);
    if (['users', 'objects', 'files'].every((name) => tables.includes(name))) await refuseUsed(db);
  } finally {
    await db.destroy();
  }
}

function refuseUnreadable(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new StartError(`The database cannot be read: ${reason}`, { cause });
}
