import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createToolFinder, type FoundTool } from './find-tools.ts';
import { installLine } from './app-builds.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-tools-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Puts a program there that says this. */
async function put(place: string, output = '', mode = 0o755): Promise<string> {
  const path = join(folder, place);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\necho '${output}' >&2\n`);
  await chmod(path, mode);
  return path;
}

const found = (tools: readonly FoundTool[], name: string) => tools.find((tool) => tool.name === name);
const finder = (environment: Record<string, string> = {}) =>
  createToolFinder({ PATH: join(folder, 'bin'), ...environment }, join(folder, 'framework-res.apk'));

it('finds nothing on a bare server, and names the packages once each', async () => {
  const tools = await finder()();
  expect(tools.every(({ path }) => path === undefined)).toBe(true);
  expect(installLine(tools)).toBe(
    'apt-get install --no-install-recommends aapt zipalign apksigner default-jre-headless android-framework-res',
  );
});

it('finds the tools of Debian in PATH, with their versions', async () => {
  const aapt2 = await put('bin/aapt2', 'Android Asset Packaging Tool (aapt) 2.19-debian');
  const java = await put('bin/java', 'openjdk version "17.0.15" 2025-04-15');
  for (const name of ['zipalign', 'keytool']) await put(`bin/${name}`);
  await put('framework-res.apk', '', 0o644);
  await put('bin/apksigner', '', 0o644);
  const tools = await finder()();
  expect(found(tools, 'aapt2')).toMatchObject({ path: aapt2, version: '2.19-debian' });
  expect(found(tools, 'java')).toMatchObject({ path: java, version: '17.0.15' });
  // It is there, but not executable.
  expect(found(tools, 'apksigner')).toMatchObject({ path: undefined });
  expect(installLine(tools)).toBe('apt-get install --no-install-recommends apksigner');
});

it('prefers the newest tools of an Android SDK, and the Java of JAVA_HOME', async () => {
  await put('bin/aapt2', '1.0');
  await put('bin/java', '11.0.1');
  await put('sdk/build-tools/9.0.0/aapt2', '9.0.0');
  const aapt2 = await put('sdk/build-tools/36.0.0/aapt2', '36.0.0');
  const resources = await put('sdk/platforms/android-36/android.jar', '', 0o644);
  await put('sdk/platforms/android-9/android.jar', '', 0o644);
  const java = await put('jdk/bin/java', '21.0.2');
  const tools = await finder({ ANDROID_HOME: join(folder, 'sdk'), JAVA_HOME: join(folder, 'jdk') })();
  expect(found(tools, 'aapt2')).toMatchObject({ path: aapt2, version: '36.0.0' });
  expect(found(tools, 'java')).toMatchObject({ path: java, version: '21.0.2' });
  expect(found(tools, 'android-resources')).toMatchObject({ path: resources });
});

it('notices tools that are installed, replaced or removed while it runs', async () => {
  const find = finder();
  expect(found(await find(), 'apksigner')?.path).toBeUndefined();
  const path = await put('bin/apksigner', '31.0.2');
  expect(found(await find(), 'apksigner')?.version).toBe('31.0.2');
  await put('bin/apksigner', '35.0.2');
  await utimes(path, new Date(), new Date(Date.now() + 5000));
  expect(found(await find(), 'apksigner')?.version).toBe('35.0.2');
  await rm(path);
  expect(found(await find(), 'apksigner')?.path).toBeUndefined();
});
