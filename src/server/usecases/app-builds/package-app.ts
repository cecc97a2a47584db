import { mkdir, rm, stat, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BuildTool } from '#contract/calls/build-calls.ts';
import { hashFile } from '../../files/hash-file.ts';
import { type AppIcon } from '../../files/picture-process/app-icons.ts';
import { writeStream } from '../../files/write-stream.ts';
import { readZip } from '../../files/zip-read.ts';
import { refuse } from '../../refuse.ts';
import { type AppFacts, appJson, templateValues } from './app-files.ts';
import { type AppKey, keyAlias, passwordVariable, withKeyFile } from './app-keys.ts';
import { zipApp } from './app-zip.ts';
import { type FoundTool } from './find-tools.ts';
import { runTool } from './run-tool.ts';
import { fillTemplate, type TemplateValues } from './fill-template.ts';

export interface AppToPackage {
  readonly facts: AppFacts;
  /** The folder of the shell, as it is built. */
  readonly shell: string;
  /** The folder of the static guide, which is gone afterwards. */
  readonly guide: string;
  readonly icons: readonly AppIcon[];
  readonly key: AppKey;
  /** An empty folder for everything that comes into being. */
  readonly folder: string;
  readonly tools: Tools;
  readonly log: (line: string) => void;
  /** Called when a part of the work is done, with its share in all of it: 0 to 1. */
  readonly advance: (share: number) => void;
  readonly signal: AbortSignal;
}

export interface PackagedApp {
  readonly path: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** The SHA-256 of the certificate, hexadecimal. */
  readonly certificate: string;
}

/** Makes a signed app. Equal content, settings, key and version code make equal bytes. @throws Refusal */
export async function packageApp(given: AppToPackage): Promise<PackagedApp> {
  const { folder, guide, log, advance } = given;
  const linked = await link(given);
  advance(0.1);
  const [unsigned, aligned, signed] = ['unsigned.apk', 'aligned.apk', 'signed.apk'].map((name) => join(folder, name));
  if (unsigned === undefined || aligned === undefined || signed === undefined)
    throw new Error('Three names make three');
  const { facts, shell, tools, signal } = given;
  const left = await zipApp({
    linked,
    dex: join(shell, 'classes.dex'),
    appJson: appJson(facts),
    guide,
    out: unsigned,
    signal,
  });
  for (const path of left) log(`left out, because no APK can hold the name: ${path}`);
  log(`The APK holds ${(await stat(unsigned)).size} bytes before it is signed.`);
  // Makes room on the disk: the app is as large as the museum.
  await rm(guide, { recursive: true });
  advance(0.4);
  await run(given, BuildTool.zipalign, ['-p', '-f', '4', unsigned, aligned]);
  await rm(unsigned);
  advance(0.1);
  await withKeyFile(given.key, folder, (keystore) =>
    run(given, BuildTool.apksigner, signing(keystore, aligned, signed), { [passwordVariable]: given.key.password }),
  );
  await rm(aligned);
  advance(0.2);
  const certificate = await verify(given, signed);
  await run({ ...given, log: () => undefined }, BuildTool.zipalign, ['-c', '4', signed]);
  const { hash, bytes } = await hashFile(signed);
  advance(0.2);
  signal.throwIfAborted();
  log(`${toolPath(tools, BuildTool.apksigner)} has verified the APK of ${bytes} bytes.`);
  return { path: signed, bytes, sha256: hash, certificate };
}

export type Tools = readonly FoundTool[];

/** @throws Refusal `tools-missing` */
export function toolPath(tools: Tools, name: BuildTool): string {
  const path = tools.find((tool) => tool.name === name)?.path;
  if (path === undefined) throw refuse('build-tools-missing', { tools: name });
  return path;
}

function run(
  { tools, folder, log, signal }: Pick<AppToPackage, 'tools' | 'folder' | 'log' | 'signal'>,
  tool: BuildTool,
  args: readonly string[],
  secrets: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  return runTool({ path: toolPath(tools, tool), args, folder, secrets, log, signal });
}

