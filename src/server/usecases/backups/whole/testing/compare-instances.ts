import { createHash } from 'node:crypto';
import { hashStream } from '../../../../files/hash-stream.ts';
import { type ObjectStore } from '../../../../files/object-store.ts';
import { blobKey } from '../../../../files/store-blob.ts';
import { type Database } from '../../../../store/database.ts';
import { backupTables, type TableName } from '../backup-tables.ts';
import { readRows } from '../read-rows.ts';

export interface InstanceToCompare {
  readonly db: Database;
  readonly store: ObjectStore;
}

/**
 * Compares everything that a whole backup keeps, byte by byte: the drill after a restore.
 *
 * @returns the names of tables and files that differ
 */
export async function compareInstances(
  one: InstanceToCompare,
  other: InstanceToCompare,
  without: readonly TableName[] = [],
): Promise<readonly string[]> {
  const different: string[] = [];
  for (const table of backupTables) {
    if (without.includes(table.name)) continue;
    if ((await hashTable(one.db, table)) !== (await hashTable(other.db, table))) different.push(table.name);
  }
  const files = await other.db.read.selectFrom('files').select(['path', 'hash']).orderBy('path').execute();
  for (const { path, hash } of files) {
    const isThere = (await other.store.stat(blobKey(hash))) !== undefined;
    if (!isThere || (await hashStream(await other.store.get(blobKey(hash)))).hash !== hash) different.push(path);
  }
  return different;
}

async function hashTable(db: Database, table: (typeof backupTables)[number]): Promise<string> {
  const hash = createHash('sha256');
  for await (const rows of readRows(db.readLong, table)) {
    for (const row of rows) hash.update(JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))));
  }
  return hash.digest('hex');
}
