import { sql } from 'kysely';
import { readSettings } from '#server/settings/settings.ts';
import { hashStream } from '#server/files/hash-stream.ts';
import { type ObjectStore } from '#server/files/object-store.ts';
import { buildStaticAside } from '#server/site/static/build-static-aside.ts';
import { createServices } from '#server/usecases/services.ts';
import { pendingSize } from '#server/usecases/backups/backup-rows.ts';
import { sweep } from '#server/usecases/upkeep/sweep.ts';
import { type Depot, type OpenDepot } from '../depots/depot.ts';
import { type Tally } from '../tally.ts';

/** Counts what a kill has left, before the servers start again. */
export async function countLeftovers(depot: Depot, tally: Tally): Promise<void> {
  tally.leftovers.found += (await depot.temporary()).length;
}

/** After the start of all servers nothing is left of calls that were killed. */
export async function checkTemporary(depot: Depot, tally: Tally): Promise<void> {
  const { stayed } = tally.leftovers;
  for (const path of await depot.temporary()) {
    const words = `${path} was left by a killed server`;
    if (!stayed.includes(words)) stayed.push(words);
  }
}

const day = 24 * 3_600_000;

/** Sweeps as a day and a month later; the servers have ended. Then only what the museum uses is stored. */
export async function checkStores(depot: Depot, tally: Tally): Promise<void> {
  const opened = await depot.open();
  try {
    const found = (await strayBackups(opened)).length + (await strayBlobs(opened)).length;
    tally.leftovers.found += found;
    for (const later of [2 * day, 40 * day]) await sweepLater(opened, later);
    tally.leftovers.stayed.push(...(await strayBackups(opened)), ...(await strayBlobs(opened)));
    tally.lost.push(...(await damagedFiles(opened)));
    if (depot.folder !== undefined) {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(opened.db.read);
      if (rows[0]?.integrity_check !== 'ok') tally.lost.push(`the database is broken: ${JSON.stringify(rows)}`);
    }
  } finally {
    await opened.close();
  }
}

async function sweepLater({ db, store }: OpenDepot, later: number): Promise<void> {
  const services = createServices({
    settings: readSettings({}),
    buildId: 'torture',
    db,
    store,
    buildGuide: buildStaticAside,
    clock: () => Date.now() + later,
  });
  await sweep(services);
  services.endWorkers();
}

async function strayBackups({ db, store }: OpenDepot): Promise<readonly string[]> {
  const rows = await db.read.selectFrom('backups').select(['name', 'bytes']).execute();
  const known = new Set(rows.map(({ name }) => `backups/${name}`));
  const zips = await keysIn(store, 'backups/');
  return [
    ...rows.filter(({ bytes }) => bytes === pendingSize).map(({ name }) => `the row of the backup ${name} was left`),
    ...zips.filter((key) => !known.has(key)).map((key) => `${key} is listed nowhere`),
  ];
}

async function strayBlobs({ db, store }: OpenDepot): Promise<readonly string[]> {
  const rows = await db.read.selectFrom('files').select('hash').distinct().execute();
  const used = new Set(rows.map(({ hash }) => `blobs/${hash}`));
  return (await keysIn(store, 'blobs/')).filter((key) => !used.has(key)).map((key) => `${key} is used by no file`);
}

async function damagedFiles({ db, store }: OpenDepot): Promise<readonly string[]> {
  const damaged: string[] = [];
  for (const { path, hash } of await db.read.selectFrom('files').select(['path', 'hash']).execute()) {
    const found = await hashStream(await store.get(`blobs/${hash}`)).catch(() => undefined);
    if (found?.hash !== hash) damaged.push(`the bytes of ${path} are ${found?.hash ?? 'gone'}, not ${hash}`);
  }
  return damaged;
}

async function keysIn(store: ObjectStore, prefix: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}
