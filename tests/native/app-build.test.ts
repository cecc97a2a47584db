import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPromise } from 'yauzl';
import { readContentFolder } from '#server/usecases/content/content-folder.ts';
import { shellFolder } from '#server/project.ts';
import { type StaticToBuild } from '#server/site/static/build-static-aside.ts';
import { buildStatic, type StaticReport } from '#server/site/static/build-static.ts';
import { clientInApp } from '#server/usecases/app-builds/static-guide.ts';
import { openTestServer, type TestServer } from '#tests/server/test-server.ts';
import { type AppDesk, deskAt, goodSettings, type Status } from './app-desk.ts';
import { endless, failing, type FakeTool, fakeTools, isRunning, linking } from './fake-tool.ts';

// tests/slow/app-build*.test.ts build with Android's own tools.

let server: TestServer;
let desk: AppDesk;
let folder = '';
let tool: FakeTool | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-apk-'));
  server = await openTestServer({ shell: shellFolder, buildGuide: buildHere });
  desk = await deskAt(server);
  await desk.set({});
});
afterEach(async () => {
  await tool?.remove();
  tool = undefined;
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
});

/** A thread would read the whole server's source again for each app. */
async function buildHere({ contentFolder, ...others }: StaticToBuild): Promise<StaticReport> {
  return buildStatic({ content: await readContentFolder(contentFolder), contentFolder, ...others });
}

interface Entry {
  readonly bytes: Buffer;
  readonly isStored: boolean;
}

async function download({ Result }: Status): Promise<Buffer> {
  return Buffer.from(await (await desk.call('GET', Result?.Address ?? '')).arrayBuffer());
}

async function entriesOf(apk: Buffer): Promise<ReadonlyMap<string, Entry>> {
  const path = join(folder, 'read.apk');
  await writeFile(path, apk);
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const bytes = await buffer(await zip.openReadStreamPromise(entry));
      entries.set(entry.fileName, { bytes, isStored: entry.compressionMethod === 0 });
    }
  } finally {
    zip.close();
  }
  return entries;
}

const textOf = (entries: ReadonlyMap<string, Entry>, path: string): string => String(entries.get(path)?.bytes);

/** The files that builds have left on the disk. */
function leftovers(): Promise<readonly string[]> {
  return readdir(join(server.services.settings.data, 'files', '.temporary'));
}

