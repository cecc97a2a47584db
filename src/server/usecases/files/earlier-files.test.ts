import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from '#tests/server/good-calls.ts';
import { headersOf, openTestServer, type TestServer } from '#tests/server/test-server.ts';
import { blobKey } from '../../files/store-blob.ts';
import { sweep } from '../upkeep/sweep.ts';

const day = 24 * 3_600_000;
let server: TestServer;
let ahead = 0;

beforeAll(async () => {
  server = await openTestServer({ clock: () => Date.now() + ahead });
  for (const folder of ['texts', 'twins', 'moved', 'gone', 'late']) await ask('POST', `/api/files/folder/${folder}`);
}, 30_000);

afterAll(() => server.remove());

interface Earlier {
  readonly ID: string;
  readonly Path: string;
  readonly End: string;
  readonly Who: string;
  readonly SHA256: string;
}

async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const headers = await headersOf(server, 'manager');
  const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

async function upload(folder: string, name: string, words: string): Promise<void> {
  const { payload, headers } = multipart(name, captions(words));
  const url = `/api/files/upload/${folder}`;
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...(await headersOf(server, 'manager')) },
  });
  expect(answer.json()).toMatchObject({ Files: [{ Name: name }], Refused: [] });
}

const captions = (words: string): string => `WEBVTT\n\n00:00.000 --> 00:01.000\n${words}\n`;
const read = async (path: string): Promise<string | undefined> =>
  (await server.app.inject({ url: `/files/${path}` })).body.split('\n')[3];
const earlier = async (path?: string): Promise<readonly Earlier[]> =>
  (await ask('GET', `/api/files/earlier${path === undefined ? '' : `?Path=${encodeURIComponent(path)}`}`))
    .body as readonly Earlier[];
const bringBack = (id = '') => ask('POST', `/api/files/earlier/${id}`);
const has = async (words: string): Promise<boolean> =>
  (await server.services.store.stat(blobKey(createHash('sha256').update(captions(words)).digest('hex')))) !== undefined;

it('A replaced file is brought back, and what was in its place is kept in its turn', async () => {
  await upload('texts', 'hall.vtt', 'first words');
  await upload('texts', 'hall.vtt', 'first words');
  expect(await earlier('texts/hall.vtt')).toEqual([]);
  await upload('texts', 'hall.vtt', 'second words');
  expect(await read('texts/hall.vtt')).toBe('second words');
  const [first, ...more] = await earlier('texts/hall.vtt');
  expect(first).toMatchObject({ Path: 'texts/hall.vtt', End: 'replaced', Who: 'manager' });
  expect(more).toEqual([]);

  expect(await bringBack(first?.ID)).toMatchObject({ status: 200, body: { Path: 'texts/hall.vtt' } });
  expect(await read('texts/hall.vtt')).toBe('first words');
  const [second] = await earlier('texts/hall.vtt');
  expect(await bringBack(first?.ID)).toMatchObject({ status: 404 });
  await bringBack(second?.ID);
  expect(await read('texts/hall.vtt')).toBe('second words');
});

it('Two files with the same bytes have their own names and replacements', async () => {
  await upload('twins', 'house.vtt', 'the same words');
  await upload('twins', 'interior.vtt', 'the same words');
  await upload('twins', 'interior.vtt', 'other words');
  expect(await read('twins/house.vtt')).toBe('the same words');
  expect(await earlier('twins/house.vtt')).toEqual([]);
});

it('Earlier versions of a file follow when it is moved', async () => {
  await upload('moved', 'old.vtt', 'words before');
  await upload('moved', 'old.vtt', 'words now');
  await ask('POST', '/api/files/move', { From: 'moved/old.vtt', To: 'moved/new.vtt' });
  const [before] = await earlier('moved/new.vtt');
  await bringBack(before?.ID);
  expect(await read('moved/new.vtt')).toBe('words before');
});

it('Deleted files are brought back into their folder, unless their place is taken', async () => {
  await upload('gone', 'one.vtt', 'one');
  await upload('gone', 'two.vtt', 'two');
  await ask('DELETE', '/api/files/gone');
  const deleted = async () => (await earlier()).filter(({ Path }) => Path.startsWith('gone/'));
  expect((await deleted()).map(({ Path, End, Who }) => ({ Path, End, Who }))).toEqual([
    { Path: 'gone/one.vtt', End: 'deleted', Who: 'manager' },
    { Path: 'gone/two.vtt', End: 'deleted', Who: 'manager' },
  ]);
  const [one, two] = await deleted();
  await bringBack(one?.ID);
  expect(await read('gone/one.vtt')).toBe('one');
  await upload('gone', 'two.vtt', 'another two');
  expect(await deleted()).toEqual([]);
  expect(await earlier('gone/two.vtt')).toMatchObject([{ ID: two?.ID, End: 'deleted' }]);
  await ask('DELETE', '/api/files/gone/two.vtt');
  await ask('POST', '/api/files/folder/gone/two.vtt');
  expect(await bringBack(two?.ID)).toMatchObject({ status: 409, body: { error: { code: 'already-there' } } });
});

it('It can be brought back for 30 days, and its bytes go after that', async () => {
  await upload('late', 'hall.vtt', 'late words');
  await upload('late', 'hall.vtt', 'later words');
  await sweep(server.services);
  // Its bytes have been unused for longer than the file that had them.
  await server.services.db.write((transaction) =>
    transaction
      .insertInto('unusedBlobs')
      .values({ hash: createHash('sha256').update(captions('late words')).digest('hex'), since: 0 })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ since: 0 }))
      .execute(),
  );
  ahead = 29.9 * day;
  const shifted = { ...server.services, store: withOldTimes() };
  await sweep(shifted);
  expect(await has('late words')).toBe(true);
  expect(await earlier('late/hall.vtt')).toHaveLength(1);
  ahead = 30.1 * day;
  expect(await earlier('late/hall.vtt')).toEqual([]);
  await sweep(shifted);
  expect(await has('late words')).toBe(false);
  expect(await has('later words')).toBe(true);
});

/** A store whose bytes were stored two months ago. */
function withOldTimes(): TestServer['services']['store'] {
  const { store } = server.services;
  const modifiedAt = new Date(Date.now() - 60 * day);
  return {
    ...store,
    stat: async (key) => {
      const facts = await store.stat(key);
      return facts === undefined ? undefined : { ...facts, modifiedAt };
    },
  };
}
