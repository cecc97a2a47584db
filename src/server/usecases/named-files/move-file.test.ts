import { afterAll, beforeAll, expect, it } from 'vitest';
import { headersOf, openTestServer, type Role, type TestServer } from '#tests/server/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await server.app.inject({
    method: 'POST',
    url: '/api/db/languages',
    headers: await headersOf(server, 'root'),
    payload: [{ ID: -1, Code: 'en', IconURL: 'files/folder/words.txt' }],
  });
});

afterAll(() => server.remove());

const move = async (role: Role, From: string, To: string): Promise<number> => {
  const headers = await headersOf(server, role);
  const request = { method: 'POST', url: '/api/files/move', headers, payload: { From, To } } as const;
  return (await server.app.inject(request)).statusCode;
};
const statusOf = async (path: string): Promise<number> => (await server.app.inject({ url: path })).statusCode;

it('only root moves a file that an object of root names', async () => {
  const before = (await server.app.inject({ url: '/db' })).body;
  expect(await move('manager', 'folder', 'elsewhere')).toBe(403);
  expect([await statusOf('/files/elsewhere/words.txt'), (await server.app.inject({ url: '/db' })).body]).toEqual([
    404,
    before,
  ]);
  expect(await move('root', 'folder', 'elsewhere')).toBe(200);
  expect(await move('manager', 'picture.svg', 'first.svg')).toBe(200);
});

it('an earlier address leads to the file, however often it moves, and ends with it', async () => {
  expect(await move('root', 'first.svg', 'second.svg')).toBe(200);
  for (const name of ['picture', 'first', 'second']) expect(await statusOf(`/files/${name}.svg`)).toBe(200);
  expect(await move('root', 'second.svg', 'picture.svg')).toBe(200);
  for (const name of ['picture', 'first', 'second']) expect(await statusOf(`/files/${name}.svg`)).toBe(200);
  const headers = await headersOf(server, 'root');
  await server.app.inject({ method: 'DELETE', url: '/api/files/picture.svg?force=true', headers });
  for (const name of ['picture', 'first', 'second']) expect(await statusOf(`/files/${name}.svg`)).toBe(404);
});

it.each(['Room #3.mp3', '100% wool.mp3', 'back\\slash.mp3', '.hidden.mp3', '.old folder/a.mp3'])(
  '%s, a name from before there were rules, is moved and deleted',
  async (path) => {
    const { db } = server.services;
    const row = { hash: 'a'.repeat(64), bytes: 1, type: 'audio/mpeg', modifiedAt: 1 };
    const top = path.split('/')[0] ?? '';
    const put = (): Promise<unknown> =>
      db.write((transaction) =>
        transaction
          .insertInto('files')
          .values({ ...row, path })
          .execute(),
      );
    const paths = async (): Promise<readonly string[]> =>
      (await db.read.selectFrom('files').select('path').where('hash', '=', row.hash).execute()).map(
        (file) => file.path,
      );
    await put();
    expect(await move('root', top, top === path ? 'clean.mp3' : 'clean')).toBe(200);
    expect(await paths()).toEqual([top === path ? 'clean.mp3' : 'clean/a.mp3']);
    await db.write((transaction) => transaction.deleteFrom('files').where('hash', '=', row.hash).execute());
    await db.write((transaction) => transaction.deleteFrom('folders').where('path', '=', 'clean').execute());
    await put();
    const headers = await headersOf(server, 'root');
    const url = `/api/files/${encodeURIComponent(top)}`;
    expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
    expect(await paths()).toEqual([]);
  },
);
