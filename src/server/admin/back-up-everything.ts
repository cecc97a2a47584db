import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { readBuildId } from '../start/build-id.ts';
import { databasePlace, openStore } from '../start/open-server.ts';
import { readSettings } from '../settings/settings.ts';
import { openDatabase } from '../store/database.ts';
import { warnOf } from '../usecases/accounts/password-warning.ts';
import { noteDone } from '../usecases/jobs/job-notes.ts';
import { weakPassphrase } from '../usecases/backups/whole/backup-warnings.ts';
import { WholeBackupError } from '../errors.ts';
import { writeWholeBackup } from '../usecases/backups/whole/write-whole-backup.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { noteCommand } from './note-command.ts';
import { type CliContext } from './cli-context.ts';

/** Writes everything into a new encrypted file, also while servers run. @returns whether no file is damaged */
export async function backUpEverything(
  given: string,
  { withAudit }: { readonly withAudit: boolean },
  context: CliContext,
): Promise<boolean> {
  const { print, complain } = context;
  const path = resolve(given);
  if (!existsSync(dirname(path))) throw new WholeBackupError(`There is no folder ${dirname(path)}.`);
  refuseTaken(path);
  const settings = readSettings(context.environment);
  const passphrase = await askPassphrase(context, true);
  const warning = await warnOf(passphrase, []);
  if (warning !== undefined) complain(weakPassphrase);
  const db = await openDatabase(databasePlace(settings));
  try {
    const store = await openStore(settings);
    const part = `${path}.part`;
    try {
      const program = await readBuildId().catch(() => 'unknown');
      await rm(part, { force: true });
      const { createdAt, damaged } = await writeWholeBackup(
        { db, store, passphrase, withAudit, program, work: context.backupWork, clock: Date.now },
        part,
        { flush: true },
      );
      refuseTaken(path);
      await rename(part, path);
      await syncFolder(dirname(path));
      await noteDone(db, 'backup', createdAt);
      await noteCommand(db, settings.auditDays, { what: 'backup everything', about: basename(path) });
      for (const file of damaged) complain(`The file "${file}" is missing or damaged, and not in the backup.`);
      print(`Everything was backed up to ${path}. Without the passphrase it cannot be opened, not even by you.`);
      return damaged.length === 0;
    } finally {
      await rm(part, { force: true });
      await store.close();
    }
  } finally {
    await db.close();
  }
}

function refuseTaken(path: string): void {
  if (existsSync(path)) throw new WholeBackupError(`There is a file ${path} already. Name another with --out.`);
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
