import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blobKey } from '../../files/store-blob.ts';
import { writeZip } from '../../files/zip-write.ts';
import { openTestServer, type TestServer } from '#tests/server/test-server.ts';
import { readMedia } from '../content/read-media.ts';

const start = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
const contents = {
  'good.svg': `${start}<path d="M0 0h9v9z"></path></svg>`,
  'hostile.svg': `${start}<script>fetch('https://evil.example')</script><path d="M0 0h9v9z" onclick="x()"/></svg>`,
  'broken.svg': `${start}<script>x()</script><path`,
  'words.txt': 'words <script>',
};

let server: TestServer;
let folder = '';

beforeAll(async () => {
  server = await openTestServer();
  folder = await mkdtemp(join(tmpdir(), 'cicerone-drawings-'));
});

afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

const kept = async (hash: string): Promise<string> => text(await server.services.store.get(blobKey(hash)));

it.each([
  [
    'a content folder',
    async () => {
      await mkdir(join(folder, 'files'));
      for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, 'files', name), content);
      return (await readMedia(server.services.blobs, { definition: {}, folder, now: 1 })).files;
    },
  ],
  [
    'a backup',
    async () => {
      const { backups, db } = server.services;
      const path = join(folder, 'backup.zip');
      const entries = Object.entries({ 'tourDefinition.yaml': 'Tours: []', ...contents }).map(([name, content]) => ({
        path: name.endsWith('.yaml') ? name : `files/${name}`,
        modifiedAt: new Date(),
        content: { bytes: content.length, isPacked: true, open: async () => Readable.from([Buffer.from(content)]) },
      }));
      await pipeline(writeZip(entries), createWriteStream(path));
      const { name } = await backups.upload('backup.zip', createReadStream(path));
      await backups.restore(name);
      return db.read.selectFrom('files').selectAll().execute();
    },
  ],
])('drawings from %s lose what runs; those that an upload would refuse are not shown', async (_from, take) => {
  const files = await take();
  expect(files).toHaveLength(4);
  for (const { path, hash, bytes, type } of files) {
    const stored = await kept(hash);
    expect(bytes).toBe(stored.length);
    if (path === 'hostile.svg') expect([type, stored]).toEqual(['image/svg+xml', contents['good.svg']]);
    else expect(stored).toBe(contents[path as keyof typeof contents]);
    if (path === 'broken.svg') expect(type).toBe('application/octet-stream');
    if (path === 'good.svg') expect(type).toBe('image/svg+xml');
  }
});
