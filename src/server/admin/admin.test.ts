import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MuseumFolder, smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { rootPassword, testSettings } from '#tests/browser/serve.ts';
import { storedObjects, type TourDefinition } from '#content/definition.ts';
import { writeWorkbook } from '#content/sheets/write-workbook.ts';
import { CopyName } from '../store/tables.ts';
import { readCopy } from '../usecases/content/copies.ts';
import { openServer, type OpenServer } from '../start/open-server.ts';
import { askPassword } from './ask-password.ts';
import { runAdmin } from './run-admin.ts';

let data = '';
let museum: MuseumFolder;
let server: OpenServer;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'cicerone-admin-'));
  museum = await writeMuseum(smallMuseum);
  server = await openServer({ settings: testSettings(museum.folder, data), buildId: 'test' });
});

afterAll(async () => {
  await server.close();
  await museum.remove();
  await rm(data, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

async function admin(
  given: readonly string[],
  { input = '', environment = {} }: { readonly input?: string; readonly environment?: Record<string, string> } = {},
): Promise<Ended> {
  const printed = { out: '', error: '' };
  const code = await runAdmin(given, {
    environment: { CICERONE_DATA: data, ...environment },
    input: Readable.from([input]),
    output: new PassThrough(),
    print: (line) => void (printed.out += `${line}\n`),
    complain: (line) => void (printed.error += `${line}\n`),
  });
  return { code, ...printed };
}

async function logIn(name: string, password: string): Promise<number> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/session',
    payload: { Name: name, Password: password },
  });
  return answer.statusCode;
}

/** The audit trail's entries about the operator. */
async function noted(): Promise<readonly string[]> {
  const { entries } = await server.services.audit.page(0, 100, { who: 'npm run admin' });
  return entries.map(({ what, about }) => `${what} ${about}`.trim());
}

