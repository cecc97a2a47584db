import { type Settings } from '../settings/settings.ts';
import { lockDataFolder } from './data-lock.ts';
import { type LockHolder } from './postgres-lock.ts';

/**
 * Keeps a restore and servers apart: one server on a data folder, several on PostgreSQL.
 *
 * @returns releases the lock
 * @throws StartError if another holds it
 */
export async function lockMuseum(
  { databaseUrl, data }: Pick<Settings, 'databaseUrl' | 'data'>,
  holder: LockHolder,
): Promise<() => void | Promise<void>> {
  if (databaseUrl === '') return lockDataFolder(data);
  const { lockDatabase } = await import('./postgres-lock.ts');
  return lockDatabase(databaseUrl, holder);
}
