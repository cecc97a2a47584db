import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAdmin } from '#server/admin/run-admin.ts';
import { type OpenServer } from '#server/open-server.ts';
import { shellFolder } from '#server/project.ts';
import { startBucket } from '#tests/server/bucket.ts';
import { startPostgres } from '#tests/server/databases.ts';
import { openTestServer, type TestServer } from '#tests/server/test-server.ts';
import { whyNoTools } from './android-tools.ts';
import { type AppDesk, deskAt } from './app-desk.ts';
import { endless, failing, type FakeTool, fakeTool, isRunning } from './fake-tool.ts';
import { isLeftOut } from './java.ts';

const without = isLeftOut(await whyNoTools());

let server: TestServer;
let desk: AppDesk;
let tool: FakeTool | undefined;

async function begin(settings: Parameters<typeof openTestServer>[0] = {}): Promise<void> {
  server = await openTestServer({ shell: shellFolder, ...settings });
  desk = await deskAt(server);
  await desk.set({});
}

/** What builds have left on the disk. */
async function leftovers(): Promise<readonly string[]> {
  const { settings } = server.services;
  return readdir(join(settings.data, 'files', '.temporary'));
}

describe.skipIf(without)('A build', () => {
  beforeEach(() => begin(), 60_000);
  afterEach(async () => {
    vi.unstubAllEnvs();
    await server.remove();
    await tool?.remove();
    tool = undefined;
  }, 60_000);

  it('does not begin without its tools, or with settings that no app can have', async () => {
    vi.stubEnv('PATH', '');
    vi.stubEnv('JAVA_HOME', '');
    const lacking = await desk.call('POST', '/api/build/debug');
    expect([lacking.status, (await lacking.json()) as unknown]).toMatchObject([
      409,
      { error: { code: 'tools-missing' } },
    ]);
    vi.unstubAllEnvs();
    await desk.set({ ApplicationID: 'museum' });
    const wrong = await desk.call('POST', '/api/build/debug');
    expect([wrong.status, (await wrong.json()) as unknown]).toMatchObject([
      422,
      { error: { code: 'invalid', reason: 'app-id-wrong' } },
    ]);
    expect((await desk.status()).State).toBe('no build present');
  });

  it('that a tool fails says so in its words, and leaves nothing', async () => {
    tool = await fakeTool(failing);
    const failed = await desk.build('debug');
    expect(failed).toMatchObject({
      State: 'failed',
      Kind: 'debug',
      Failure: { Reason: 'app-tool-failed', Facts: { tool: 'aapt2', said: 'res/values: No space left on device' } },
      Builds: [],
    });
    expect(failed.Log).toContain('aapt2: res/values: No space left on device');
    expect(await leftovers()).toEqual([]);
    vi.unstubAllEnvs();
    expect((await desk.build('debug')).State).toBe('done');
  });

  it('ends with its server, and says so afterwards', async () => {
    tool = await fakeTool(endless);
    const own = await server.another();
    await (await deskAt(own)).call('POST', '/api/build/debug');
    const child = await tool.started();
    await own.close();
    expect(await leftovers()).toEqual([]);
    await expect.poll(() => isRunning(child)).toBe(false);
    expect(await desk.status()).toMatchObject({ State: 'failed', Failure: { Reason: 'app-build-stopped' } });
  });

  it('is removed with its bytes, and the oldest goes when there are enough', async () => {
    await desk.set({ KeepBuilds: 1 });
    const first = await desk.build('debug');
    const second = await desk.build('debug');
    expect(second.Builds.map(({ Name }) => Name)).toEqual(['guide-2-debug.apk']);
    expect((await desk.call('GET', first.Result?.Address ?? '')).status).toBe(404);
    expect((await desk.call('DELETE', '/api/build/apk/guide-2-debug.apk')).status).toBe(200);
    expect(await desk.status()).toMatchObject({ State: 'no build present', Builds: [] });
    const stored: string[] = [];
    for await (const { key } of server.services.store.list('apks/')) stored.push(key);
    expect(stored).toEqual([]);
  });

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
  }, 120_000);
  afterAll(async () => {
    for (const step of remove) await step();
  }, 60_000);

  it('build one app at a time, and either cancels it', async () => {
    tool = await fakeTool(endless);
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
      vi.unstubAllEnvs();
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
