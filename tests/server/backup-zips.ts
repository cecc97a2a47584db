import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { readZip } from '#server/files/zip-read.ts';
import { type Manifest } from '#server/usecases/backups/manifest.ts';

/** The content of entries by their names. */
export type Contents = Record<string, string | Buffer>;

/** Returns the entries of a zip by their names. */
export async function unzip(zip: Buffer): Promise<Contents> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-zip-'));
  const path = join(folder, 'backup.zip');
  await writeFile(path, zip);
  const contents: Contents = {};
  await readZip(path, async ({ path: name, open: openEntry }) => {
    contents[name] = await buffer(await openEntry());
  });
  await rm(folder, { recursive: true });
  return contents;
}

export async function makeZip(
  contents: Contents,
  options: { readonly mode?: number; readonly compress?: boolean } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(contents)) zip.addBuffer(Buffer.from(content), name, options);
  zip.end();
  return buffer(zip.outputStream);
}

/** A valid backup, with its manifest rewritten for what is in it. */
export function sealed(contents: Contents, change: (manifest: Manifest) => object = (manifest) => manifest): Contents {
  const manifest = JSON.parse(String(contents['manifest.json'])) as Manifest;
  const entries = Object.entries(contents)
    .filter(([name]) => name !== 'manifest.json')
    .map(([name, content]) => ({
      name,
      bytes: Buffer.from(content).length,
      sha256: createHash('sha256').update(content).digest('hex'),
    }));
  return { ...contents, 'manifest.json': JSON.stringify(change({ ...manifest, entries })) };
}

/** Replaces names in the entries and in the directory at the end, as no proper tool would. */
export function replaceAll(zip: Buffer, name: string, other: string): Buffer {
  const changed = Buffer.from(zip);
  for (let at = changed.indexOf(name); at >= 0; at = changed.indexOf(name, at + 1)) {
    // The manifest still names the right one.
    if (changed[at - 1] !== 0x22) changed.write(other, at);
  }
  return changed;
}
