import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/server/databases.ts';
import { testSettings } from '#tests/browser/serve.ts';
import { openServer, type OpenServer } from '#server/start/open-server.ts';
import { postgresDialect } from '#server/store/postgres.ts';
import { lockDatabase } from '#server/store/postgres-lock.ts';
import { runAdmin } from '#server/admin/run-admin.ts';

const killed = fileURLToPath(new URL('../server/killed-restore.ts', import.meta.url));
const program = fileURLToPath(new URL('../../src/server/admin/main.ts', import.meta.url));
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

describe('npm run admin', () => {
  it('leaves an empty place as it was when it is interrupted', async () => {
    await backUp();
    const child = spawn(process.execPath, ['--import', 'tsx', program, 'restore', file()], {
      env: { ...process.env, CICERONE_DATA: other(), CICERONE_BACKUP_PASSPHRASE: '' },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const errors = text(child.stderr);
    // It waits for the passphrase.
    await expect.poll(() => existsSync(join(other(), 'server.lock')), { timeout: 60_000 }).toBe(true);
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, await errors]).toEqual([1, 'Interrupted: nothing was restored.\n']);
    expect(existsSync(other())).toBe(false);
  });

  it('does not restore below a server on PostgreSQL, and leaves no tables there when it is refused', async () => {
    await backUp();
    const postgres = await databaseKinds.PostgreSQL();
    const restore = (words: string): ReturnType<typeof admin> =>
      admin(['restore', file()], other(), {
        environment: { CICERONE_DATABASE_URL: postgres.place, CICERONE_BACKUP_PASSPHRASE: words },
      });
    const unlock = await lockDatabase(postgres.place, 'server');
    expect(await restore(passphrase)).toMatchObject({ code: 1, error: expect.stringMatching(/is running/) });
    await unlock();
    expect(await restore('other words')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/passphrase is wrong/),
    });
    expect(existsSync(other())).toBe(false);
    const db = new Kysely({ dialect: postgresDialect(postgres.place) });
    expect(await db.introspection.getTables()).toEqual([]);
    await db.destroy();
    expect(await restore(passphrase)).toMatchObject({ code: 0, error: '' });
    expect(await restore(passphrase)).toMatchObject({ code: 1, error: expect.stringMatching(/in use \(users 1/) });
    await postgres.remove();
  });
});

it.each(['check', 'files', 'rows'])(
  'leaves nothing half restored when it is killed (%s)',
  { timeout: 120_000 },
  async (step) => {
    await backUp();
    const child = spawn(process.execPath, ['--import', 'tsx', killed, file(), step], {
      env: { ...process.env, CICERONE_DATA: other(), CICERONE_BACKUP_PASSPHRASE: passphrase },
      stdio: 'ignore',
    });
    const signal = await new Promise((resolve) => child.once('close', (_code, name) => resolve(name)));
    expect(signal).toBe('SIGKILL');
    expect(await admin(['user', 'list'], other())).toMatchObject({
      code: 0,
      out: '',
      error: expect.stringContaining('no users yet'),
    });
    expect(await admin(['restore', file()], other())).toMatchObject({ code: 0, error: '' });
    expect((await admin(['user', 'list'], other())).out).toBe('root  root\n');
    expect(await readdir(join(other(), 'files/.temporary'))).toEqual([]);
  },
);
