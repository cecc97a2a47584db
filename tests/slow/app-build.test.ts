import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { type BuildKind } from '#contract/calls/build-calls.ts';
import { readContentFolder } from '#server/usecases/content/content-folder.ts';
import { demoMuseum, guideFolder } from '#server/project.ts';
import { buildStatic } from '#server/site/static/build-static.ts';
import { clientInApp } from '#server/usecases/app-builds/static-guide.ts';
import { serveHere, type ServedHere } from '#tests/browser/serve.ts';
import { ask, whyNoTools } from '#tests/native/android-tools.ts';
import { type AppDesk, createAppDesk, goodSettings, sessionOf, type Status } from '#tests/native/app-desk.ts';
import { isSkipped } from '#tests/native/java.ts';

const without = isSkipped(await whyNoTools());

interface Entry {
  readonly sha256: string;
  readonly isStored: boolean;
}

describe.skipIf(without)('An app of the demo museum', () => {
  let folder = '';
  let museum: ServedHere;
  let desk: AppDesk;
  const built: Partial<Record<BuildKind, Status>> = {};

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cicerone-apk-'));
    museum = await serveHere(demoMuseum);
    desk = createAppDesk(museum.origin, await sessionOf(museum.services));
    await desk.set({});
    for (const kind of ['release', 'debug'] as const) {
      built[kind] = await desk.build(kind);
      await writeFile(apk(kind), await download(kind));
    }
  });
  afterAll(async () => {
    await museum.close();
    await rm(folder, { recursive: true, force: true });
  });

  const apk = (kind: BuildKind): string => join(folder, `${kind}.apk`);
  const resultOf = (kind: BuildKind): NonNullable<Status['Result']> => {
    const result = built[kind]?.Result;
    if (result === undefined) throw new Error(`No ${kind} build: ${JSON.stringify(built[kind])}`);
    return result;
  };

  /** As a device does: without a session. */
  async function download(kind: BuildKind): Promise<Buffer> {
    return Buffer.from(await (await fetch(museum.origin + resultOf(kind).Address)).arrayBuffer());
  }

  it('is done, and listed with what it is', () => {
    expect(built.debug).toMatchObject({ State: 'done', Kind: 'debug', CanBuild: true });
    expect(built.debug?.Failure).toBeUndefined();
    expect(built.debug?.Builds.map(({ Name }) => Name)).toEqual(['guide-1-debug.apk', 'guide-1-release.apk']);
    expect(resultOf('release')).toMatchObject({ Kind: 'release', VersionCode: 1, VersionName: '2.1' });
  });

  it('is named, numbered and aimed as it was set', () => {
    const release = ask('aapt2', 'dump', 'badging', apk('release'));
    expect(release).toContain("package: name='de.stadtmuseum.guide' versionCode='1' versionName='2.1'");
    expect(release).toContain("sdkVersion:'24'");
    expect(release).toContain("targetSdkVersion:'36'");
    // Badging writes quotes in another way than they are.
    expect(ask('aapt2', 'dump', 'xmltree', '--file', 'AndroidManifest.xml', apk('release'))).toContain(
      `:label(0x01010001)="${goodSettings.AppName}"`,
    );
    expect(release).toContain("launchable-activity: name='app.cicerone.shell.MainActivity'");
    expect(release).not.toContain('application-debuggable');
    const debug = ask('aapt2', 'dump', 'badging', apk('debug'));
    expect(debug).toContain("package: name='de.stadtmuseum.guide.debug'");
    expect(debug).toContain('application-debuggable');
  });

  it('is signed by schemes v2 and v3 with the reported certificate, and by no other', async () => {
    const output = ask('apksigner', 'verify', '--verbose', '--print-certs', apk('release'));
    expect(output).toContain('Verified using v1 scheme (JAR signing): false');
    expect(output).toContain('Verified using v2 scheme (APK Signature Scheme v2): true');
    expect(output).toContain('Verified using v3 scheme (APK Signature Scheme v3): true');
    expect(output).toContain(`certificate SHA-256 digest: ${resultOf('release').Certificate}`);
    expect(resultOf('debug').Certificate).not.toBe(resultOf('release').Certificate);
    const bytes = await readFile(apk('release'));
    bytes.writeUInt8(bytes.readUInt8(200_000) ^ 1, 200_000);
    const changed = join(folder, 'changed.apk');
    await writeFile(changed, bytes);
    expect(() => ask('apksigner', 'verify', changed)).toThrow(/digest mismatch|DOES NOT VERIFY/i);
  });

  it('has its stored files where devices read them at once', () => {
    expect(() => ask('zipalign', '-c', '4', apk('release'))).not.toThrow();
  });

  it('holds the static guide, byte by byte, and its media unpacked', async () => {
    const content = await readContentFolder(demoMuseum);
    const out = join(folder, 'static');
    const client = clientInApp(museum.services.settings.client, goodSettings.ServerAddress);
    await buildStatic({ content, contentFolder: demoMuseum, guide: guideFolder, out, client, servedAt: '/' });
    const entries = await entriesOf(apk('release'));
    const guide = [...entries].filter(([path]) => path.startsWith('assets/guide/'));
    const files = await museum.services.db.read.selectFrom('files').select(['path', 'hash']).execute();
    const answer = await (await museum.services.published.current()).answer();
    // The server has cleaned drawings, and its definition has revisions.
    const ofServer = new Map<string, string>([
      ...files.map(({ path, hash }) => [`files/${path}`, hash] as const),
      ['tourDefinition.json', sha256Of(answer.bodies.identity)] as const,
    ]);
    const others = new Set(['tourDefinition.yaml', 'media.json']);
    const wrong: string[] = [];
    for (const [path, { sha256 }] of guide) {
      const short = path.slice('assets/guide/'.length);
      const expected = ofServer.get(short) ?? (await hashOf(join(out, short)));
      if (sha256 !== expected && !others.has(short)) wrong.push(path);
    }
    expect(wrong).toEqual([]);
    const listed = JSON.parse(await textIn(apk('release'), 'assets/guide/media.json')) as {
      Path: string;
      SHA256: string;
    }[];
    expect(listed.filter(({ Path, SHA256 }) => entries.get(`assets/guide/${Path}`)?.sha256 !== SHA256)).toEqual([]);
    const named = JSON.parse(await readFile(join(out, 'media.json'), 'utf8')) as { Path: string }[];
    const pages = (await pathsIn(out)).filter((path) => !path.startsWith('files/'));
    const missing = [...pages, ...named.map(({ Path }) => Path)].filter((path) => !entries.has(`assets/guide/${path}`));
    expect([named.length > 100, missing]).toEqual([true, []]);
    const media = guide.filter(([path]) => /\.(?:mp3|m4a|ogg|wav|mp4|webm|jpe?g|png|webp|avif|gif|woff2)$/.test(path));
    expect(media.filter(([, { isStored }]) => !isStored)).toEqual([]);
    expect(entries.get('assets/guide/index.html')?.isStored).toBe(false);
    expect(entries.get('resources.arsc')?.isStored).toBe(true);
  });

  it('identifies itself to the shell', async () => {
    const app = JSON.parse(await textIn(apk('release'), 'assets/app.json')) as Record<string, unknown>;
    const { state, catalogue } = await museum.services.published.current();
    expect(app).toMatchObject({
      server: goodSettings.ServerAddress,
      counter: state.counter,
      colour: catalogue.defaultTheme?.PrimaryColor.toLowerCase(),
    });
    expect(app['loan']).toBeUndefined();
    const config = JSON.parse(await textIn(apk('release'), 'assets/guide/config.json')) as object;
    expect(config).toMatchObject({ source: 'static', serverBase: '', webAddress: goodSettings.ServerAddress });
  });

  it('is downloaded in parts and as a whole by anyone who has its address, and by no one else', async () => {
    const { Address, SHA256, Size, Name } = resultOf('release');
    const whole = await fetch(museum.origin + Address);
    expect(whole.headers.get('content-type')).toBe('application/vnd.android.package-archive');
    expect(whole.headers.get('content-disposition')).toBe(`attachment; filename="${Name}"`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([bytes.length, sha256Of(bytes)]).toEqual([Size, SHA256]);
    const part = await fetch(museum.origin + Address, { headers: { range: 'bytes=10-19' } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(10, 20)]);
    const guessed = Address.replace(/[\da-f]{32}/, '0'.repeat(32));
    expect([guessed === Address, (await fetch(museum.origin + guessed)).status]).toEqual([false, 404]);
  });

  it('is byte-identical when only its number would differ, and the next has the next number', async () => {
    const again = await desk.build('release');
    expect(again.Result?.VersionCode).toBe(2);
    const { db } = museum.services;
    await db.write((transaction) => transaction.deleteFrom('appBuilds').where('versionCode', '=', 1).execute());
    await db.write((transaction) => transaction.updateTable('appKeys').set({ lastVersionCode: 0 }).execute());
    const same = await desk.build('release');
    expect(same.Result).toMatchObject({ VersionCode: 1, SHA256: resultOf('release').SHA256 });
    expect(again.Result?.SHA256).not.toBe(resultOf('release').SHA256);
    expect(same.Result?.Certificate).toBe(again.Result?.Certificate);
    await db.write((transaction) => transaction.updateTable('appKeys').set({ lastVersionCode: 2 }).execute());
  });

  it('of a loan device locks itself by a PIN, and asks for what its content needs', async () => {
    await desk.set({ IsLoanDevice: true, PIN: '4711', ServerAddress: '', KeepBuilds: 1 });
    const { Result, Builds } = await desk.build('release');
    expect(Builds.length).toBe(1);
    const path = join(folder, 'loan.apk');
    await writeFile(path, Buffer.from(await (await fetch(museum.origin + (Result?.Address ?? ''))).arrayBuffer()));
    const app = JSON.parse(await textIn(path, 'assets/app.json')) as Record<string, unknown>;
    expect(app).toMatchObject({
      server: '',
      loan: { iterations: 120_000, pinHash: expect.stringMatching(/^[\da-f]{40}$/) },
    });
    expect(JSON.stringify(app)).not.toContain('4711');
    const manifestOf = (from: string): string => ask('aapt2', 'dump', 'xmltree', '--file', 'AndroidManifest.xml', from);
    for (const part of ['LoanAdmin', 'android.intent.category.HOME']) {
      expect(manifestOf(path)).toContain(part);
      expect(manifestOf(apk('release'))).not.toContain(part);
    }
  });

  it('asks for the permissions of its content, and for no others', () => {
    const given = ask('aapt2', 'dump', 'permissions', apk('release'));
    const names = [...given.matchAll(/uses-permission: name='android\.permission\.(\w+)'/g)].map(([, name]) => name);
    // As the table in src/native/android/README.md says.
    const always = 'INTERNET ACCESS_NETWORK_STATE MODIFY_AUDIO_SETTINGS WAKE_LOCK FOREGROUND_SERVICE';
    const others = 'FOREGROUND_SERVICE_MEDIA_PLAYBACK ACCESS_COARSE_LOCATION ACCESS_FINE_LOCATION CAMERA';
    expect(new Set(names)).toEqual(new Set(`${always} ${others}`.split(' ')));
  });
});

async function pathsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

async function entriesOf(path: string): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  await eachEntry(path, async (name, isStored, open) => {
    entries.set(name, { isStored, sha256: sha256Of(await open()) });
  });
  return entries;
}

async function textIn(path: string, wanted: string): Promise<string> {
  let text = '';
  await eachEntry(path, async (name, _, open) => {
    if (name === wanted) text = (await open()).toString();
  });
  return text;
}

async function eachEntry(
  path: string,
  look: (name: string, isStored: boolean, open: () => Promise<Buffer>) => Promise<void>,
): Promise<void> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    for await (const entry of zip.eachEntry())
      await look(entry.fileName, entry.compressionMethod === 0, async () =>
        buffer(await zip.openReadStreamPromise(entry)),
      );
  } finally {
    zip.close();
  }
}

/** @returns undefined if there is no such file */
async function hashOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes === undefined ? undefined : sha256Of(bytes);
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
