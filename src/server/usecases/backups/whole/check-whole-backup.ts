import { createHash } from 'node:crypto';
import { type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Blob, hashStream } from '../../../files/hash-stream.ts';
import { readZip } from '../../../files/zip-read.ts';
import { migrations } from '../../../store/migrations.ts';
import { entryNames, type Manifest, readManifest } from '../manifest.ts';
import { type Instance, instanceEntry, readInstance, readRow, tableOf } from './instance.ts';
import { backupTables } from './backup-tables.ts';
import { linesIn } from './lines.ts';
import { WholeBackupError } from '../../../errors.ts';

export interface CheckedWhole {
  readonly manifest: Manifest;
  readonly instance: Instance;
}

/**
 * Reads a decrypted backup to its last byte and changes nothing: every entry against the manifest, every row, and
 * whether the bytes of every file are there.
 *
 * @throws WholeBackupError, Refusal `wrong-backup`
 */
export async function checkWholeBackup(path: string): Promise<CheckedWhole> {
  const { manifest, instance } = await readHeads(path);
  const promised = new Map(manifest.entries.map((entry) => [entry.name.normalize('NFC'), entry]));
  const hashes = new Set(manifest.entries.map(({ sha256 }) => sha256));
  const damaged = new Set(manifest.damaged);
  const known = new Set<string>(backupTables.map(({ name }) => name));
  await readZip(path, async ({ path: name, isFolder, open }) => {
    if (isFolder || name === entryNames.manifest) return;
    const table = tableOf(name);
    if (table !== undefined && !known.has(table)) throw new WholeBackupError(`It has an unknown table "${table}".`);
    const stream = await open();
    const { hash } = table === undefined ? await hashStream(stream) : await readTable(stream, table);
    if (promised.get(name)?.sha256 !== hash) throw new WholeBackupError(`Its entry "${name}" is not what it was.`);
    promised.delete(name);
  });
  const [missing] = promised.keys();
  if (missing !== undefined) throw new WholeBackupError(`Its entry "${missing}" is missing.`);
  return { manifest, instance };

  async function readTable(stream: Readable, table: string): Promise<Blob> {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const line of linesIn(stream)) {
      hash.update(`${line}\n`);
      rows += 1;
      const { hash: file, path: filePath } = readRow(line, table);
      if (table !== 'files' || hashes.has(String(file)) || damaged.has(String(filePath))) continue;
      throw new WholeBackupError(`The bytes of its file "${String(filePath)}" are missing.`);
    }
    if (instance.tables[table] !== rows) throw new WholeBackupError(`Rows of its table "${table}" are missing.`);
    return { hash: hash.digest('hex'), bytes: 0 };
  }
}

async function readHeads(path: string): Promise<CheckedWhole> {
  const texts = new Map<string, string>();
  await readZip(path, async ({ path: name, open }) => {
    if (name === entryNames.manifest || name === instanceEntry) texts.set(name, String(await buffer(await open())));
  });
  const [manifest, about] = [texts.get(entryNames.manifest), texts.get(instanceEntry)];
  if (manifest === undefined || about === undefined)
    throw new WholeBackupError('It was decrypted, but there is no backup of everything in it.');
  const instance = readInstance(about);
  const isNewer = instance.migrations.some((name) => !Object.hasOwn(migrations, name));
  if (isNewer)
    throw new WholeBackupError('It was made by a newer Cicerone. Install that version first, then restore it.');
  return { manifest: readManifest(manifest), instance };
}
