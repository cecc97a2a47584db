import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mediaReferences } from '#content/media-references.ts';
import { writeStream } from '../../files/write-stream.ts';
import { writeZip } from '../../files/zip-write.ts';
import { readBackup } from './read-backup.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-zip-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes a zip, and reads it as a backup; a blob's hash is its text. */
async function readZipped(files: Readonly<Record<string, string>>) {
  const path = join(folder, 'museum.zip');
  const entries = Object.entries(files).map(([name, content]) => ({
    path: name,
    modifiedAt: new Date(0),
    content: {
      bytes: Buffer.byteLength(content),
      isPacked: true,
      open: () => Promise.resolve(Readable.from([Buffer.from(content)])),
    },
  }));
  await writeStream(writeZip(entries), path);
  return readBackup(path, async (stream) => {
    const hash = await text(stream);
    return { hash, bytes: hash.length };
  });
}

it.each(['', 'museum/'])('takes the media of a content folder in %j that lie outside files/', async (inside) => {
  const definition = {
    Locations: [
      {
        ID: 1,
        MediaURL: { de: 'media/a%20b.mp3', en: 'files/media/a.mp3', fr: '../secret.txt', it: 'media/gone.mp3' },
      },
    ],
  };
  const { published, inEdit, files } = await readZipped({
    [`${inside}tourDefinition.yaml`]: JSON.stringify(definition),
    [`${inside}files/media/a.mp3`]: 'inside',
    [`${inside}media/a b.mp3`]: 'outside',
    [`${inside}media/unused.mp3`]: 'unused',
  });
  expect(files.map(({ path, hash }) => `${path}: ${hash}`)).toEqual([
    'media/a.mp3: inside',
    'media-2/a b.mp3: outside',
  ]);
  expect(mediaReferences(published).map(({ url }) => url)).toEqual([
    'files/media-2/a%20b.mp3',
    'files/media/a.mp3',
    '../secret.txt',
    'files/media-2/gone.mp3',
  ]);
  expect(inEdit).toBe(published);
});
