import { createWriteStream, existsSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { readBuildId } from '../build-id.ts';
import { createPictureWorkers } from '../files/picture-process/picture-workers.ts';
import { createBlobStore } from '../files/store-blob.ts';
import { databasePlace, openStore } from '../open-server.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../store/database.ts';
import { lockDataFolder } from '../store/data-lock.ts';
import { warnOf } from '../usecases/accounts/password-warning.ts';
import { createAuditTrail } from '../usecases/audit/audit-trail.ts';
import { noteDone } from '../usecases/whole-backups/backup-jobs.ts';
import { weakPassphrase } from '../usecases/whole-backups/backup-warnings.ts';
import { restoreWholeBackup } from '../usecases/whole-backups/restore-whole-backup.ts';
import { WholeBackupError } from '../usecases/whole-backups/whole-backup-error.ts';
import { writeWholeBackup } from '../usecases/whole-backups/write-whole-backup.ts';
import { askPassword } from './ask-password.ts';
import { type Surroundings } from './surroundings.ts';

const who = 'npm run admin';
const variable = 'CICERONE_BACKUP_PASSPHRASE';

/** Writes everything into a new encrypted file, also while servers run. @returns whether no file is damaged */
export async function backUpEverything(
  given: string,
  { withAudit }: { readonly withAudit: boolean },
  surroundings: Surroundings,
): Promise<boolean> {
  const { print, complain } = surroundings;
  const path = resolve(given);
  if (!existsSync(dirname(path))) throw new WholeBackupError(`There is no folder ${dirname(path)}.`);
  refuseTaken(path);
  const settings = readSettings(surroundings.environment);
  const passphrase = await passphraseOf(surroundings, true);
  const warning = await warnOf(passphrase, []);
  if (warning !== undefined) complain(weakPassphrase);
  const db = await openDatabase(databasePlace(settings));
  try {
    const store = await openStore(settings);
    const part = `${path}.part`;
    try {
      const program = await readBuildId().catch(() => 'unknown');
      const out = createWriteStream(part, { mode: 0o600, flush: true, highWaterMark: 1024 * 1024 });
      const { createdAt, damaged } = await writeWholeBackup(
        { db, store, passphrase, withAudit, program, clock: Date.now },
        out,
      );
      refuseTaken(path);
      await rename(part, path);
      await syncFolder(dirname(path));
      await noteDone(db, 'backup', createdAt);
      await createAuditTrail(db, Date.now, settings.auditDays).note({
        who,
        what: 'backup everything',
        about: basename(path),
        outcome: 'done',
        address: '',
      });
      for (const file of damaged) complain(`The file "${file}" is missing or damaged, and not in the backup.`);
      print(`Everything was backed up to ${path}. Without the passphrase nobody can open it, you included.`);
      return damaged.length === 0;
    } finally {
      await rm(part, { force: true });
      await store.close();
    }
  } finally {
    await db.close();
  }
}

/** Restores a file of {@link backUpEverything}. */
export async function restoreEverything(
  given: string,
  { isReplacing }: { readonly isReplacing: boolean },
  surroundings: Surroundings,
): Promise<void> {
  const path = resolve(given);
  if (!existsSync(path)) throw new WholeBackupError(`There is no file ${path}.`);
  if (!statSync(path).isFile()) throw new WholeBackupError(`${path} is no file. Name a backup of everything.`);
  const settings = readSettings(surroundings.environment);
  const unlock = settings.databaseUrl === '' ? await lockDataFolder(settings.data) : () => undefined;
  try {
    const passphrase = await passphraseOf(surroundings, false);
    const db = await openDatabase(databasePlace(settings));
    try {
      const store = await openStore(settings);
      try {
        const blobs = createBlobStore({ store, pictures: createPictureWorkers(1) });
        const { manifest, instance } = await restoreWholeBackup(path, { db, store, blobs, passphrase, isReplacing });
        await createAuditTrail(db, Date.now, settings.auditDays).note({
          who,
          what: 'restore everything',
          about: basename(path),
          outcome: 'done',
          address: '',
        });
        const { users = 0, objects = 0, files = 0, tokens = 0 } = instance.tables;
        surroundings.print(
          `Restored as of ${manifest.createdAt}: users ${users}, tokens ${tokens}, objects ${objects}, files ${files}.\n` +
            'Staff log in again, with the passwords and second factors of that time.',
        );
        for (const file of manifest.damaged)
          surroundings.complain(`The file "${file}" was missing or damaged already when the backup was made.`);
      } finally {
        await store.close();
      }
    } finally {
      await db.close();
    }
  } finally {
    unlock();
  }
}

function refuseTaken(path: string): void {
  if (existsSync(path)) throw new WholeBackupError(`There is a file ${path} already. Name another with --out.`);
}

async function passphraseOf({ input, output, environment }: Surroundings, isNew: boolean): Promise<string> {
  return askPassword({ input, output, given: environment[variable], words: { name: 'passphrase', variable }, isNew });
}

/** A rename survives a power cut when the folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
