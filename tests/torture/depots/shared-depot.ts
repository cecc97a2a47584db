import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type ObjectStore } from '#server/files/object-store.ts';
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
  const data = join(folder, 'data');
  return {
    kind: 'PostgreSQL, S3',
    environment: {
      CICERONE_DATA: data,
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
    async lose() {
      const { pathname } = new URL(database.place);
      await query(database.place.replace(pathname, '/postgres'), [
        'drop database museum with (force)',
        'create database museum',
      ]);
      const keys = await keysIn(url, folder);
      await withStore(url, folder, (store) => Promise.all(keys.map((key) => store.remove(key))));
      await rm(data, { recursive: true, force: true });
    },
    async remains() {
      const tables = await query(database.place, [
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      ]);
      return [
        ...tables.map(({ name }) => `the table ${name}`),
        ...(await keysIn(url, folder)),
        ...(await readdir(data, { recursive: true }).catch(() => [])),
        ...(await readdir(temporary)),
      ];
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

/** @returns the rows of the last statement */
async function query(place: string, statements: readonly string[]): Promise<readonly { readonly name: string }[]> {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  try {
    let rows: { readonly name: string }[] = [];
    for (const statement of statements) ({ rows } = await client.query<{ name: string }>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function keysIn(url: string, folder: string): Promise<readonly string[]> {
  return withStore(url, folder, async (store) => {
    const keys: string[] = [];
    for await (const { key } of store.list('')) keys.push(key);
    return keys;
  });
}

async function withStore<Result>(
  url: string,
  folder: string,
  work: (store: ObjectStore) => Promise<Result>,
): Promise<Result> {
  const store = await openObjectStore({ url, folder });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
