import { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { type OpenServer } from '#server/start/open-server.ts';
import { databaseKinds, type DatabasePlace } from './databases.ts';
import { headersOf, openTestServer, setLoginType, type TestServer } from './test-server.ts';

describe.each(Object.entries(databaseKinds))('Answers of two servers on one %s', (_, makePlace) => {
  let made: DatabasePlace;
  let one: TestServer;
  let other: OpenServer;
  let time = Date.now();

  beforeAll(async () => {
    made = await makePlace();
    const databaseUrl = made.place.startsWith('postgres:') ? made.place : '';
    one = await openTestServer({ settings: { databaseUrl }, clock: () => time });
    other = await one.another();
    for (const { app } of [one, other]) await app.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);

  afterAll(async () => {
    await other.close();
    await one.remove();
    await made.remove();
  });

  beforeEach(async () => {
    await setLoginType(one, LoginType.none);
  });

  const ask = async (server: OpenServer, path: string, headers: Record<string, string> = {}): Promise<Response> =>
    await fetch(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/${path}`, { headers });

  it('show what one of them publishes within a second', async () => {
    const before = await Promise.all([one, other].map(async (server) => (await ask(server, 'db')).headers.get('etag')));
    const headers = await headersOf(one, 'root');
    expect((await one.app.inject({ url: '/api/db/publishInEdit', headers })).statusCode).toBe(200);
    const here = (await ask(one, 'db')).headers.get('etag');
    expect(here).not.toBe(before[0]);
    const now = performance.now.bind(performance);
    const elapsed = vi.spyOn(performance, 'now').mockImplementation(() => now() + 1001);
    expect((await ask(other, 'db')).headers.get('etag')).toBe(here);
    elapsed.mockRestore();
  });

  it('are refused as soon as one of them changes the login type', async () => {
    for (const path of ['db', 'files/folder/words.txt']) {
      await setLoginType(one, LoginType.none);
      expect([path, (await ask(other, path)).status]).toEqual([path, 200]);
      await setLoginType(one, LoginType.token);
      expect([path, (await ask(one, path)).status, (await ask(other, path)).status]).toEqual([path, 401, 401]);
    }
  });

  it('are refused as soon as one of them ends a session', async () => {
    await setLoginType(one, LoginType.token);
    const headers = await headersOf(one, 'visitor with token');
    for (const server of [one, other]) expect((await ask(server, 'db', headers)).status).toBe(200);
    await one.services.db.write((transaction) =>
      transaction.deleteFrom('sessions').where('token', '=', 'ABC').execute(),
    );
    for (const server of [one, other]) expect((await ask(server, 'db', headers)).status).toBe(401);
  });

  it('show the file that one of them stores within a second', async () => {
    const path = 'folder/words.txt';
    expect(await (await ask(other, `files/${path}`)).text()).toBe('words');
    const { hash, bytes } = await one.services.blobs.add(Readable.from([Buffer.from('other')]));
    const change = { hash, bytes };
    await one.services.db.write((transaction) =>
      transaction.updateTable('files').set(change).where('path', '=', path).execute(),
    );
    expect(await (await ask(one, `files/${path}`)).text()).toBe('other');
    time += 1001;
    expect(await (await ask(other, `files/${path}`)).text()).toBe('other');
  });
});