describe('An app', () => {
  let release: Status;
  let entries: ReadonlyMap<string, Entry>;
  let apk: Buffer;
  beforeAll(async () => {
    const given = await fakeTools(linking);
    release = await desk.build('release');
    apk = await download(release);
    entries = await entriesOf(apk);
    await given.remove();
  });

  it('is done, and listed with what it is', () => {
    expect(release.Failure).toBeUndefined();
    expect(release).toMatchObject({ State: 'done', Kind: 'release', CanBuild: true });
    expect(release.Builds.map(({ Name }) => Name)).toEqual(['guide-1-release.apk']);
    expect(release.Result).toMatchObject({
      Kind: 'release',
      VersionCode: 1,
      VersionName: '2.1',
      Size: apk.length,
      SHA256: createHash('sha256').update(apk).digest('hex'),
      Certificate: expect.stringMatching(/^[\da-f]{64}$/),
    });
  });

  it('is named, numbered and aimed as it was set, and asks for the permissions of its content alone', () => {
    const manifest = textOf(entries, 'AndroidManifest.xml');
    expect(manifest).toContain('package="de.stadtmuseum.guide"');
    expect(manifest).toContain('android:versionCode="1" android:versionName="2.1"');
    expect(manifest).toContain('android:host="guide.stadtmuseum.de"');
    expect(manifest).not.toMatch(/LoanAdmin|category\.HOME|package="@|<!-- when:/);
    const names = [...manifest.matchAll(/uses-permission android:name="android\.permission\.(\w+)"/g)];
    // As the table in src/native/android/README.md says. This museum has no map.
    const always = 'INTERNET ACCESS_NETWORK_STATE MODIFY_AUDIO_SETTINGS WAKE_LOCK FOREGROUND_SERVICE';
    const playing = 'FOREGROUND_SERVICE_MEDIA_PLAYBACK';
    expect(names.map(([, name]) => name).filter((name) => name !== 'CAMERA')).toEqual(
      `${always} ${playing}`.split(' '),
    );
    expect(textOf(entries, 'debug')).toBe('false');
  });

  it('holds the shell and the static guide, byte by byte', async () => {
    expect(entries.get('classes.dex')?.bytes.equals(await readFile(join(shellFolder, 'classes.dex')))).toBe(true);
    const out = join(folder, 'static');
    const { content: contentFolder, client } = server.services.settings;
    await buildStatic({
      content: await readContentFolder(contentFolder),
      contentFolder,
      guide: server.guide,
      out,
      client: clientInApp(client, goodSettings.ServerAddress),
      servedAt: '/',
    });
    const paths = (await readdir(out, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(out.length + 1))
      // No content names it.
      .filter((path) => path !== 'files/folder/words.txt');
    const inApp = [...entries.keys()].filter((path) => path.startsWith('assets/guide/'));
    expect(inApp).toEqual(paths.map((path) => `assets/guide/${path}`).toSorted());
    expect(inApp).toContain('assets/guide/files/picture.svg');
    const different: string[] = [];
    for (const path of paths) {
      const bytes = await readFile(join(out, path));
      if (entries.get(`assets/guide/${path}`)?.bytes.equals(bytes) !== true) different.push(path);
    }
    // Of the server: drawings are cleaned, and its definition has revisions.
    const ofServer = /^(?:files\/.*\.svg|media\.json|tourDefinition\.\w+)$/;
    expect(different.filter((path) => !ofServer.test(path))).toEqual([]);
    const answer = await (await server.services.published.current()).answer();
    expect(textOf(entries, 'assets/guide/tourDefinition.json')).toBe(String(Buffer.from(answer.bodies.identity)));
    const listed = JSON.parse(textOf(entries, 'assets/guide/media.json')) as { Path: string; SHA256: string }[];
    const hashOf = (path: string): string =>
      createHash('sha256')
        .update(entries.get(`assets/guide/${path}`)?.bytes ?? '')
        .digest('hex');
    expect(listed.map(({ Path }) => [Path, hashOf(Path)])).toEqual([['files/picture.svg', listed[0]?.SHA256]]);
  });

  it('identifies itself to the shell', async () => {
    const app = JSON.parse(textOf(entries, 'assets/app.json')) as Record<string, unknown>;
    const { state } = await server.services.published.current();
    expect(app).toMatchObject({ server: goodSettings.ServerAddress, counter: state.counter });
    expect(app['loan']).toBeUndefined();
    const config = JSON.parse(textOf(entries, 'assets/guide/config.json')) as object;
    expect(config).toMatchObject({ source: 'static', serverBase: '', webAddress: goodSettings.ServerAddress });
  });

  it('is downloaded in parts and as a whole by anyone who has its address, and by no one else', async () => {
    const { Address = '', Name } = release.Result ?? {};
    const get = async (url: string, headers = {}) => await server.app.inject({ url, headers });
    const whole = await get(Address);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'content-disposition': `attachment; filename="${Name}"`,
    });
    expect(whole.rawPayload.equals(apk)).toBe(true);
    const part = await get(Address, { range: 'bytes=10-19' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, apk.subarray(10, 20)]);
    const guessed = Address.replace(/[\da-f]{32}/, '0'.repeat(32));
    expect([guessed === Address, (await get(guessed)).statusCode]).toEqual([false, 404]);
  });

  it('of a loan device locks itself by a PIN, has the next number, and takes the place of the oldest', async () => {
    tool = await fakeTools(linking);
    await desk.set({ IsLoanDevice: true, PIN: '4711', ServerAddress: '', KeepBuilds: 1 });
    const loan = await desk.build('release');
    expect(loan.Result).toMatchObject({ VersionCode: 2, Certificate: release.Result?.Certificate });
    expect(loan.Result?.SHA256).not.toBe(release.Result?.SHA256);
    expect(loan.Builds.map(({ Name }) => Name)).toEqual(['guide-2-release.apk']);
    expect((await desk.call('GET', release.Result?.Address ?? '')).status).toBe(404);
    const inside = await entriesOf(await download(loan));
    const app = textOf(inside, 'assets/app.json');
    expect(JSON.parse(app)).toMatchObject({
      server: '',
      loan: { iterations: 120_000, pinHash: expect.stringMatching(/^[\da-f]{40}$/) },
    });
    expect(app).not.toContain('4711');
    expect(textOf(inside, 'AndroidManifest.xml')).toMatch(/category\.HOME[^]*LoanAdmin/);
    expect(textOf(inside, 'AndroidManifest.xml')).not.toContain('autoVerify');

    expect((await desk.call('DELETE', '/api/build/apk/guide-2-release.apk')).status).toBe(200);
    expect(await desk.status()).toMatchObject({ State: 'no build present', Builds: [] });
    const stored: string[] = [];
    for await (const { key } of server.services.store.list('apks/')) stored.push(key);
    expect(stored).toEqual([]);
    await desk.set({});
  });

  it('is byte-identical when only its number would differ', async () => {
    tool = await fakeTools(linking);
    const { db } = server.services;
    await db.write((transaction) => transaction.updateTable('appKeys').set({ lastVersionCode: 0 }).execute());
    const same = await desk.build('release');
    expect(same.Result).toMatchObject({ VersionCode: 1, SHA256: release.Result?.SHA256 });
  });

  it('to be debugged is another app with another certificate', async () => {
    tool = await fakeTools(linking);
    const debug = await desk.build('debug');
    expect(debug.Result).toMatchObject({ Kind: 'debug', Name: 'guide-1-debug.apk', VersionCode: 1 });
    expect(debug.Result?.Certificate).not.toBe(release.Result?.Certificate);
    const inside = await entriesOf(await download(debug));
    expect(textOf(inside, 'AndroidManifest.xml')).toContain('package="de.stadtmuseum.guide.debug"');
    expect(textOf(inside, 'debug')).toBe('true');
  });
});

