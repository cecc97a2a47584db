import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rootPassword, testSettings } from '#tests/browser/serve.ts';
import { openServer, type OpenServer } from '../start/open-server.ts';
import { lockDataFolder } from '../store/data-lock.ts';
import { compareInstances } from '../usecases/backups/whole/testing/compare-instances.ts';
import { runAdmin } from './run-admin.ts';

// tests/slow/restored-by-command.test.ts kills and interrupts it, and restores into PostgreSQL.

const passphrase = 'four random words here';
let folder = '';
let server: OpenServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-whole-admin-'));
  const content = join(folder, 'content');
  await mkdir(join(content, 'files'), { recursive: true });
  await writeFile(join(content, 'tourDefinition.yaml'), 'Tours: [{ID: 1, Name: {en: One}}]');
  for (const name of ['one.txt', 'two.txt']) await writeFile(join(content, 'files', name), `the words of ${name}`);
  server = await openServer({ settings: testSettings(content, join(folder, 'data')), buildId: 'test' });
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const file = (): string => join(folder, 'museum.age');
const other = (): string => join(folder, 'other');

interface Given {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

async function admin(
  given: readonly string[],
  data: string,
  { input = '', environment = { CICERONE_BACKUP_PASSPHRASE: passphrase } }: Given = {},
): Promise<{ readonly code: number; readonly out: string; readonly error: string }> {
  const printed = { out: '', error: '' };
  const code = await runAdmin(given, {
    environment: { CICERONE_DATA: data, ...environment },
    input: Readable.from([input]),
    backupWork: 4,
    output: new PassThrough(),
    print: (line) => void (printed.out += `${line}\n`),
    complain: (line) => void (printed.error += `${line}\n`),
  });
  return { code, ...printed };
}

const backUp = (): ReturnType<typeof admin> => admin(['backup', '--everything', '--out', file()], join(folder, 'data'));

it('brings a museum to another machine with one command each', async () => {
  await server.services.tokens.create(1, 'root', 'for the desk');
  expect(await backUp()).toEqual({ code: 0, out: expect.stringContaining('Everything was backed up to'), error: '' });
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  const restored = await admin(['restore', file()], other(), { environment: {}, input: `${passphrase}\n` });
  expect(restored).toEqual({
    code: 0,
    out: expect.stringContaining('users 1, tokens 1, objects 2, files 2.'),
    error: '',
  });
  const second = await openServer({ settings: testSettings(join(folder, 'content'), other()), buildId: 'test' });
  expect(second.seeded).toBeUndefined();
  expect(await compareInstances(server.services, second.services, ['auditTrail'])).toEqual([]);
  const payload = { Name: 'root', Password: rootPassword };
  expect((await second.app.inject({ method: 'POST', url: '/session', payload })).statusCode).toBe(200);
  expect((await second.app.inject({ url: '/files/one.txt' })).body).toBe('the words of one.txt');
  await second.close();
});

describe('npm run admin', () => {
  it('never overwrites a file with a backup', async () => {
    await writeFile(file(), 'mine');
    expect(await backUp()).toMatchObject({ code: 1, error: expect.stringContaining('There is a file') });
    expect([String(await readFile(file())), await readdir(folder)]).toEqual([
      'mine',
      ['content', 'data', 'museum.age'],
    ]);
  });

  it('warns about a passphrase that is easy to guess', async () => {
    const environment = { CICERONE_BACKUP_PASSPHRASE: 'iloveyou' };
    const ended = await admin(['backup', '--everything', '--out', file()], join(folder, 'data'), { environment });
    expect(ended).toMatchObject({ code: 0, error: expect.stringContaining('easy to guess') });
  });

  it('cleans drawings of a backup from before drawings were cleaned', async () => {
    const start = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
    const { db, blobs } = server.services;
    const blob = await blobs.add(Readable.from([Buffer.from(`${start}<script>x()</script><g></g></svg>`)]));
    const row = { path: 'old.svg', type: 'image/svg+xml', modifiedAt: 0, ...blob };
    await db.write((transaction) => transaction.insertInto('files').values(row).execute());
    await backUp();
    const restored = await admin(['restore', file()], other());
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('The drawing "old.svg" was cleaned.') });
    const second = await openServer({ settings: testSettings(join(folder, 'content'), other()), buildId: 'test' });
    expect((await second.app.inject({ url: '/files/old.svg' })).body).toBe(`${start}<g></g></svg>`);
    await second.close();
  });

  it('names missing files, and backs up the rest', async () => {
    await rm(join(folder, 'data/files/blobs'), { recursive: true });
    const ended = await backUp();
    expect(ended).toMatchObject({
      code: 1,
      error: expect.stringContaining('The file "one.txt" is missing or damaged'),
    });
    const restored = await admin(['restore', file()], other());
    expect(restored).toMatchObject({ code: 0, error: expect.stringContaining('was missing or damaged already') });
  });

  it.each([
    ['a wrong passphrase', 'museum.age', 'other words', /passphrase is wrong/],
    ['a file that is cut off', 'cut.age', passphrase, /is damaged/],
  ])('leaves an empty place as it was after %s', async (_fault, name, given, message) => {
    await backUp();
    await writeFile(join(folder, 'cut.age'), (await readFile(file())).subarray(0, -100));
    const environment = { CICERONE_BACKUP_PASSPHRASE: given };
    const refused = await admin(['restore', join(folder, name)], other(), { environment });
    expect(refused).toMatchObject({ code: 1, error: expect.stringMatching(message) });
    expect(existsSync(other())).toBe(false);
    await mkdir(other());
    await writeFile(join(other(), 'mine.txt'), 'mine');
    expect(await admin(['restore', join(folder, name)], other(), { environment })).toMatchObject({ code: 1 });
    expect(await readdir(other())).toEqual(['mine.txt']);
  });

  it('leaves an instance that is in use as it is', async () => {
    await backUp();
    await server.close();
    const before = await readdir(join(folder, 'data'), { recursive: true });
    const refused = await admin(['restore', file()], join(folder, 'data'));
    expect(refused).toMatchObject({ code: 1, error: expect.stringMatching(/in use \(users 1, objects 2, files 2\)/) });
    expect(await readdir(join(folder, 'data'), { recursive: true })).toEqual(expect.arrayContaining(before));
    server = await openServer({
      settings: testSettings(join(folder, 'content'), join(folder, 'data')),
      buildId: 'test',
    });
    expect((await server.app.inject({ url: '/files/one.txt' })).body).toBe('the words of one.txt');
  });

  it('does not restore below a running server', async () => {
    await backUp();
    const unlock = await lockDataFolder(other());
    expect(await admin(['restore', file()], other())).toMatchObject({
      code: 1,
      error: expect.stringMatching(/running/),
    });
    unlock();
  });

  it.each([
    [['backup'], 2, /--everything and --out FILE/],
    [['backup', '--everything'], 2, /--out FILE/],
    [['backup', '--everything', '--out', '/nowhere/file'], 1, /There is no folder \/nowhere/],
    [['restore'], 2, /takes one file/],
    [['restore', '/nowhere'], 1, /There is no file \/nowhere/],
    [['restore', tmpdir()], 1, /is no file\. Name a backup/],
  ])('%j ends with %i', async (given, code, message) => {
    const ended = await admin(given, other());
    expect([ended.code, ended.error]).toEqual([code, expect.stringMatching(message)]);
  });
});
