import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBucket } from '#tests/server/bucket.ts';
import { multipart } from '#tests/server/good-calls.ts';
import { headersOf, openTestServer, type TestServer } from '#tests/server/test-server.ts';
import { picture } from '../files/testing/sample-files.ts';

const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
let server: TestServer;

const save = async (text: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/db/locations',
    headers: await headersOf(server, 'root'),
    payload: [{ ID: -1, Name: { de: text } }],
  });

describe('a full disk', () => {
  beforeEach(async () => {
    server = await openTestServer();
  });
  afterEach(() => server.remove());

  it('refuses a save in words, and keeps everything that was there', async () => {
    const before = await server.app.inject({ url: '/db' });
    await server.services.db.write((transaction) => sql`pragma max_page_count = 1`.execute(transaction));
    const refused = await save('x'.repeat(500_000));
    expect([refused.statusCode, refused.json()]).toMatchObject([507, { error: { reason: 'storage-full' } }]);
    expect((await server.app.inject({ url: '/db' })).body).toBe(before.body);
    await server.services.db.write((transaction) => sql`pragma max_page_count = 100000`.execute(transaction));
    expect((await save('x'.repeat(500_000))).statusCode).toBe(200);
  });

  it('gives its reserve to whatever is being written, and refuses growth until the reserve is back', async () => {
    const { db, settings } = server.services;
    const reserve = join(settings.data, 'reserve');
    await access(reserve);
    let runs = 0;
    await db.write(async () => {
      runs += 1;
      if (runs === 1) throw full;
    });
    expect(runs).toBe(2);
    await expect(access(reserve)).rejects.toThrow('ENOENT');
    await db.needSpace();
    await access(reserve);
  });
});

describe('a bucket that is away', () => {
  it('lets the server start, and refuses uploads in words until it is back', async () => {
    const bucket = await startBucket();
    server = await openTestServer({ settings: { filesUrl: bucket.url } });
    await bucket.remove();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const other = await server.another();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/bucket "museum".*does not answer.*starts nevertheless/s));
    warn.mockRestore();
    const { payload, headers } = multipart('a.png', (await picture().png().toBuffer()).toString('latin1'));
    const upload = await other.app.inject({
      method: 'POST',
      url: '/api/files/upload/',
      headers: { ...headers, ...(await headersOf(other, 'root')) },
      payload: Buffer.from(payload, 'latin1'),
    });
    expect([upload.statusCode, upload.json()]).toMatchObject([503, { error: { reason: 'storage-away' } }]);
    const health = await other.app.inject({ url: '/health' });
    expect([health.statusCode, health.json()]).toMatchObject([503, { error: { reason: 'storage-away' } }]);
    expect((await other.app.inject({ url: '/files/picture.svg' })).statusCode).toBe(503);
    expect((await other.app.inject({ url: '/db' })).statusCode).toBe(200);
    await other.close();
    await server.remove();
  });
});
