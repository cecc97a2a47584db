import { afterAll, beforeAll, expect, it } from 'vitest';
import { CopyName } from '../store/tables.ts';
import { changeCopy } from '../usecases/content/copies.ts';
import { writeCopy } from '../usecases/content/write-copy.ts';
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

it('a save with If-Unmodified-Since is refused if the content has changed since', async () => {
  const headers = await headersOf(server, 'root');
  const save = async (since: string) =>
    await server.app.inject({
      method: 'POST',
      url: '/api/db/locations',
      headers: { ...headers, 'if-unmodified-since': since },
      payload: [{ ID: -1 }],
    });
  const lastModified = async () =>
    (await server.app.inject({ url: '/db?variant=INEDIT', headers })).headers['last-modified'];
  expect((await save('no date')).statusCode).toBe(200);
  // In the second of a change another one could follow unseen.
  const now = Date.now();
  const setChange = (changedAt: number) =>
    server.services.db.write((transaction) =>
      transaction
        .updateTable('copies')
        .set((row) => ({ changedAt, epoch: row('epoch', '+', 1) }))
        .where('name', '=', CopyName.inEdit)
        .execute(),
    );
  await setChange(now + 5000);
  expect(await lastModified()).toBeUndefined();
  await setChange(now - 5000);
  const seen = String(await lastModified());
  expect(seen).toBe(new Date(now - 5000).toUTCString());
  expect((await save(seen)).statusCode).toBe(200);
  const refused = await save(seen);
  expect([refused.statusCode, refused.json()]).toMatchObject([412, { error: { reason: 'version-older' } }]);
});

it('publishes no tokens of a definition that another program has written', async () => {
  const { services } = server;
  const definition = {
    Languages: [{ ID: 1, Code: 'de', IsDefault: true }],
    tokens: [{ Token: 'SECRETTOKEN' }],
    More: 1,
  };
  await services.db.write((transaction) => writeCopy(transaction, CopyName.published, definition));
  const read = async () => (await server.app.inject({ url: '/db' })).body;
  expect(await read()).toContain('"More":1');
  expect(await read()).not.toContain('SECRETTOKEN');
  const rows = await services.db.read.selectFrom('copies').select('extras').execute();
  expect(JSON.stringify(rows)).not.toContain('SECRETTOKEN');
  // As earlier versions stored it.
  const extras = JSON.stringify({ tokens: definition.tokens, More: 2 });
  await services.db.write(async (transaction) => {
    await transaction.updateTable('copies').set({ extras }).where('name', '=', CopyName.published).execute();
    await changeCopy(transaction, CopyName.published);
  });
  await services.published.renew();
  expect(await read()).toContain('"More":2');
  expect(await read()).not.toContain('SECRETTOKEN');
});
