import { afterAll, beforeAll, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { type Tables } from '#server/store/tables.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { codeOf } from '#tests/browser/second-factor.ts';
import { headersOf, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
}, 30_000);

afterAll(async () => await server.remove());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function asRoot(method: Method, url: string, payload?: object) {
  const headers = await headersOf(server, 'root');
  const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const body = answer.json<{ readonly error?: { readonly reason: string }; readonly Users?: readonly User[] }>();
  return { status: answer.statusCode, reason: body.error?.reason, users: body.Users ?? [] };
}

interface User {
  readonly Name: string;
  readonly HasFactor: boolean;
  readonly MustChange: boolean;
  readonly Sessions: number;
  readonly DelayedUntil?: string;
}

async function userNamed(name: string): Promise<User | undefined> {
  return (await asRoot('GET', '/api/perm/users')).users.find(({ Name }) => Name === name);
}

async function logIn(Name: string, Password = rootPassword) {
  const answer = await server.app.inject({ method: 'POST', url: '/session', payload: { Name, Password } });
  return { status: answer.statusCode, ...answer.json<{ readonly FirstTask?: string }>() };
}

it('Root adds a user, who changes the given password first', async () => {
  const user = { Group: 'manager', Password: 'given by root' };
  expect((await asRoot('POST', '/api/perm/users/Ada%20L.', user)).status).toBe(200);
  expect((await asRoot('POST', '/api/perm/users/ada%20l.', user)).reason).toBe('user-exists');
  expect(await logIn('Ada L.', 'given by root')).toMatchObject({ status: 200, FirstTask: 'password' });
  expect(await userNamed('Ada L.')).toEqual({
    Name: 'Ada L.',
    Group: 'manager',
    Languages: [],
    HasFactor: false,
    MustChange: true,
    Sessions: 1,
  });
  expect((await asRoot('DELETE', '/api/perm/users/Ada%20L.')).status).toBe(200);
  expect([await userNamed('Ada L.'), (await logIn('Ada L.', 'given by root')).status]).toEqual([undefined, 401]);
});

it('Root gives a new password, which ends all sessions and is changed first', async () => {
  await logIn('desk');
  expect((await asRoot('PUT', '/api/perm/users/desk/password', { Password: 'another one' })).status).toBe(200);
  expect(await userNamed('desk')).toMatchObject({ MustChange: true, Sessions: 0 });
  expect(await logIn('desk', 'another one')).toMatchObject({ status: 200, FirstTask: 'password' });
  await server.services.users.setPassword('desk', rootPassword);
});

it('Root requires another password', async () => {
  expect((await asRoot('POST', '/api/perm/users/manager/change')).status).toBe(200);
  expect(await logIn('manager')).toMatchObject({ FirstTask: 'password' });
  expect((await asRoot('POST', '/api/perm/users/nobody/change')).reason).toBe('user-missing');
});

it('Root lets a user who has lost the phone log in without a code', async () => {
  const { secret } = await server.services.factor.begin('manager');
  await server.services.factor.confirm('manager', codeOf(secret));
  expect([(await userNamed('manager'))?.HasFactor, (await logIn('manager')).status]).toEqual([true, 401]);
  expect((await asRoot('DELETE', '/api/perm/users/manager/factor')).status).toBe(200);
  expect([(await userNamed('manager'))?.HasFactor, (await logIn('manager')).status]).toEqual([false, 200]);
});

it.each(['manager', 'nobody'])('%s has no second factor, so no code is accepted', async (name) => {
  expect(await server.services.factor.use(name, codeOf(''))).toBe(false);
});

it('Root sees a delay after wrong attempts, and ends it', async () => {
  for (let index = 0; index < 6; index += 1) await logIn('manager', `wrong ${index}`);
  expect((await logIn('manager')).status).toBe(429);
  expect(Date.parse((await userNamed('manager'))?.DelayedUntil ?? '')).toBeGreaterThan(Date.now());
  expect((await userNamed('desk'))?.DelayedUntil).toBeUndefined();
  expect((await asRoot('POST', '/api/perm/users/manager/unlock')).status).toBe(200);
  expect([(await userNamed('manager'))?.DelayedUntil, (await logIn('manager')).status]).toEqual([undefined, 200]);
});

