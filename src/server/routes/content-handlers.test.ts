import { afterAll, beforeAll, expect, it } from 'vitest';
import { headersOf, openTestServer, type TestServer } from '#tests/server/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

afterAll(() => server.remove());

it('a save with If-Match is refused if the content has changed since', async () => {
  const headers = await headersOf(server, 'root');
  const { headers: seen } = await server.app.inject({ url: '/db?variant=INEDIT', headers });
  const save = async (etag: string) =>
    await server.app.inject({
      method: 'POST',
      url: '/api/db/locations',
      headers: { ...headers, 'if-match': etag },
      payload: [{ ID: -1 }],
    });
  expect((await save(String(seen.etag))).statusCode).toBe(200);
  const refused = await save(String(seen.etag));
  expect([refused.statusCode, refused.json()]).toMatchObject([412, { error: { reason: 'version-older' } }]);
  expect((await save('*')).statusCode).toBe(200);
  const publish = { url: '/api/db/publishInEdit', headers: { ...headers, 'if-match': String(seen.etag) } };
  expect((await server.app.inject(publish)).statusCode).toBe(412);
});
