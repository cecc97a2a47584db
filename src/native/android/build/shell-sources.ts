import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const androidFolder = fileURLToPath(new URL('../', import.meta.url));

/** The record beside classes.dex: SHA-256 in hexadecimal. */
export interface DexRecord {
  readonly sources: string;
  readonly dex: string;
}

export function readRecord(): DexRecord {
  return JSON.parse(readFileSync(join(androidFolder, 'classes.dex.json'), 'utf8')) as DexRecord;
}

/** Returns the Java files of a folder, in a fixed order, with `/` on every system. */
export function javaFiles(folder: 'shell' | 'stand-ins'): readonly string[] {
  return readdirSync(join(androidFolder, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.java'))
    .toSorted();
}

export function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of javaFiles('shell')) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(androidFolder, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
