import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '#server/files/open-object-store.ts';
import { openDatabase } from '#server/store/database.ts';
import { type Depot } from './depot.ts';
import { filesBelow } from './files-below.ts';

/** @param made an existing empty folder, such as a small disk */
export async function openFolderDepot(made?: string): Promise<Depot> {
  const folder = made ?? (await mkdtemp(join(tmpdir(), 'cicerone-torture-')));
  const [data, temporary] = [join(folder, 'data'), join(folder, 'tmp')];
  await mkdir(temporary, { recursive: true });
  return {
    kind: 'SQLite, folder',
    environment: { CICERONE_DATA: data, TMPDIR: temporary },
    servers: 1,
    folder: data,
    temporary: async () => [
      ...(await filesBelow(join(data, 'files', '.temporary'))),
      ...(await filesBelow(join(data, 'files', 'checks'))),
      ...(await filesBelow(temporary)),
    ],
    async open() {
      const db = await openDatabase(join(data, 'cicerone.db'));
      const store = await openObjectStore({ url: undefined, folder: join(data, 'files') });
      return { db, store, close: () => db.close() };
    },
    lose: () => rm(data, { recursive: true }),
    remains: async () => [...(await readdir(data, { recursive: true }).catch(() => [])), ...(await readdir(temporary))],
    outages: undefined,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
