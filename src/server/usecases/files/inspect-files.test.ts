import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { atOnce } from '#content/at-once.ts';
import { BackupType } from '#content/constants.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileNote } from '../../files/inspected-file.ts';
import { blobKey } from '../../files/store-blob.ts';
import { writeZip } from '../../files/zip-write.ts';
import { openTestServer, type TestServer } from '#tests/server/test-server.ts';
import { refusalText } from '../../refuse.ts';
import { readMedia } from '../content/read-media.ts';
import { checkCopy } from '../content/validate-copy.ts';
import { forgetInspections, readKnownFiles } from './inspect-files.ts';
import { type FileRow } from './tree.ts';

const start = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
const contents = {
  'good.svg': `${start}<path d="M0 0h9v9z"></path></svg>`,
  'hostile.svg': `${start}<script>fetch('https://evil.example')</script><path d="M0 0h9v9z" onclick="x()"/></svg>`,
  'broken.svg': `${start}<script>x()</script><path`,
  'words.txt': 'words <script>',
  'Room #3.srt': '1\n00:00:01,000 --> 00:00:02,000\nHallo\n',
  'latin.vtt': Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nF\xFChrung\n', 'latin1'),
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

const definition = {
  Tours: [
    { ID: 1, IconURL: 'files/Room #3.srt?v=1' },
    { ID: 2, IconURL: 'files/hostile.svg' },
  ],
};

interface Taken {
  readonly files: readonly FileRow[];
  readonly notes: readonly FileNote[];
  readonly definition: unknown;
}

it.each<[string, () => Promise<Taken>]>([
  [
    'a content folder',
    async () => {
      await mkdir(join(folder, 'files'));
      for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, 'files', name), content);
      return readMedia({ db: server.services.db.read, blobs: server.services.blobs }, { definition, folder, now: 1 });
    },
  ],
  [
    'a zipped content folder',
    async () => {
      const { backups, db, inEdit } = server.services;
      const path = join(folder, 'backup.zip');
      const yaml = Buffer.from(JSON.stringify(definition));
      const entries = Object.entries({ 'tourDefinition.yaml': yaml, ...contents }).map(([name, content]) => ({
        path: name.endsWith('.yaml') ? name : `files/${name}`,
        modifiedAt: new Date(),
        content: {
          bytes: content.length,
          isPacked: true,
          open: async () => Readable.from([Buffer.from(content)]),
        },
      }));
      await pipeline(writeZip(entries), createWriteStream(path));
      const { name } = await backups.upload('backup.zip', createReadStream(path));
      const { notes } = await backups.restore(name);
      const files = await db.read.selectFrom('files').selectAll().execute();
      return { files, notes, definition: (await inEdit.current()).definition };
    },
  ],
])('files from %s are inspected as uploads are, and none is lost', async (_from, take) => {
  const { files, notes, definition: followed } = await take();
  expect(files).toHaveLength(6);
  for (const { path, hash, bytes, type } of files) {
    const stored = await buffer(await server.services.store.get(blobKey(hash)));
    expect(bytes).toBe(stored.length);
    if (path === 'hostile.svg') expect([type, stored.toString()]).toEqual(['image/svg+xml', contents['good.svg']]);
    else if (path === 'Room -3.srt') expect(stored.toString()).toBe(contents['Room #3.srt']);
    else expect(stored).toEqual(Buffer.from(contents[path as keyof typeof contents]));
    if (path === 'broken.svg') expect(type).toBe('application/octet-stream');
    if (path === 'good.svg') expect(type).toBe('image/svg+xml');
  }
  expect(followed).toMatchObject({ Tours: [{ IconURL: 'files/Room -3.srt?v=1' }, {}] });
  expect(notes.map(({ reason, facts }) => refusalText(reason, facts)).toSorted()).toEqual([
    expect.stringMatching(/^"broken.svg" is broken: it is not well-formed XML.*Export it as a plain SVG/),
    '"hostile.svg" was changed: what it would run was left out. Check that it still looks right.',
    expect.stringMatching(/^"latin.vtt" is a text in an encoding other than UTF-8. Save it as UTF-8/),
    expect.stringMatching(/^The content of "words.txt" cannot be kept here/),
    expect.stringMatching(/^The name "files\/Room #3.srt" does not work .* "files\/Room -3.srt" now/),
  ]);
});

it("the check of the content says the same, also after a restart and for a backup of the server's own", async () => {
  const { backups, db, inEdit } = server.services;
  const problems = async (): Promise<unknown> => {
    const found = atOnce(checkCopy((await inEdit.current()).definition, await readKnownFiles(db.read), false));
    // Changed files need a look, not a repair.
    expect(found.Problems.map(({ Key }) => Key)).not.toContain('file-changed');
    return [...found.Problems, ...found.Advice]
      .filter(({ Model }) => Model === 'files')
      .toSorted((one, other) => one.Field.localeCompare(other.Field))
      .map(({ Field, Key, Facts }) => [Field, Key, Facts['name']]);
  };
  const expected = [
    ['broken.svg', 'drawing-broken', 'broken.svg'],
    ['hostile.svg', 'file-changed', 'hostile.svg'],
    ['latin.vtt', 'text-not-utf8', 'latin.vtt'],
    ['words.txt', 'file-unknown', 'words.txt'],
  ];
  expect(await problems()).toEqual(expected);
  const { name } = await backups.create(BackupType.full, 'own');
  await db.write((transaction) => transaction.deleteFrom('files').execute());
  await db.write(forgetInspections);
  expect(await problems()).toEqual([]);
  await backups.restore(name);
  // A cleaned drawing lacks nothing any more when it comes back clean.
  expect(await problems()).toEqual(expected.filter(([path]) => path !== 'hostile.svg'));
});
