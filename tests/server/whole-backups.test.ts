import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnswerOf } from '#contract/call.ts';
import { type wholeBackupCalls } from '#contract/calls/whole-backup-calls.ts';
import { noBackup } from '#server/settings/backup-settings.ts';
import { type OpenServer } from '#server/start/open-server.ts';
import { runAlone } from '#server/usecases/whole-backups/backup-jobs.ts';
import { decryptStream } from '#server/usecases/whole-backups/encryption.ts';
import { keepBackedUp } from '#server/usecases/whole-backups/daily-backup.ts';
import { headersOf, openTestServer, type TestServer } from './test-server.ts';

type State = AnswerOf<(typeof wholeBackupCalls)['wholeBackups']>;

const Passphrase = 'four random words here';
const address = '/api/whole-backup';
/** 4:30 in Berlin. */
const start = Date.UTC(2026, 10, 22, 3, 30);
/** Milliseconds; machines are busy. */
const timeoutMs = 30_000;
let now = start;
let server: TestServer;
let root: Record<string, string>;

beforeEach(async () => {
  now = start;
  server = await openTestServer({ clock: () => now });
  root = await headersOf(server, 'root');
}, timeoutMs);
afterEach(() => server.remove());

async function read({ app }: Pick<OpenServer, 'app'> = server): Promise<State> {
  return (await app.inject({ url: address, headers: root })).json<State>();
}

const make = (payload: object = { Passphrase }, { app }: Pick<OpenServer, 'app'> = server) =>
  app.inject({ method: 'POST', url: address, headers: root, payload });

async function finished(of: Pick<OpenServer, 'app'> = server): Promise<State> {
  return vi.waitFor(async () => {
    const state = await read(of);
    expect(state.Running).toBeUndefined();
    return state;
  }, timeoutMs);
}

async function made(payload?: object): Promise<State> {
  expect((await make(payload)).statusCode).toBe(200);
  return finished();
}

const reasonOf = ({ body }: { readonly body: string }): unknown =>
  (JSON.parse(body) as { readonly error: { readonly reason: unknown } }).error.reason;

describe('A whole backup by root', () => {
  it('is listed, downloaded, opened by its passphrase, and deleted', async () => {
    expect(await read()).toEqual({ HasPassphrase: false, Keep: 14, HasCopy: false, IsOld: false, Backups: [] });
    const { LastAt, Backups } = await made();
    const Name = 'everything-2026-11-22-043000.age';
    expect(LastAt).toBe(new Date(start).toISOString());
    expect(Backups).toEqual([
      { Name, CreatedAt: LastAt, Size: expect.any(Number) as number, IsDaily: false, Damaged: 0 },
    ]);
    const file = await server.app.inject({ url: `${address}/${Name}`, headers: root });
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${Name}"`);
    expect(file.rawPayload.length).toBe(Backups[0]?.Size);
    const plain = await buffer(await decryptStream(Readable.from([file.rawPayload]), Passphrase));
    expect(plain.subarray(0, 2).toString()).toBe('PK');
    const url = `${address}/${Name}`;
    expect((await server.app.inject({ method: 'DELETE', url, headers: root })).statusCode).toBe(200);
    expect((await read()).Backups).toEqual([]);
    await expect(server.services.store.get(`everything/${Name}`)).rejects.toThrow();
    expect((await server.app.inject({ url, headers: root })).statusCode).toBe(404);
  });

  it('needs a passphrase, unless the settings have one', async () => {
    const refused = await make({});
    expect([refused.statusCode, reasonOf(refused)]).toEqual([400, 'passphrase-missing']);
    expect((await make({ Passphrase: '' })).statusCode).toBe(400);
    const other = await server.another({ backup: { ...noBackup, passphrase: Passphrase } });
    expect((await read(other)).HasPassphrase).toBe(true);
    expect((await make({}, other)).statusCode).toBe(200);
    expect((await finished(other)).Backups).toHaveLength(1);
    await other.close();
  });

  it('is not begun while another one is made, by this server or another', async () => {
    const both = await Promise.all([make(), make()]);
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect((await finished()).Backups).toHaveLength(1);
    const { db, clock } = server.services;
    await runAlone(db, { name: 'backup', clock }, async () => {
      expect((await read()).Running).toEqual({});
      expect(reasonOf(await make())).toBe('whole-backup-running');
    });
    now += 1000;
    expect((await made()).Backups).toHaveLength(2);
  });

  it('gives the reason of its failure, until one succeeds', async () => {
    const putFile = vi.spyOn(server.services.store, 'putFile').mockRejectedValueOnce(new Error('secret path'));
    const { Problem, LastAt } = await made();
    expect([Problem, LastAt]).toEqual(['It failed (Error). The log of the server has the reason.', undefined]);
    putFile.mockRestore();
    expect((await made()).Problem).toBeUndefined();
  });

  it('is old after two days', async () => {
    await made();
    now += 48 * 3_600_000;
    root = await headersOf(server, 'root');
    expect((await read()).IsOld).toBe(false);
    now += 1000;
    expect((await read()).IsOld).toBe(true);
  });

  it('is noted in the audit trail when it begins, ends, leaves the house, and is deleted', async () => {
    const { Backups } = await made();
    const url = `${address}/${Backups[0]?.Name ?? ''}`;
    now += 1000;
    await server.app.inject({ url, headers: root });
    now += 1000;
    await server.app.inject({ method: 'DELETE', url, headers: root });
    const { entries } = await server.services.audit.page(0, 10);
    expect(entries.map(({ who, what, outcome }) => `${who} ${what} ${outcome}`).toSorted()).toEqual([
      'root backup everything done',
      'root createWholeBackup done',
      'root downloadWholeBackup done',
      'root removeWholeBackup done',
    ]);
  });

  it('ends when the server stops, and does not block the next', async () => {
    const other = await server.another();
    // A slow bucket: the backup waits for the bytes of the first file.
    const get = vi.spyOn(other.services.store, 'get').mockResolvedValue(new Readable({ read: () => undefined }));
    expect((await make({ Passphrase }, other)).statusCode).toBe(200);
    await vi.waitFor(() => expect(get).toHaveBeenCalled(), timeoutMs);
    await other.close();
    expect(await finished()).toMatchObject({
      Problem: 'The server was stopped while it backed up.',
      Backups: [],
    });
    expect((await made()).Backups).toHaveLength(1);
  });
});

it('Backups by hand stay when the schedule removes its oldest, and reach the second place', async () => {
  const second = await mkdtemp(join(tmpdir(), 'cicerone-second-'));
  const { Backups } = await made();
  const backup = { ...noBackup, hour: 3, keep: 1, passphrase: Passphrase, copyTo: second };
  for (let day = 0; day < 2; day += 1) {
    const settings = { backup, timeZone: 'Europe/Berlin' };
    await keepBackedUp({ ...server.services, settings, work: 4 }, (error) => {
      throw error;
    });
    now += 24 * 3_600_000;
  }
  const other = await server.another({ backup });
  root = await headersOf(server, 'root');
  const state = await read(other);
  expect(state.Backups.map(({ Name }) => Name)).toEqual(['everything-2026-11-23-0430.age', Backups[0]?.Name]);
  expect(state.Backups.every(({ CopiedAt }) => CopiedAt !== undefined)).toBe(true);
  expect([state.HasCopy, state.Hour, state.Keep]).toEqual([true, 3, 1]);
  await other.close();
  await rm(second, { recursive: true });
});
