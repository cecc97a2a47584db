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