/** @returns a folder with the manifest and the resources as Android reads them */
async function link(given: AppToPackage): Promise<string> {
  const { folder, shell, icons, facts, tools } = given;
  const values = templateValues(facts);
  const { manifest, resources } = await writeResources({ shell, icons, values, out: join(folder, 'sources') });
  const [compiled, base, linked] = [join(folder, 'res.zip'), join(folder, 'base.apk'), join(folder, 'linked')];
  await run(given, BuildTool.aapt2, ['compile', '--dir', resources, '-o', compiled]);
  const android = toolPath(tools, BuildTool.androidResources);
  const debug = facts.isDebug ? ['--debug-mode'] : [];
  await run(given, BuildTool.aapt2, ['link', ...debug, '-I', android, '--manifest', manifest, '-o', base, compiled]);
  await readZip(base, async ({ path, isFolder, open }) => {
    if (isFolder) return;
    await mkdir(dirname(join(linked, path)), { recursive: true });
    await writeStream(await open(), join(linked, path));
  });
  return linked;
}

/** Android 7, our oldest, reads the signature scheme v2; v3 lets a later version change its key. */
function signing(keystore: string, aligned: string, signed: string): readonly string[] {
  const store = ['--ks', keystore, '--ks-type', 'PKCS12', '--ks-pass', `env:${passwordVariable}`];
  const key = ['--ks-key-alias', keyAlias];
  const schemes = Object.entries({ v1: false, v2: true, v3: true }).flatMap(([scheme, isOn]) => [
    `--${scheme}-signing-enabled`,
    String(isOn),
  ]);
  return ['sign', ...store, ...key, ...schemes, '--out', signed, aligned];
}

/** @returns the SHA-256 of the certificate */
async function verify(given: AppToPackage, signed: string): Promise<string> {
  const output = await run(given, BuildTool.apksigner, ['verify', '--verbose', '--print-certs', signed]);
  const digest = output.map((line) => /certificate SHA-256 digest: ([\da-f]{64})/i.exec(line)?.[1]).find(Boolean);
  const hasSchemes = ['v2', 'v3'].every((scheme) =>
    output.some((line) => line.includes(`(APK Signature Scheme ${scheme}): true`)),
  );
  if (digest === undefined || !hasSchemes)
    throw refuse('app-tool-failed', { tool: 'apksigner', said: output.at(-1) ?? '' });
  return digest.toLowerCase();
}

interface ResourcesToWrite {
  /** The folder of the shell, as it is built. */
  readonly shell: string;
  readonly icons: readonly AppIcon[];
  readonly values: TemplateValues;
  /** A new folder. */
  readonly out: string;
}

/** From Android 8 on, the system cuts the icon out of two layers. */
const layeredIcon = `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
  <background android:drawable="@android:color/white" />
  <foreground android:drawable="@mipmap/icon_foreground" />
</adaptive-icon>
`;

/**
 * Writes what aapt2 makes an app's manifest and resources from.
 *
 * @returns the paths of both
 */
async function writeResources({
  shell,
  icons,
  values,
  out,
}: ResourcesToWrite): Promise<{ readonly manifest: string; readonly resources: string }> {
  const [manifest, resources] = [join(out, 'AndroidManifest.xml'), join(out, 'res')];
  await cp(join(shell, 'res'), resources, { recursive: true });
  for (const entry of await readdir(resources, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.xml')) continue;
    const path = join(entry.parentPath, entry.name);
    await writeFile(path, fillTemplate(await readFile(path, 'utf8'), values));
  }
  await writeFile(manifest, fillTemplate(await readFile(join(shell, 'AndroidManifest.xml'), 'utf8'), values));
  for (const { path, bytes } of icons) await put(join(resources, path), bytes);
  await put(join(resources, 'mipmap-anydpi-v26', 'icon.xml'), layeredIcon);
  return { manifest, resources };
}

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
