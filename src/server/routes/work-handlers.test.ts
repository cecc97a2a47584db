import { afterAll, beforeAll, expect, it } from 'vitest';
import { BackupType } from '#content/constants.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { headersOf, openTestServer, type TestServer } from '#tests/server/test-server.ts';

let server: TestServer;
let now = Date.parse('2026-05-04T10:00:00Z');

beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  for (const name of ['anna', 'ben'])
    await server.services.users.add({ name, group: UserGroup.manager }, 'a long password');
});

afterAll(() => server.remove());

interface Answer {
  readonly Unpublished: number;
  readonly AtWork: readonly object[];
}

async function report(user: string, place: string, tab = user): Promise<Answer> {
  const headers = { authorization: `Bearer ${await sessionOf(user)}` };
  const { json } = await server.app.inject({
    method: 'POST',
    url: '/api/work',
    headers,
    payload: { Tab: tab, Place: place },
  });
  return json();
}

const sessions = new Map<string, string>();

async function sessionOf(user: string): Promise<string> {
  const known = sessions.get(user);
  if (known !== undefined) return known;
  const { session } = await server.services.sessions.openForStaff(user, 'a browser');
  sessions.set(user, session);
  return session;
}

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object): Promise<unknown> {
  const headers = await headersOf(server, 'root');
  const { json } = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return json();
}

it('tells how many objects are saved and not published', async () => {
  const unpublished = async () => (await report('anna', '/overview')).Unpublished;
  await call('GET', '/api/db/publishInEdit');
  expect(await unpublished()).toBe(0);
  const [made] = (await call('POST', '/api/db/themes', [{ ID: -1, Name: 'Rot' }])) as [
    { ID: number; Revision: number },
  ];
  expect(await unpublished()).toBe(1);
  await call('GET', '/api/db/publishInEdit');
  expect(await unpublished()).toBe(0);
  const [changed] = (await call('POST', '/api/db/themes', [{ ...made, Name: 'Blau' }])) as [typeof made];
  expect(await unpublished()).toBe(1);
  const [back] = (await call('POST', '/api/db/themes', [{ ...changed, Name: 'Rot' }])) as [typeof made];
  expect(await unpublished()).toBe(0);
  await call('DELETE', '/api/db/themes', [back]);
  expect(await unpublished()).toBe(1);
  await call('GET', '/api/db/discardInEdit');
  expect(await unpublished()).toBe(0);
});

it('names other users and their places, until they are gone for a minute', async () => {
  await report('anna', '/locations/5');
  expect((await report('ben', '/overview')).AtWork).toEqual([{ User: 'anna', Place: '/locations/5' }]);
  await report('anna', '/themes', 'another tab');
  await report('ben', '/overview', 'another tab of Ben');
  expect((await report('ben', '/overview')).AtWork).toEqual([
    { User: 'anna', Place: '/locations/5' },
    { User: 'anna', Place: '/themes' },
  ]);
  now += 59_000;
  expect((await report('ben', '/overview')).AtWork).toHaveLength(2);
  now += 2000;
  expect((await report('ben', '/overview')).AtWork).toEqual([]);
});

it('tells managers today’s visitors, and root the last backup', async () => {
  now = Date.parse('2026-05-05T10:00:00Z');
  sessions.clear();
  expect(await report('anna', '/overview')).toMatchObject({ Today: { Devices: 0, Openings: 0 } });
  expect(await report('anna', '/overview')).not.toHaveProperty('LastBackupAt');
  await server.services.backups.create(BackupType.structure, '');
  expect(await report('root', '/overview')).toMatchObject({ LastBackupAt: '2026-05-05T10:00:00.000Z' });
});

it.each(['overview', '/a b', '/<b>', `/${'x'.repeat(300)}`])('refuses the place %o', async (place) => {
  expect(await report('anna', place)).toMatchObject({ error: { details: [{ Field: 'Place' }] } });
});
