import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createPictureWorkers } from '../files/picture-process/picture-workers.ts';
import { createBlobStore } from '../files/store-blob.ts';
import { databasePlace, openStore } from '../start/open-server.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { type CheckedWhole } from '../usecases/whole-backups/check-whole-backup.ts';
import { restoreWholeBackup } from '../usecases/whole-backups/restore-whole-backup.ts';
import { WholeBackupError } from '../usecases/whole-backups/whole-backup-error.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { cleanEarlierDrawings } from '../usecases/files/earlier-drawings.ts';
import { withPlaceToFill } from './place-to-fill.ts';
import { refuseUsedPlace } from './refuse-used-place.ts';
import { noteCommand } from './note-command.ts';
import { type CliContext } from './cli-context.ts';
import { addAbortSignal, type Readable } from 'node:stream';
import { wordsOf } from './verify.ts';

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
