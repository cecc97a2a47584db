import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mediaReferences } from '#content/media-references.ts';
import { openObjectStore } from '../../files/open-object-store.ts';
import { createPictureWorkers } from '../../files/picture-process/picture-workers.ts';
import { createBlobStore } from '../../files/store-blob.ts';
import { readMedia } from './read-media.ts';

it('takes the media that lie outside files/ in a content folder, and names their new places', async () => {
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
  const blobs = createBlobStore({
    store: await openObjectStore({ url: '', folder: join(root, 'store') }),
    pictures: createPictureWorkers(1),
  });
  const read = await readMedia(blobs, { definition, folder, now: 7 });
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
  await rm(root, { recursive: true });
});