describe('npm run admin, while the server runs', () => {
  it('adds a user with a piped password, changes the password, and removes the user', async () => {
    const added = await admin(['user', 'add', 'Anna B.', '--group', 'manager'], { input: 'first words\nmore\n' });
    expect(added).toEqual({ code: 0, out: 'The user "Anna B." (manager) was added.\n', error: '' });
    expect(await logIn('Anna B.', 'first words')).toBe(200);

    expect((await admin(['user', 'list'])).out).toBe('manager  Anna B.\nroot     root\n');

    const changed = await admin(['user', 'password', 'Anna B.'], { environment: { CICERONE_PASSWORD: 'other words' } });
    expect(changed).toMatchObject({ code: 0, error: '' });
    expect([await logIn('Anna B.', 'first words'), await logIn('Anna B.', 'other words')]).toEqual([401, 200]);

    const random = await admin(['user', 'password', 'Anna B.', '--random']);
    const password = /shown this once: (\S{20})\n/.exec(random.out)?.[1] ?? '';
    expect(await logIn('Anna B.', password)).toBe(200);

    const simple = await admin(['user', 'password', 'Anna B.'], { input: 'iloveyou\n' });
    expect([simple.code, simple.error]).toEqual([0, expect.stringContaining('on a list of common passwords')]);

    expect(await admin(['user', 'remove', 'Anna B.'])).toMatchObject({ code: 0 });
    expect(await logIn('Anna B.', 'iloveyou')).toBe(401);
  });

  it('ends the delays after wrong attempts, of one name or of all', async () => {
    await admin(['user', 'add', 'Locked', '--group', 'desk', '--random']);
    const lockOut = async (name: string): Promise<number> => {
      for (let index = 0; index < 5; index += 1) await logIn(name, 'wrong');
      return logIn(name, rootPassword);
    };
    expect([await lockOut('root'), await lockOut('Locked')]).toEqual([429, 429]);
    const one = await admin(['unlock', 'ROOT']);
    expect([one.code, one.out]).toEqual([0, expect.stringContaining('"root" may log in again at once.')]);
    expect([await logIn('root', rootPassword), await logIn('Locked', 'wrong')]).toEqual([200, 429]);
    expect(await admin(['unlock'])).toMatchObject({ code: 0, error: '' });
    expect(await logIn('Locked', 'wrong')).toBe(401);
    await admin(['unlock']);
    await admin(['user', 'remove', 'Locked']);
    expect(await noted()).toEqual(expect.arrayContaining(['unlock root', 'unlock everybody', 'user remove Locked']));
  });

  it('removes the second factor of a user who has lost it', async () => {
    const { factor } = server.services;
    await admin(['user', 'add', 'Phone lost', '--group', 'desk', '--random']);
    const { secret } = await factor.begin('Phone lost');
    await factor.confirm('Phone lost', new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    expect(await admin(['user', 'reset-factor', 'Phone lost'])).toMatchObject({ code: 0, error: '' });
    expect(await factor.isOn('Phone lost')).toBe(false);
    const again = await admin(['user', 'reset-factor', 'Phone lost']);
    expect(again).toEqual({ code: 1, out: '', error: expect.stringContaining('has no second factor') });
    expect((await noted()).filter((each) => each === 'user reset-factor Phone lost')).toHaveLength(1);
    await admin(['user', 'remove', 'Phone lost']);
  });

  it.each([
    [['user', 'remove', 'root'], 1, /last root/],
    [['unlock', 'nobody'], 1, /no user "nobody"/],
    [['unlock', 'two', 'names'], 2, /"names" is too much/],
    [['user', 'reset-factor', 'nobody'], 1, /no user "nobody"/],
    [['user', 'reset-factor', 'root'], 1, /"root" has no second factor/],
    [['user', 'remove', 'nobody'], 1, /no user "nobody"/],
    [['user', 'password', 'nobody', '--random'], 1, /no user "nobody"/],
    [['user', 'add', 'root', '--group', 'desk'], 1, /already/],
    [['user', 'add', 'Root', '--group', 'desk', '--random'], 1, /a user "root" already/],
    [['user', 'add', 'carl', '--group', 'desk'], 1, /No password was given/],
    [['user', 'add', 'carl', '--group', 'boss'], 2, /--group must be one of .*not "boss"/],
    [['user', 'add', 'carl'], 2, /--group must be one of/],
    [['user', 'add', 'carl', 'miller', '--group', 'desk'], 2, /"miller" is too much/],
    [['user', 'add', '--group', 'desk'], 2, /NAME is missing/],
    [['user', 'rename', 'carl'], 2, /"user rename" is not known/],
    [['museum'], 2, /"museum" is not known/],
    [['user', 'list', '--colour'], 2, /--colour/],
  ])('%j ends with %i', async (given, code, message) => {
    const ended = await admin(given);
    expect(ended.error).toMatch(message);
    expect([ended.code, ended.out]).toEqual([code, '']);
  });

  it('prints its usage', async () => {
    expect(await admin(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('user add NAME') });
  });

  it('says which setting is wrong', async () => {
    const ended = await admin(['user', 'list'], { environment: { CICERONE_DATABASE_URL: 'mysql://host' } });
    expect([ended.code, ended.error]).toEqual([1, expect.stringContaining('CICERONE_DATABASE_URL')]);
  });
});

it('requires the first user of a database to be a root', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'cicerone-admin-'));
  const environment = { CICERONE_DATA: fresh, CICERONE_PASSWORD: 'words' };
  const refused = await admin(['user', 'add', 'carl', '--group', 'desk'], { environment });
  expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('no root yet')]);
  expect((await admin(['user', 'add', 'eve', '--group', 'root'], { environment })).code).toBe(0);
  expect((await admin(['user', 'add', 'carl', '--group', 'desk'], { environment })).code).toBe(0);
  await rm(fresh, { recursive: true });
});

describe('at a terminal', () => {
  function terminal(typed: string) {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough();
    const shown: string[] = [];
    output.on('data', (chunk: Buffer) => shown.push(String(chunk)));
    input.write(typed);
    return { shown, password: askPassword({ input, output, given: undefined }) };
  }

  it('asks for the password twice and never shows it', async () => {
    const { shown, password } = terminal('hidden words\rhidden words\r');
    expect(await password).toBe('hidden words');
    expect(shown.join('')).toBe('Password: \nOnce more: \n');
  });

  it.each([
    ['a word\ranother word\r', /not the same/],
    ['\r\r', /No password/],
    ['a wo\u0003', /Given up/],
  ])('%j is refused', async (typed, message) => {
    await expect(terminal(typed).password).rejects.toThrow(message);
  });
});

