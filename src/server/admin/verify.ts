import { resolve } from 'node:path';
import { createPictureWorkers } from '../files/picture-process/picture-workers.ts';
import { createBlobStore } from '../files/store-blob.ts';
import { databasePlace, openStore } from '../open-server.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../store/database.ts';
import { createBackupArchive } from '../usecases/backups/backup-archive.ts';
import { type Damage, repairFiles, verifyFiles } from '../usecases/files/verify-files.ts';
import { type Surroundings } from './surroundings.ts';

/**
 * Checks all files and backups, and prints what is damaged.
 *
 * @param from a folder or zip to repair damaged files from
 * @returns whether all is whole in the end
 */
export async function verify(
  from: string | undefined,
  { environment, print, complain }: Surroundings,
): Promise<boolean> {
  const settings = readSettings(environment);
  const db = await openDatabase(databasePlace(settings));
  try {
    const store = await openStore(settings);
    const archive = createBackupArchive({ db, store, timeZone: settings.timeZone });
    const { files, damages, backups, badBackups } = await verifyFiles({ db, store, archive });
    print(`${files} files and ${backups} backups were checked.`);
    const blobs = createBlobStore({ store, pictures: createPictureWorkers(1) });
    const left =
      from === undefined || damages.length === 0 ? damages : await repairFiles(blobs, resolve(from), damages);
    for (const damage of damages) {
      if (left.includes(damage)) complain(`${namesOf(damage)} ${damage.isMissing ? 'is missing' : 'is damaged'}.`);
      else print(`${namesOf(damage)} was repaired.`);
    }
    for (const { name, problem } of badBackups) complain(`The backup "${name}": ${problem}`);
    if (left.length > 0) complain(advice(from));
    await store.close();
    return left.length + badBackups.length === 0;
  } finally {
    await db.close();
  }
}

function namesOf({ paths }: Damage): string {
  return paths.map((path) => `"${path}"`).join(', ');
}

function advice(from: string | undefined): string {
  return from === undefined
    ? 'Upload these files again, or name a folder or a backup that has them: verify --repair FROM.'
    : `${from} does not have these bytes. Upload the files again, or name another folder or backup.`;
}
