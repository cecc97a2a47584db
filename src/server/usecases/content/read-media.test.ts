import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openNewDatabase } from '#tests/server/databases.ts';
import { atOnce } from '#content/at-once.ts';
import { mediaReferences } from '#content/media-references.ts';
import { reportContent } from './content-report.ts';
import { isStorable } from '../../files/entry-names.ts';
import { openObjectStore } from '../../files/open-object-store.ts';
import { createPictureWorkers } from '../../files/picture-process/picture-workers.ts';
import { createBlobStore } from '../../files/store-blob.ts';
import { readMedia } from './read-media.ts';
import { checkCopy } from './validate-copy.ts';

it('takes the media outside files/ in a content folder, and names their new places', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cicerone-media-'));
  const folder = join(root, 'content');
  for (const inside of ['files/media', 'media/de']) await mkdir(join(folder, inside), { recursive: true });
  for (const path of [
    'files/media/a.mp3',
    'files/Thumbs.db',
    'files/media/.DS_Store',
    'media/de/a b.mp3',
    'media/unused.mp3',
    'logo.png',
    '../secret.txt',
  ])
    await writeFile(join(folder, path), path);
  await symlink(join(root, 'secret.txt'), join(folder, 'link.txt'));
  const definition = {
    Locations: [
      { ID: 1, MediaURL: { de: '/media/de/a%20b.mp3?v=1', en: 'files/media/a.mp3', fr: 'https://host/media/a.mp3' } },
      { ID: 2, MediaURL: { de: '../secret.txt', en: 'link.txt' }, Name: { de: 'media/de/a b.mp3' } },
    ],
    Configurations: { TokenLogoURL: 'logo.png' },
  };
  const db = await openNewDatabase(join(root, 'museum.db'));
  const blobs = createBlobStore({
    store: await openObjectStore({ url: '', folder: join(root, 'store') }),
    pictures: createPictureWorkers(1),
  });
  const read = await readMedia({ db: db.read, blobs }, { definition, folder, now: 7 });
  expect(read.files.map(({ path }) => path)).toEqual(['media/a.mp3', 'logo.png', 'media-2/de/a b.mp3']);
  expect(mediaReferences(read.definition).map(({ url }) => url)).toEqual([
    'files/logo.png',
    '/files/media-2/de/a%20b.mp3?v=1',
    'files/media/a.mp3',
    'https://host/media/a.mp3',
    '../secret.txt',
    'link.txt',
  ]);
  expect(read.definition).toMatchObject({ Locations: [{}, { Name: { de: 'media/de/a b.mp3' } }] });
  await db.close();
  await rm(root, { recursive: true });
});

it('gives files names that every system can handle, and follows them however the content writes them', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cicerone-names-'));
  const folder = join(root, 'content');
  for (const inside of ['files/e\u0301tage', 'Ma\u0308rz']) await mkdir(join(folder, inside), { recursive: true });
  const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\n';
  const names = ['Room #3.vtt', '100% wool.vtt', '50%25.vtt', 'back\\slash.vtt', '.hidden.vtt', 'hall.vtt', 'HALL.vtt'];
  for (const [at, path] of [
    ...names.map((name) => `files/${name}`),
    'files/e\u0301tage/a.vtt',
    'Ma\u0308rz/b #1.vtt',
  ].entries())
    await writeFile(join(folder, path), `${captions}${at}\n`);
  const urls = [
    'files/Room #3.vtt',
    '/files/Room%20%233.vtt?v=2#t=1',
    'files/100% wool.vtt',
    'files/100%25%20wool.vtt',
    'files/50%25.vtt',
    'files/back\\slash.vtt',
    'files/.hidden.vtt',
    'files/hall.vtt#t=3',
    'files/\u00E9tage/a.vtt',
    'files/e%CC%81tage/a.vtt',
    'M\u00E4rz/b #1.vtt',
    'https://host/Room #3.vtt',
  ];
  const db = await openNewDatabase(join(root, 'museum.db'));
  const store = await openObjectStore({ url: '', folder: join(root, 'store') });
  const blobs = createBlobStore({ store, pictures: createPictureWorkers(1) });
  const definition = { Locations: urls.map((de, ID) => ({ ID, MediaURL: { de } })) };
  const read = await readMedia({ db: db.read, blobs }, { definition, folder, now: 7 });
  expect(mediaReferences(read.definition).map(({ url }) => url)).toEqual([
    'files/Room -3.vtt',
    '/files/Room%20-3.vtt?v=2#t=1',
    'files/100- wool.vtt',
    'files/100-%20wool.vtt',
    'files/50-25.vtt',
    'files/back-slash.vtt',
    'files/hidden.vtt',
    'files/hall.vtt#t=3',
    'files/\u00E9tage/a.vtt',
    'files/%C3%A9tage/a.vtt',
    'files/M\u00E4rz/b -1.vtt',
    'https://host/Room #3.vtt',
  ]);
  const known = new Set(read.files.map(({ path }) => path));
  expect(atOnce(checkCopy(read.definition, read.files, false)).MissingResources).toEqual([]);
  expect([...known].every(isStorable)).toBe(true);
  expect(read.notes.filter(({ reason }) => reason === 'file-twin').map(({ facts }) => facts)).toEqual([
    { name: 'hall.vtt', other: 'HALL.vtt' },
  ]);
  expect(read.notes.filter(({ reason }) => reason === 'file-renamed')).toHaveLength(6);
  const report = await reportContent({ definition, path: '', changedAt: new Date(), problems: [] }, folder);
  expect(report.filter((line) => line.includes('does not exist'))).toEqual([]);
  await db.close();
  await rm(root, { recursive: true });
});
