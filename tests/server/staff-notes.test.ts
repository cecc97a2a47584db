import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { calls, goodCall } from './good-calls.ts';
import { headersOf, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let staff: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await openTestServer();
  staff = await headersOf(server, 'root');
}, 30_000);
afterAll(() => server.remove());

const secret = 'the key is below the mat';
const noted = { StaffNote: secret, StaffTags: [secret, 'loan'] };
const hides = (body: string): boolean => !/below the mat|StaffNote|StaffTags/.test(body);

const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = staff) =>
  await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

async function stations(): Promise<readonly StoredObject[]> {
  const { Locations } = (await send('GET', '/db?variant=INEDIT')).json<{ Locations: StoredObject[] }>();
  return Locations;
}

const unpublished = async () => (await send('GET', '/api/db/unpublished')).json<{ Count: number }>().Count;

it('What staff note is saved for colleagues, is nothing to publish, and is kept when work is discarded', async () => {
  const [station = {}] = await stations();
  expect((await send('POST', '/api/db/locations', [{ ...station, ...noted }])).statusCode).toBe(200);
  expect((await stations())[0]).toMatchObject(noted);
  expect(await unpublished()).toBe(0);
  const discarded = (await send('GET', '/api/db/discardInEdit')).json<{ Kept: string }>();
  expect((await stations())[0]).not.toHaveProperty('StaffNote');
  expect((await send('POST', `/api/db/kept/${discarded.Kept}`)).statusCode).toBe(200);
  expect((await stations())[0]).toMatchObject(noted);
});

it('Nothing that visitors can ask for has what staff note', async () => {
  expect((await send('GET', '/api/db/publishInEdit')).statusCode).toBe(200);
  expect((await stations())[0]).toMatchObject(noted);
  const open = calls.filter(([, { access, method }]) => method === 'GET' && ['everyone', 'visitor'].includes(access));
  expect(open.length).toBeGreaterThan(8);
  for (const [name] of open) {
    const { url, headers = {} } = goodCall(name);
    const { body } = await server.app.inject({ url, headers });
    expect([name, hides(body)]).toEqual([name, true]);
  }
  for (const url of ['/db', '/db?variant=PUBLISHED', '/', '/detail/1', '/locations/1']) {
    const { statusCode, body } = await server.app.inject({ url });
    expect([url, statusCode, hides(body)]).toEqual([url, 200, true]);
  }
});

it('A phone gets the editing copy and what is not saved yet, without it', async () => {
  const opened = (await send('POST', '/api/phonePreview', { Place: '/detail/1' })).json<{
    ID: string;
    Secret: string;
  }>();
  const changed = { ID: 1, Name: { de: 'Turm' }, ...noted };
  const Unsaved = [{ model: 'locations', changed: [changed], deleted: [] }];
  await send('PUT', `/api/phonePreview/${opened.ID}`, { Base: 0, Unsaved });
  const headers = { authorization: `Bearer ${opened.Secret}`, 'x-guide-device': 'phone 1' };
  const copy = await send('GET', '/db?variant=INEDIT', undefined, headers);
  const draft = await send('GET', '/api/phonePreview/draft', undefined, headers);
  expect([copy.statusCode, hides(copy.body)]).toEqual([200, true]);
  expect(draft.body).toContain('Turm');
  expect(hides(draft.body)).toBe(true);
});