it.each([
  ['PUT', 'password', { Password: 'mine' }],
  ['DELETE', 'factor', undefined],
  ['DELETE', '', undefined],
] as const)('An open session is not enough to take an account over: %s %s', async (method, what, payload) => {
  const url = `/api/perm/users/root${what === '' ? '' : `/${what}`}`;
  expect((await asRoot(method, url, payload)).reason).toBe('own-account');
});

const asStaff = async (name: string) => ({
  authorization: `Bearer ${(await server.services.sessions.openForStaff(name)).session}`,
});

it('A removed account leaves its name in the audit trail alone, and publishes no longer', async () => {
  const { users, db, approval } = server.services;
  const tables = await db.read.introspection.getTables();
  const withName = async (): Promise<readonly string[]> => {
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await db.read
          .selectFrom(name as keyof Tables)
          .selectAll()
          .execute();
        return JSON.stringify(rows).includes('Wilhelmine') ? [name] : [];
      }),
    );
    return found.flat();
  };
  const add = (): Promise<void> => users.add({ name: 'Wilhelmine', group: UserGroup.root }, rootPassword);
  await add();
  const headers = await asStaff('Wilhelmine');
  const ask = async (method: Method, url: string, payload?: object): Promise<unknown> => {
    const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.json();
  };
  const save = (de: string): Promise<unknown> => ask('POST', '/api/db/locations', [{ ID: -1, Name: { de } }]);
  await save('one');
  await ask('GET', '/api/db/discardInEdit');
  await save('two');
  await ask('POST', '/api/comments', { Model: 'locations', ID: 1, Field: '', Text: 'When?' });
  await ask('POST', '/api/publications', { At: '2099-01-01T10:00' });
  await ask('PUT', '/api/publishing', { NeedsApproval: true, Publisher: 'Wilhelmine' });
  await ask('DELETE', '/api/files/folder/words.txt?force=true');
  await ask('POST', '/api/backup', { Type: 'full', Description: '' });
  const [backup] = (await ask('GET', '/api/backup')) as readonly { readonly Name: string }[];
  await ask('POST', `/api/backup/restore/${backup?.Name}`, {});
  await ask('POST', '/api/work', { Tab: 'abcdefgh', Place: '/overview' });
  expect((await withName()).toSorted()).toEqual([
    'atWork',
    'auditTrail',
    'backupRuns',
    'comments',
    'earlierFiles',
    'keptCopies',
    'publications',
    'revisions',
    'sessions',
    'settings',
    'users',
  ]);
  await users.remove('Wilhelmine');
  expect(await withName()).toEqual(['auditTrail']);

  await db.write((transaction) =>
    transaction
      .updateTable('settings')
      .set({ value: JSON.stringify({ needsApproval: true, publisher: 'Wilhelmine' }) })
      .where('name', '=', 'publishing')
      .execute(),
  );
  await add();
  expect(await approval.current()).toEqual({ needsApproval: true, publisher: '' });
  await users.remove('Wilhelmine');
  await approval.set({ needsApproval: false, publisher: '' });
});

it('A person whose group never publishes is not made the publisher', async () => {
  const setPublisher = (Publisher: string) => asRoot('PUT', '/api/publishing', { NeedsApproval: true, Publisher });
  expect(await setPublisher('translator')).toMatchObject({ status: 400, reason: 'publisher-wrong' });
  expect(await setPublisher('desk')).toMatchObject({ status: 400, reason: 'publisher-wrong' });
  expect(await setPublisher('manager')).toMatchObject({ status: 200 });
  await asRoot('PUT', '/api/publishing', { NeedsApproval: false, Publisher: '' });
});

it('The names of the server itself are for no user, and stay where an earlier one is removed', async () => {
  const { users, db } = server.services;
  const user = { Group: 'manager', Password: 'given by root' };
  for (const name of ['schedule', 'Schedule', 'npm run admin'])
    expect((await asRoot('POST', `/api/perm/users/${encodeURIComponent(name)}`, user)).reason).toBe(
      'user-name-reserved',
    );
  const row = { name: 'schedule', password: '', userGroup: 'manager', createdAt: 0 };
  await db.write((transaction) => transaction.insertInto('users').values(row).execute());
  await db.write((transaction) => transaction.updateTable('publications').set({ endedBy: 'schedule' }).execute());
  await users.remove('schedule');
  const ends = await db.read.selectFrom('publications').select('endedBy').execute();
  expect(new Set(ends.map(({ endedBy }) => endedBy))).toEqual(new Set(['schedule']));
});
