import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { testSettings } from '#tests/browser/serve.ts';
import { openServer } from '#server/start/open-server.ts';
import { demoMuseum } from '#server/project.ts';
import { drillBackup } from '#tests/server/backup-drill.ts';
import { startBucket } from '#tests/server/bucket.ts';
import { databaseKinds } from '#tests/server/databases.ts';

it('the demo museum moves from a folder to PostgreSQL and a bucket, and loses nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-drill-'));
  const data = join(folder, 'data');
  const server = await openServer({ settings: testSettings(demoMuseum, data), buildId: 'test' });
  await server.services.tokens.create(20, 'root', 'for the desk');
  await server.services.login.set({ LoginType: LoginType.token });
  await server.close();
  const { place, remove } = await databaseKinds.PostgreSQL();
  const bucket = await startBucket();
  const target = { CICERONE_DATABASE_URL: place, CICERONE_FILES_URL: bucket.url };
  const drill = await drillBackup({ CICERONE_DATA: data }, folder, target);
  expect(drill.differences).toEqual([]);
  expect(drill.bytes).toBeGreaterThan(1_000_000);
  await bucket.remove();
  await remove();
  await rm(folder, { recursive: true });
});
