import { resolve } from 'node:path';
import { createPictureWorkers } from '../files/picture-process/picture-workers.ts';
import { createBlobStore } from '../files/store-blob.ts';
import { databasePlace, openStore } from '../start/open-server.ts';
import { readSettings } from '../settings/settings.ts';
import { openDatabase } from '../store/database.ts';
import { createBackupArchive } from '../usecases/backups/backup-archive.ts';
import { cleanEarlierDrawings, type EarlierDrawing, findEarlierDrawings } from '../usecases/files/earlier-drawings.ts';
import { type Damage, repairFiles, verifyFiles } from '../usecases/upkeep/verify-files.ts';
import { type CliContext } from './cli-context.ts';

export interface VerifyGiven {
  /** A folder or zip to repair damaged files from. */
  readonly from: string | undefined;
  /** Whether drawings that were stored before drawings were cleaned are cleaned now. */
  readonly isCleaning: boolean;
}

/**
 * Checks all files and backups, and prints the damaged ones.
 *
 * @returns whether all is intact in the end
 */
export async function verify(
  { from, isCleaning }: VerifyGiven,
  { environment, print, complain }: CliContext,
): Promise<boolean> {
  const settings = readSettings(environment);
  const db = await openDatabase(databasePlace(settings));
  try {
    const store = await openStore(settings);
    const archive = createBackupArchive({ db, store, timeZone: settings.timeZone });
    const { files, damages, backups, badBackups } = await verifyFiles({ db, store, archive });
    print(`${files} files and ${backups} backups were checked.`);
    const pictures = createPictureWorkers(1);
    const blobs = createBlobStore({ store, pictures });
    const left =
      from === undefined || damages.length === 0 ? damages : await repairFiles(blobs, resolve(from), damages);
    for (const damage of damages) {
      if (left.includes(damage)) complain(`${namesOf(damage)} ${damage.isMissing ? 'is missing' : 'is damaged'}.`);
      else print(`${namesOf(damage)} was repaired.`);
    }
    for (const { name, problem } of badBackups) complain(`The backup "${name}": ${problem}`);
    if (left.length > 0) complain(advice(from));
    const drawings = { db, blobs, now: Date.now() };
    const uncleaned = isCleaning ? [] : await findEarlierDrawings(drawings);
    for (const { path } of uncleaned) complain(`The drawing "${path}" was stored before drawings were cleaned.`);
    if (uncleaned.length > 0)
      complain('Browsers run nothing in these drawings here. To rewrite them as an upload does: verify --clean.');
    if (isCleaning) for (const line of wordsOf(await cleanEarlierDrawings(drawings))) print(line);
    pictures.close();
    await store.close();
    return left.length + badBackups.length + uncleaned.length === 0;
  } finally {
    await db.close();
  }
}

/** Says what was cleaned. */
export function wordsOf(drawings: readonly EarlierDrawing[]): readonly string[] {
  return drawings.map(({ path, isShown }) =>
    isShown
      ? `The drawing "${path}" was cleaned.`
      : `The drawing "${path}" is not one that can be uploaded. It keeps its bytes, and is no longer shown.`,
  );
}

function namesOf({ paths }: Damage): string {
  return paths.map((path) => `"${path}"`).join(', ');
}

function advice(from: string | undefined): string {
  return from === undefined
    ? 'Upload these files again, or name a folder or a backup that has them: verify --repair FROM.'
    : `${from} does not have these bytes. Upload the files again, or name another folder or backup.`;
}
