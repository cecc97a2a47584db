import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '#server/admin/run-admin.ts';
import { type OpenServer } from '#server/start/open-server.ts';
import { shellFolder } from '#server/project.ts';
import { whyNoTools } from '#tests/native/android-tools.ts';
import { type AppDesk, deskAt } from '#tests/native/app-desk.ts';
import { endless, fakeTools, isRunning } from '#tests/native/fake-tool.ts';
import { isSkipped } from '#tests/native/java.ts';
import { startBucket } from '#tests/server/bucket.ts';
import { startPostgres } from '#tests/server/databases.ts';
import { openTestServer, type TestServer } from '#tests/server/test-server.ts';

const without = isSkipped(await whyNoTools());

let server: TestServer;
let desk: AppDesk;

async function begin(settings: Parameters<typeof openTestServer>[0] = {}): Promise<void> {
  server = await openTestServer({ shell: shellFolder, ...settings });
  desk = await deskAt(server);
  await desk.set({});
}

describe.skipIf(without)('A build', () => {
  beforeAll(() => begin());
  afterAll(() => server.remove());

  it('after a restore elsewhere has the same certificate and a number that no device has seen, and lists no app that is not there', async () => {
    const before = await desk.build('release');
    const folder = await mkdtemp(join(tmpdir(), 'cicerone-moved-'));
    let moved: OpenServer | undefined;
    try {
      const { data } = server.services.settings;
      const environment = { CICERONE_BACKUP_PASSPHRASE: 'four random words here' };
      const file = join(folder, 'museum.age');
      await admin(['backup', '--everything', '--out', file], { ...environment, CICERONE_DATA: data });
      await admin(['restore', file], { ...environment, CICERONE_DATA: join(folder, 'data') });
      moved = await server.another({ data: join(folder, 'data') });
      const there = await deskAt(moved);
      expect(await there.status()).toMatchObject({ State: 'no build present', Builds: [] });
      const after = await there.build('release');
      expect(after.Result?.Certificate).toBe(before.Result?.Certificate);
      expect(after.Result?.VersionCode).toBe(1002);
    } finally {
      await moved?.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe.skipIf(without)('Two servers on PostgreSQL with a bucket', () => {
  let other: OpenServer;
  let there: AppDesk;
  let remove: readonly (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const [postgres, bucket] = [await startPostgres(), await startBucket()];
    await begin({ settings: { databaseUrl: postgres.place, filesUrl: bucket.url } });
    other = await server.another();
    there = await deskAt(other);
    remove = [other.close, server.remove, bucket.remove, postgres.remove];
  });
  afterAll(async () => {
    for (const step of remove) await step();
  });

  it('build one app at a time, and either cancels it', async () => {
    const tool = await fakeTools(endless, { isFirstAlone: true });
    try {
      expect((await desk.call('POST', '/api/build/debug')).status).toBe(200);
      const child = await tool.started();
      expect(await there.status()).toMatchObject({ State: 'running', Kind: 'debug' });
      const second = await there.call('POST', '/api/build/release');
      expect([second.status, (await second.json()) as unknown]).toMatchObject([
        409,
        { error: { reason: 'app-build-running' } },
      ]);
      expect((await there.call('DELETE', '/api/build/running')).status).toBe(200);
      expect(await there.ended()).toMatchObject({ State: 'failed', Failure: { Reason: 'app-build-cancelled' } });
      await expect.poll(() => isRunning(child)).toBe(false);
      expect((await there.call('DELETE', '/api/build/running')).status).toBe(404);
    } finally {
      await tool.remove();
    }
  });

  it('both offer what one of them has built', async () => {
    const { Result, Failure } = await desk.build('debug');
    expect(Failure).toBeUndefined();
    const answer = await there.call('GET', Result?.Address ?? '');
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, Result?.Size]);
  });
});

async function admin(given: readonly string[], environment: Readonly<Record<string, string>>): Promise<void> {
  const complaints: string[] = [];
  const code = await runAdmin(given, {
    environment,
    input: Readable.from(['']),
    output: new PassThrough(),
    print: () => {},
    complain: (line) => void complaints.push(line),
  });
  expect([code, complaints]).toEqual([0, []]);
}