describe('A build', () => {
  it('does not begin without its tools, or with settings that no app can have', async () => {
    for (const name of ['PATH', 'JAVA_HOME', 'ANDROID_HOME']) vi.stubEnv(name, '');
    const lacking = await desk.call('POST', '/api/build/debug');
    vi.unstubAllEnvs();
    expect([lacking.status, (await lacking.json()) as unknown]).toMatchObject([
      409,
      { error: { code: 'tools-missing' } },
    ]);
    tool = await fakeTools(linking);
    await desk.set({ ApplicationID: 'museum' });
    const wrong = await desk.call('POST', '/api/build/debug');
    expect([wrong.status, (await wrong.json()) as unknown]).toMatchObject([
      422,
      { error: { code: 'invalid', reason: 'app-id-wrong' } },
    ]);
    await desk.set({});
  });

  it('whose tool fails reports it in the tool’s words, and leaves nothing', async () => {
    tool = await fakeTools(failing);
    const before = (await desk.status()).Builds;
    const failed = await desk.build('debug');
    expect(failed).toMatchObject({
      State: 'failed',
      Kind: 'debug',
      Failure: { Reason: 'app-tool-failed', Facts: { tool: 'aapt2', said: 'res/values: No space left on device' } },
      Builds: before,
    });
    expect(failed.Log).toContain('aapt2: res/values: No space left on device');
    expect(await leftovers()).toEqual([]);
  });

  it('runs alone, and ends when it is cancelled; after a restore its number is one that no device has seen', async () => {
    const { db } = server.services;
    // Backups have the keys, and no runs.
    await db.write((transaction) => transaction.deleteFrom('backupRuns').execute());
    await db.write((transaction) => transaction.updateTable('appKeys').set({ lastVersionCode: 1 }).execute());
    tool = await fakeTools(endless);
    expect((await desk.call('POST', '/api/build/debug')).status).toBe(200);
    const child = await tool.started();
    expect(await desk.status()).toMatchObject({ State: 'running', Kind: 'debug' });
    const second = await desk.call('POST', '/api/build/release');
    expect([second.status, (await second.json()) as unknown]).toMatchObject([
      409,
      { error: { reason: 'app-build-running' } },
    ]);
    expect((await desk.call('DELETE', '/api/build/running')).status).toBe(200);
    expect(await desk.ended()).toMatchObject({ State: 'failed', Failure: { Reason: 'app-build-cancelled' } });
    await expect.poll(() => isRunning(child)).toBe(false);
    expect((await desk.call('DELETE', '/api/build/running')).status).toBe(404);
    expect(await leftovers()).toEqual([]);
    const key = db.read.selectFrom('appKeys').select('lastVersionCode').where('kind', '=', 'debug');
    expect(await key.execute()).toEqual([{ lastVersionCode: 1002 }]);
  });

  it('ends with its server, and says so afterwards; one of a killed server was interrupted', async () => {
    tool = await fakeTools(endless);
    const own = await server.another();
    await (await deskAt(own)).call('POST', '/api/build/debug');
    const child = await tool.started();
    const { db, settings } = server.services;
    const run = await db.read.selectFrom('backupRuns').selectAll().execute();
    const [half = ''] = await leftovers();
    await own.close();
    expect(await leftovers()).toEqual([]);
    await expect.poll(() => isRunning(child)).toBe(false);
    expect(await desk.status()).toMatchObject({ State: 'failed', Failure: { Reason: 'app-build-stopped' } });

    // A killed server leaves the run and half an app. Names have the process in them.
    await db.write(async (transaction) => {
      await transaction.deleteFrom('backupRuns').execute();
      await transaction.insertInto('backupRuns').values(run).execute();
    });
    await mkdir(join(settings.data, 'files', '.temporary', half.replace(/-[\da-f]{12}-/, '-000000000000-')));
    expect((await leftovers()).length).toBe(1);
    const next = await server.another();
    expect(await (await deskAt(next)).status()).toMatchObject({
      State: 'failed',
      Failure: { Reason: 'app-build-interrupted' },
    });
    expect(await leftovers()).toEqual([]);
    await next.close();
  });
});