describe('the import of a sheet', () => {
  const rows = [
    ['Code', 'Name de', 'Name en', 'Room'],
    ['980', 'Der Anker', 'The anchor', '1'],
    ['981', 'Die Kette', '#N/A', '2'],
  ];
  let path = '';

  beforeAll(async () => {
    path = join(data, 'stations.xlsx');
    await writeFile(path, (await writeWorkbook([{ name: 'Stations', rows }], 'xlsx')).bytes);
  });

  const inEdit = async (): Promise<TourDefinition> => readCopy(server.services.db.read, CopyName.inEdit);

  it('prints its plan, applies it once, and publishes nothing', async () => {
    const before = await inEdit();
    const tour = String(storedObjects(before, 'Tours')[0]?.['ID']);
    const dry = await admin(['import', path, '--tour', tour, '--dry-run']);
    expect(dry.code).toBe(0);
    expect(dry.out).toContain('stations.xlsx, sheet "Stations", row 2, column A: The station 980 is made.\n');
    expect(dry.out).toContain('row 2, column C: new, Name, en: "The anchor".\n');
    expect(dry.out).toContain('2 new stations, 3 values set, 0 are there already, 2 notes. Nothing was changed yet.\n');
    expect(dry.error).toContain(
      'row 1, column D: The column "Room" is left out, because nothing says what it holds.\n',
    );
    expect(dry.error).toContain('row 3, column C: "#N/A" is not a value. Empty the cell, or type the value.\n');
    expect(await inEdit()).toEqual(before);

    const published = (await server.app.inject({ url: '/db' })).body;
    expect(await admin(['import', path, '--tour', tour])).toMatchObject({
      code: 0,
      out: expect.stringContaining('publish it'),
    });
    const after = await inEdit();
    const item = storedObjects(after, 'TourItems').find(({ Code }) => Code === '980');
    expect(item).toMatchObject({ TourID: Number(tour), Revision: expect.any(Number) });
    expect(storedObjects(after, 'Locations').find(({ ID }) => ID === item?.['LocationID'])).toMatchObject({
      Name: { de: 'Der Anker', en: 'The anchor' },
    });
    expect((await server.app.inject({ url: '/db' })).body).toBe(published);
    expect(await noted()).toContain('import stations.xlsx');

    const again = await admin(['import', path, '--tour', tour]);
    expect(again.out).toBe('0 new stations, 0 values set, 3 are there already, 2 notes. Nothing changes.\n');
    expect(await inEdit()).toEqual({ ...after, Version: expect.anything() });
  });

  it.each([
    [['--tour', 'nowhere'], 1, /no tour with the code or ID "nowhere"/],
    [['more'], 2, /one folder or sheet/],
  ])('with %j ends with %i', async (rest, code, message) => {
    const ended = await admin(['import', path, ...rest]);
    expect([ended.code, ended.error]).toEqual([code, expect.stringMatching(message)]);
  });

  it('refuses a file that is no sheet', async () => {
    await writeFile(join(data, 'a.xlsx'), 'PK\u0003\u0004 no zip');
    const ended = await admin(['import', join(data, 'a.xlsx')]);
    expect([ended.code, ended.error]).toEqual([
      1,
      'a.xlsx: The file is damaged. Open it in your sheet program, and save it again.\n',
    ]);
    expect(await admin(['import', data, '--dry-run'])).toMatchObject({ code: 2 });
  });
});

it('imports a changed content folder into the running server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-import-'));
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files', 'new.txt'), 'new words');
  await writeFile(join(folder, 'tourDefinition.yaml'), 'Tours: [{ID: 77, Name: {en: New}}]');
  const imported = await admin(['import', folder]);
  expect(imported).toMatchObject({ code: 0, out: expect.stringContaining('1 objects and 1 files were imported') });
  await expect
    .poll(async () => (await server.app.inject({ url: '/db' })).json<{ Tours: unknown }>().Tours)
    .toEqual([{ ID: 77, Name: { en: 'New' }, Revision: expect.any(Number) }]);
  expect((await server.app.inject({ url: '/files/new.txt' })).body).toBe('new words');
  expect(await noted()).toContain(`import ${folder}`);
  await writeFile(join(folder, 'tourDefinition.yaml'), 'Tours: [');
  expect(await admin(['import', folder])).toMatchObject({
    code: 1,
    error: expect.stringContaining('tourDefinition.yaml:'),
  });
  await rm(folder, { recursive: true });
});
