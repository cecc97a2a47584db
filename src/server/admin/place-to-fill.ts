import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { databasePlace } from '../start/open-server.ts';
import { type Settings } from '../settings/settings.ts';
import { lockMuseum } from '../store/museum-lock.ts';
import { WholeBackupError } from '../usecases/whole-backups/whole-backup-error.ts';
import { refuseUsedPlace } from './refuse-used-place.ts';

/**
 * Has the place of a museum alone while work fills it. If that fails, what has come into an empty data folder is removed.
 *
 * @throws StartError if a server is running there
 */
export async function withPlaceToFill<Result>(settings: Settings, work: () => Promise<Result>): Promise<Result> {
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
