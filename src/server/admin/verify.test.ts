import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupType } from '#content/constants.ts';
import { testSettings } from '#tests/browser/serve.ts';
import { blobKey } from '../files/store-blob.ts';
import { openServer, type OpenServer } from '../start/open-server.ts';
import { backupKey } from '../usecases/backups/backup-rows.ts';
import { runAdmin } from './run-admin.ts';

let folder = '';
let server: OpenServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-verify-'));
  const content = join(folder, 'content');
  await mkdir(join(content, 'files/audio'), { recursive: true });
  await writeFile(join(content, 'tourDefinition.yaml'), 'Tours: [{ID: 1, Name: {en: One}}]');
  for (const name of ['one.txt', 'two.txt', 'audio/three.txt']) {
    await writeFile(join(content, 'files', name), `the words of ${name}`);
  }
  server = await openServer({ settings: testSettings(content, join(folder, 'data')), buildId: 'test' });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function verify(...given: readonly string[]): Promise<{ code: number; out: string; error: string }> {
  const printed = { out: '', error: '' };
  const code = await runAdmin(['verify', ...given], {
    environment: { CICERONE_DATA: join(folder, 'data') },
    input: Readable.from(['']),
    output: new PassThrough(),
    print: (line) => void (printed.out += `${line}\n`),
    complain: (line) => void (printed.error += `${line}\n`),
  });
  return { code, ...printed };
}

async function keyOf(path: string): Promise<string> {
  const { hash } = await server.services.db.read
    .selectFrom('files')
    .select('hash')
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  return blobKey(hash);
}

async function damage(): Promise<void> {
  await server.services.store.put(await keyOf('one.txt'), Buffer.from('the words of one.tyt'));
  await server.services.store.remove(await keyOf('audio/three.txt'));
}

async function storeEarlier(path: string, drawing: string): Promise<void> {
  const { db, blobs } = server.services;
  const { hash, bytes } = await blobs.add(Readable.from([Buffer.from(drawing)]));
  await db.write((transaction) =>
    transaction.insertInto('files').values({ path, hash, bytes, type: 'image/svg+xml', modifiedAt: 0 }).execute(),
  );
}

describe('npm run admin -- verify', () => {
  it('cleans no damaged drawing, which a repair would not find any more', async () => {
    await storeEarlier('damaged.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>');
    const key = await keyOf('damaged.svg');
    await server.services.store.put(
      key,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>y()</script></svg>'),
    );
    expect(await verify('--clean')).toMatchObject({
      code: 1,
      error: expect.stringContaining('"damaged.svg" is damaged.'),
    });
    expect(await keyOf('damaged.svg')).toBe(key);
    await server.services.db.write((transaction) =>
      transaction.deleteFrom('files').where('path', '=', 'damaged.svg').execute(),
    );
  });

  it('names drawings that were stored before drawings were cleaned, which browsers run nothing in, and cleans them', async () => {
    const start = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
    await storeEarlier('old.svg', `${start}<script>x()</script><path d="M0 0h9v9z"/></svg>`);
    await storeEarlier('broken.svg', `${start}<script>x()</script><path`);
    const before = await server.app.inject({ url: '/files/old.svg' });
    expect([before.body.includes('<script>'), before.headers['content-security-policy']]).toEqual([
      true,
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
    const found = await verify();
    expect(found).toMatchObject({ code: 1, error: expect.stringContaining('"old.svg" was stored before drawings') });
    expect(await verify('--clean')).toEqual({
      code: 0,
      out: [
        '5 files and 0 backups were checked.',
        'The drawing "broken.svg" is not one that can be uploaded. It keeps its bytes, and is no longer shown.',
        'The drawing "old.svg" was cleaned.',
        '',
      ].join('\n'),
      error: '',
    });
    const [old, broken] = [await keyOf('old.svg'), await keyOf('broken.svg')];
    expect(String(await buffer(await server.services.store.get(old)))).toBe(
      `${start}<path d="M0 0h9v9z"></path></svg>`,
    );
    expect(String(await buffer(await server.services.store.get(broken)))).toContain('<script>');
    expect(await verify()).toMatchObject({ code: 0, error: '' });
    await server.services.db.write((transaction) =>
      transaction.deleteFrom('files').where('path', 'in', ['old.svg', 'broken.svg']).execute(),
    );
  });

  it('finds an intact museum intact', async () => {
    expect(await verify()).toEqual({ code: 0, out: '3 files and 0 backups were checked.\n', error: '' });
  });

  it('names what is damaged or missing, and the way out', async () => {
    await damage();
    const { code, error } = await verify();
    expect(code).toBe(1);
    expect(error.split('\n')).toEqual([
      '"audio/three.txt" is missing.',
      '"one.txt" is damaged.',
      expect.stringContaining('--repair FROM'),
      '',
    ]);
  });

  it('repairs from a folder, under any name', async () => {
    const other = join(folder, 'other');
    await mkdir(join(other, 'deep'), { recursive: true });
    await writeFile(join(other, 'deep/1'), 'the words of one.txt');
    const { code, out, error } = await verify('--repair', other);
    expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining('"one.txt" was repaired.') });
    expect(error).toContain('"audio/three.txt" is missing.');
    expect(String(await buffer(await server.services.store.get(await keyOf('one.txt'))))).toBe('the words of one.txt');
    await writeFile(join(other, '3'), 'the words of audio/three.txt');
    expect(await verify('--repair', other)).toMatchObject({ code: 0, error: '' });
  });

  it('repairs from a backup, and finds a damaged backup', async () => {
    const { name } = await server.services.backups.create(BackupType.full, '');
    const key = backupKey(name);
    const zip = await buffer(await server.services.store.get(key));
    const copy = join(folder, 'copy.zip');
    await writeFile(copy, zip);
    await damage();
    expect(await verify('--repair', copy)).toMatchObject({ code: 0, error: '' });
    expect(await verify()).toEqual({ code: 0, out: '3 files and 1 backups were checked.\n', error: '' });
    const at = zip.indexOf('the words of one.txt');
    zip[at] = 'T'.codePointAt(0) ?? 0;
    await server.services.store.put(key, zip);
    expect(await verify()).toMatchObject({ code: 1, error: expect.stringMatching(/The backup ".*": /) });
  });

  it.each([[['all']], [['--repair', '/nowhere']]])('does not understand %j', async (given) => {
    expect((await verify(...given)).code).toBe(2);
  });
});
