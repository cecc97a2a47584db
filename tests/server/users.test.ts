import { afterAll, beforeAll, expect, it } from 'vitest';
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
