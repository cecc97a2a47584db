import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BackupType } from '#content/constants.ts';
import { mediaReferences } from '#content/media-references.ts';
import { writeStream } from '../../files/write-stream.ts';
import { writeZip } from '../../files/zip-write.ts';
import { readBackup } from './read-backup.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-zip-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes a zip, and reads it as a backup; a blob's hash is its text unless told otherwise. */
async function readZipped(files: Readonly<Record<string, string>>, hashOf = (content: string): string => content) {
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
    const content = await text(stream);
    return { hash: hashOf(content), bytes: content.length };
  });
}

it.each(['', 'museum/'])('takes the media of a content folder in %j that are outside files/', async (inside) => {
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

const file = { path: 'a.mp3', entry: 'files/a.mp3', modifiedAt: 0 };
const manifest = (files: readonly object[], folders: readonly string[] = []): Readonly<Record<string, string>> => {
  const texts = { 'tourDefinition.yaml': 'Tours: []', 'editing.yaml': 'Tours: []', 'files/a.mp3': 'sound' };
  return {
    'manifest.json': JSON.stringify({
      format: 1,
      program: 'test',
      type: BackupType.full,
      description: '',
      createdAt: '2026-11-22T10:00:00Z',
      entries: Object.entries(texts).map(([name, content]) => ({
        name,
        bytes: content.length,
        sha256: hashOf(content),
      })),
      files,
      folders,
      damaged: [],
    }),
    ...texts,
  };
};
const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

it('restores a manifest’s files, under names that can be handled', async () => {
  const unusual = { ...file, path: 'sub folder/1. #a%b\\c?.mp3' };
  const { files, folders, notes } = await readZipped(manifest([file, unusual], ['empty', '.odd']), hashOf);
  expect(files.map(({ path }) => path)).toEqual([file.path, 'sub folder/1. -a-b-c-.mp3']);
  expect(folders).toEqual(['empty', 'odd']);
  expect(notes.map(({ facts }) => facts['better'])).toEqual(['files/sub folder/1. -a-b-c-.mp3']);
});

it.each([
  ...['../a', '../../../../canary', 'a/../b', '/a', 'a/', 'a//b', '.', './a', 'a\0b', '..'].flatMap((path) => [
    { name: `the file ${JSON.stringify(path)}`, made: () => manifest([{ ...file, path }]), place: 'files.0.path' },
    { name: `the folder ${JSON.stringify(path)}`, made: () => manifest([file], [path]), place: 'folders.0' },
  ]),
  ...[-1, 0.5, Number.MAX_SAFE_INTEGER, 8.64e15 + 1].map((modifiedAt) => ({
    name: `the time ${modifiedAt}`,
    made: () => manifest([{ ...file, modifiedAt }]),
    place: 'files.0.modifiedAt',
  })),
])('refuses a manifest with $name, and says where', async ({ made, place }) => {
  await expect(readZipped(made(), hashOf)).rejects.toMatchObject({
    code: 'wrong-backup',
    message: expect.stringContaining(place),
  });
});

it('refuses a file that is also the folder of another', async () => {
  const made = manifest([file, { ...file, path: 'a.mp3/b.mp3' }]);
  await expect(readZipped(made, hashOf)).rejects.toThrow('"a.mp3" is listed twice');
});
