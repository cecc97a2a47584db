import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '#server/files/open-object-store.ts';
import { openDatabase } from '#server/store/database.ts';
import { startBucket } from '#tests/server/bucket.ts';
import { startPostgres } from '#tests/server/databases.ts';
import { type Depot } from './depot.ts';
import { filesBelow } from './files-below.ts';
import { openLine } from './line.ts';

/** PostgreSQL and a bucket, with two servers. */
export async function openSharedDepot(): Promise<Depot> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-torture-'));
  const temporary = join(folder, 'tmp');
  await mkdir(temporary);
  const database = await startPostgres();
  const bucket = await startBucket();
  const endpoint = new URL(new URL(bucket.url).searchParams.get('endpoint') ?? '');
  const line = await openLine(Number(endpoint.port));
  const url = bucket.url.replace(endpoint.port, String(line.port));
  return {
    kind: 'PostgreSQL, S3',
    environment: {
      CICERONE_DATA: join(folder, 'data'),
      CICERONE_DATABASE_URL: database.place,
      CICERONE_FILES_URL: url,
      TMPDIR: temporary,
    },
    servers: 2,
    folder: undefined,
    temporary: () => filesBelow(temporary),
    async open() {
      const db = await openDatabase(database.place);
      const store = await openObjectStore({ url, folder });
      return {
        db,
        store,
        close: async () => {
          await store.close();
          await db.close();
        },
      };
    },
    outages: {
      stopDatabase: database.stop,
      startDatabase: database.start,
      stopBucket: line.cut,
      startBucket: line.mend,
    },
    remove: async () => {
      await line.cut();
      await bucket.remove();
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
