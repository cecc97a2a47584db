import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { multipart } from './good-calls.ts';
import { device, headersOf, openTestServer, sessionOf, setLoginType, type TestServer } from './test-server.ts';

let server: TestServer;
let root: Record<string, string>;
/** The ETag that the guide has seen last. */
let seen = '';

beforeAll(async () => {
  server = await openTestServer();
  root = await headersOf(server, 'root');
});

beforeEach(async () => await setLoginType(server, LoginType.none));

afterAll(() => server.remove());

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly payload?: object | string;
  readonly headers?: Record<string, string>;
}

async function call({ method = 'GET', url, payload, headers }: Asked): Promise<Record<string, unknown>> {
  const answer = await server.app.inject({
    method,
    url,
    headers: { ...root, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json();
}

/** Asks as a guide that has a list: undefined if that is still right. */
async function changed(): Promise<readonly string[] | undefined> {
  const { statusCode, headers, body } = await server.app.inject({
    url: '/info/media',
    headers: { 'if-none-match': seen },
  });
  expect([200, 304]).toContain(statusCode);
  seen = String(headers.etag);
  if (statusCode === 304) return undefined;
  return (JSON.parse(body) as { Path: string; Bytes: number }[]).map(({ Path, Bytes }) => `${Path} ${Bytes}`);
}

const upload = (name: string, bytes: string): Promise<unknown> =>
  call({ method: 'POST', url: '/api/files/upload/', ...multipart(name, bytes) });
const move = (From: string, To: string): Promise<unknown> =>
  call({ method: 'POST', url: '/api/files/move', payload: { From, To } });
const saveText = async (url: string): Promise<void> => {
  const [station] = (await call({ url: '/db?variant=INEDIT' }))['Locations'] as object[];
  await call({
    method: 'POST',
    url: '/api/db/locations',
    payload: [{ ...station, MediaURL: { de: url } }],
  });
};
const publish = (): Promise<unknown> => call({ url: '/api/db/publishInEdit' });

it('A guide hears at once of each change that concerns the list of media, and of no other', async () => {
  const picture = expect.stringMatching(/^files\/picture\.svg \d+$/) as string;
  expect(await changed()).toEqual([picture]);
  expect(await changed()).toBeUndefined();
  await upload('first.vtt', 'WEBVTT\n');
  expect(await changed()).toBeUndefined();
  await saveText('files/first.vtt');
  expect(await changed()).toBeUndefined();
  await publish();
  expect(await changed()).toEqual([picture, 'files/first.vtt 7']);
  await upload('first.vtt', 'WEBVTT\n\n\n');
  expect(await changed()).toEqual([picture, 'files/first.vtt 9']);
  await move('first.vtt', 'second.vtt');
  expect(await changed()).toEqual([picture, 'files/second.vtt 9']);
  await saveText('files/third.vtt');
  await publish();
  expect(await changed()).toEqual([picture]);
  await move('second.vtt', 'third.vtt');
  expect(await changed()).toEqual([picture, 'files/third.vtt 9']);
  await call({ method: 'DELETE', url: '/api/files/third.vtt?force=true' });
  expect(await changed()).toEqual([picture]);
  const [deleted] = (await call({ url: '/api/files/earlier?Path=third.vtt' })) as unknown as { ID: string }[];
  await call({ method: 'POST', url: `/api/files/earlier/${deleted?.ID}` });
  expect(await changed()).toEqual([picture, 'files/third.vtt 9']);
  const { Name } = await call({ method: 'POST', url: '/api/backup', payload: { Type: 'full', Description: '' } });
  await call({ method: 'DELETE', url: '/api/files/third.vtt?force=true' });
  expect(await changed()).toEqual([picture]);
  await call({ method: 'POST', url: `/api/backup/restore/${String(Name)}`, payload: {} });
  expect(await changed()).toEqual([picture, 'files/third.vtt 9']);
});

it('A change by another process is in the list at once', async () => {
  await changed();
  const other = await server.another();
  const session = await sessionOf(other, 'root');
  const { statusCode } = await other.app.inject({
    method: 'DELETE',
    url: '/api/files/picture.svg?force=true',
    headers: { authorization: `Bearer ${session}` },
  });
  await other.close();
  expect([statusCode, await changed()]).toEqual([200, ['files/third.vtt 9']]);
});

it('The list is cached only for those who may read it, and read by header only', async () => {
  const ask = async (headers: Record<string, string>): Promise<number> =>
    (await server.app.inject({ url: '/info/media', headers })).statusCode;
  expect(await ask({})).toBe(200);
  await setLoginType(server, LoginType.token);
  const session = await sessionOf(server, 'visitor with token');
  expect(await ask({})).toBe(401);
  expect(await ask({ 'if-none-match': seen })).toBe(401);
  expect(await ask({ 'x-guide-device': device, authorization: `Bearer ${session}` })).toBe(200);
  expect(await ask({ cookie: `cicerone=${session}` })).toBe(401);
  expect(await ask(root)).toBe(200);
});

it('The list must be revalidated, and varies by caller', async () => {
  const { headers } = await server.app.inject({ url: '/info/media', headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-encoding': 'br',
    vary: 'Accept-Encoding, Authorization, Cookie, Origin',
  });
});
