import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rootPassword } from '#tests/browser/serve.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let ahead = 0;

beforeAll(async () => {
  server = await openTestServer({ clock: () => Date.now() + ahead });
}, 30_000);

afterAll(async () => await server.remove());

beforeEach(async () => {
  await server.services.db.read.deleteFrom('sessions').execute();
  ahead = 0;
});

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly from?: string;
  readonly session?: string;
  readonly payload?: object;
  readonly browser?: string;
}

async function ask(url: string, { method = 'GET', session = '', payload, browser = 'a browser', from }: Asked = {}) {
  const headers = { 'user-agent': browser, ...(session === '' ? {} : { authorization: `Bearer ${session}` }) };
  const more = {
    ...(payload === undefined ? {} : { payload }),
    ...(from === undefined ? {} : { remoteAddress: from }),
  };
  const answer = await server.app.inject({ method, url, headers, ...more });
  return {
    status: answer.statusCode,
    body: answer.json<Record<string, unknown>>(),
    cookie: answer.headers['set-cookie'],
  };
}

async function logIn(Name: string, browser = 'a browser', Password = rootPassword): Promise<string> {
  ahead += 1;
  const { body } = await ask('/session', { method: 'POST', payload: { Name, Password }, browser });
  return String(body['Session']);
}

interface SessionRow {
  readonly ID: string;
  readonly Browser: string;
  readonly IsCurrent: boolean;
}

async function listed(session: string): Promise<readonly SessionRow[]> {
  return (await ask('/api/session/list', { session })).body['Sessions'] as readonly SessionRow[];
}

const isOpen = async (session: string): Promise<boolean> => (await ask('/api/session', { session })).status === 200;

it('Staff see their own sessions, the newest first, and end any of them', async () => {
  const [phone, desk, other] = [await logIn('root', 'a phone'), await logIn('root', 'a desk'), await logIn('desk')];
  const rows = await listed(desk);
  expect(rows.map(({ Browser, IsCurrent }) => [Browser, IsCurrent])).toEqual([
    ['a desk', true],
    ['a phone', false],
  ]);
  expect(JSON.stringify(rows)).not.toContain(phone);
  const ID = rows[1]?.ID ?? '';
  expect((await ask(`/api/session/list/${ID}`, { method: 'DELETE', session: other })).status).toBe(404);
  expect((await ask(`/api/session/list/${ID}`, { method: 'DELETE', session: desk })).status).toBe(200);
  expect([await isOpen(phone), await isOpen(desk), await isOpen(other)]).toEqual([false, true, true]);
});

it('Staff log out everywhere', async () => {
  const [phone, desk, other] = [await logIn('root'), await logIn('root'), await logIn('desk')];
  const ended = await ask('/api/session/list', { method: 'DELETE', session: desk });
  expect([ended.status, String(ended.cookie)]).toEqual([200, expect.stringContaining('cicerone=; Max-Age=0')]);
  expect([await isOpen(phone), await isOpen(desk), await isOpen(other)]).toEqual([false, false, true]);
});

it('Staff log out everywhere else, and see when each session was last used', async () => {
  const phone = await logIn('manager', 'a phone');
  ahead += 3 * 3_600_000;
  const desk = await logIn('manager', 'a desk');
  ahead += 2 * 3_600_000;
  await isOpen(phone);
  const rows = (await ask('/api/session/list', { session: desk })).body['Sessions'] as readonly { SeenAt: string }[];
  const hoursAgo = rows.map(({ SeenAt }) => Math.round((Date.now() + ahead - Date.parse(SeenAt)) / 3_600_000));
  expect(hoursAgo).toEqual([0, 0]);
  expect((await ask('/api/session/others', { method: 'DELETE', session: desk })).status).toBe(200);
  expect([await isOpen(phone), await isOpen(desk)]).toEqual([false, true]);
});

it('Root logs another user out everywhere', async () => {
  const [root, desk] = [await logIn('root'), await logIn('desk')];
  expect((await ask('/api/session/of/desk', { method: 'DELETE', session: root })).status).toBe(200);
  expect([await isOpen(root), await isOpen(desk)]).toEqual([true, false]);
});

it('A new password ends all sessions, including the caller’s, and opens a new one', async () => {
  const [phone, desk] = [await logIn('manager'), await logIn('manager')];
  const change = (session: string, from: string, to: string) =>
    ask('/api/perm/update', {
      method: 'PUT',
      session,
      payload: { NewPassword: to, User: { Name: 'manager', Password: from } },
    });
  const { status, body, cookie } = await change(desk, rootPassword, 'another password');
  const renewed = String(body['Session']);
  expect([status, renewed === desk, String(cookie)]).toEqual([200, false, expect.stringContaining(renewed)]);
  expect([await isOpen(phone), await isOpen(desk), await isOpen(renewed)]).toEqual([false, false, true]);
  expect((await change(renewed, 'another password', rootPassword)).status).toBe(200);
});

it('A bad choice of a password causes a warning, but is not refused', async () => {
  const session = await logIn('desk');
  const warn = async (Password: string): Promise<unknown> =>
    (await ask('/api/perm/check', { method: 'POST', session, payload: { Password } })).body['Warning'];
  expect([
    await warn('password1'),
    await warn('desk desk desk'),
    await warn('xK9$vq2Lw'),
    await warn('xK9$vq2LwR'),
  ]).toEqual(['leaked', 'simple', 'short', undefined]);
  const changed = await ask('/api/perm/update', {
    method: 'PUT',
    session,
    payload: { NewPassword: 'iloveyou', User: { Name: 'desk', Password: rootPassword } },
  });
  expect([changed.status, changed.body['Warning']]).toEqual([200, 'leaked']);
  expect(await isOpen(await logIn('desk', '', 'iloveyou'))).toBe(true);
  await server.services.users.setPassword('desk', rootPassword);
});

const enter = (Name: string, Code?: string, Password = rootPassword) =>
  ask('/session', { method: 'POST', payload: { Name, Password, ...(Code === undefined ? {} : { Code }) } });

const reasonOf = ({ body }: { readonly body: Record<string, unknown> }): unknown =>
  (body['error'] as { readonly reason?: string } | undefined)?.reason;

interface App {
  readonly code: () => string;
  readonly recovery: readonly string[];
}

/** Sets an app up as staff do. */
async function setUp(session: string): Promise<App> {
  const begun = await ask('/api/perm/factor', { method: 'POST', session, payload: { Password: rootPassword } });
  const totp = new TOTP({ secret: Secret.fromBase32(String(begun.body['Secret'])) });
  const code = (): string => totp.generate({ timestamp: Date.now() + ahead });
  expect(String(begun.body['Address'])).toContain('otpauth://totp/Cicerone');
  const confirmed = await ask('/api/perm/factor', { method: 'PUT', session, payload: { Code: code() } });
  expect(confirmed.status).toBe(200);
  return { code, recovery: confirmed.body['RecoveryCodes'] as readonly string[] };
}

it('A second factor is requested after the right password alone, and each code works once', async () => {
  const session = await logIn('manager');
  const { code, recovery } = await setUp(session);
  expect(reasonOf(await enter('manager', undefined, 'wrong'))).toBe('login-wrong');
  expect(reasonOf(await enter('manager'))).toBe('code-missing');
  const { entries } = await server.services.audit.page(0, 100, { who: 'manager', what: 'logIn' });
  expect(entries.map(({ outcome }) => outcome)).toContain('asked');
  expect(reasonOf(await enter('manager', code()))).toBe('code-wrong');
  ahead += 30_000;
  expect((await enter('manager', code())).status).toBe(200);
  expect(reasonOf(await enter('manager', code()))).toBe('code-wrong');
  expect([recovery.length, new Set(recovery).size]).toEqual([10, 10]);
  const [first = ''] = recovery;
  expect((await enter('manager', ` ${first.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
  expect(reasonOf(await enter('manager', first))).toBe('code-wrong');
  const { body } = await ask('/api/perm/factor', { session });
  expect(body).toEqual({ IsOn: true, IsDemanded: false, RecoveryCodesLeft: 9 });
  ahead += 30_000;
  const renew = { method: 'POST', session, payload: { Password: rootPassword, Code: code() } } as const;
  const renewed = (await ask('/api/perm/factor/codes', renew)).body['RecoveryCodes'] as readonly string[];
  expect(reasonOf(await ask('/api/perm/factor/codes', renew))).toBe('code-wrong');
  expect(renewed.length).toBe(10);
  expect(reasonOf(await enter('manager', recovery[1]))).toBe('code-wrong');
  expect((await enter('manager', renewed[1])).status).toBe(200);
  ahead += 30_000;
  const payload = { Password: rootPassword, Code: code() };
  expect((await ask('/api/perm/factor/remove', { method: 'POST', session, payload })).status).toBe(200);
  expect((await enter('manager')).status).toBe(200);
});

it('Guesses at codes are slowed down, and the right password without a code makes no room for more', async () => {
  await server.services.db.read.deleteFrom('failedAttempts').execute();
  const session = await logIn('manager');
  await setUp(session);
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await enter('manager', 'XXXXX-XXXXX')).status);
    await enter('manager');
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  await server.services.factor.remove('manager');
  await server.services.db.read.deleteFrom('failedAttempts').execute();
});

it('Guesses at codes behind a known password are slowed down from however many networks they come', async () => {
  await server.services.db.read.deleteFrom('failedAttempts').execute();
  await setUp(await logIn('manager'));
  const statuses: number[] = [];
  for (let network = 0; network < 12; network += 1) {
    const payload = { Name: 'manager', Password: rootPassword, Code: '000000' };
    statuses.push((await ask('/session', { method: 'POST', payload, from: `198.51.${network}.7` })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  // Callers without the password are neither counted here nor held up.
  const payload = { Name: 'manager', Password: 'wrong' };
  expect((await ask('/session', { method: 'POST', payload, from: '203.0.113.9' })).status).toBe(401);
  await server.services.factor.remove('manager');
  await server.services.db.read.deleteFrom('failedAttempts').execute();
});

it('A second factor in use is not replaced with the password alone, and a new one ends sessions from before it', async () => {
  const [session, earlier] = [await logIn('manager'), await logIn('manager', 'another browser')];
  const { code } = await setUp(session);
  expect([await isOpen(session), await isOpen(earlier)]).toEqual([true, false]);
  const begin = { method: 'POST', session, payload: { Password: rootPassword } } as const;
  const refused = await ask('/api/perm/factor', begin);
  expect([refused.status, reasonOf(refused)]).toEqual([409, 'factor-on']);
  ahead += 30_000;
  const payload = { Password: rootPassword, Code: code() };
  expect((await ask('/api/perm/factor/remove', { method: 'POST', session, payload })).status).toBe(200);
  expect((await ask('/api/perm/factor', begin)).status).toBe(200);
});

it('A code that was used under a clock ten years ahead locks no one out', async () => {
  const { code } = await setUp(await logIn('manager'));
  ahead = 10 * 365 * 86_400_000;
  expect((await enter('manager', code())).status).toBe(200);
  ahead = 0;
  expect((await enter('manager', code())).status).toBe(200);
  await server.services.factor.remove('manager');
});

it('Root may require a second factor, which is set up before anything else', async () => {
  const [root, desk] = [await logIn('root'), await logIn('desk')];
  const demand = (SecondFactor: string) =>
    ask('/api/perm/rules', { method: 'POST', session: root, payload: { SecondFactor } });
  expect((await demand('everybody')).status).toBe(200);
  const refused = await ask('/api/token/page/all/1/0/1', { session: desk });
  expect([refused.status, reasonOf(refused)]).toEqual([403, 'factor-first']);
  expect((await ask('/db?variant=INEDIT', { session: desk })).status).toBe(403);
  await setUp(desk);
  expect((await ask('/api/token/page/all/1/0/1', { session: desk })).status).toBe(200);
  expect(reasonOf(await ask('/api/perm/rules', { session: root }))).toBe('factor-first');
  await server.services.factor.setDemand('nobody');
  await server.services.factor.remove('desk');
});

it('The session names the first task', async () => {
  const session = await logIn('desk');
  const firstTask = async (): Promise<unknown> => (await ask('/api/session', { session })).body['FirstTask'];
  expect(await firstTask()).toBeUndefined();
  await server.services.factor.setDemand('everybody');
  expect([await firstTask(), (await enter('desk')).body['FirstTask']]).toEqual(['factor', 'factor']);
  await server.services.users.requireChange('desk');
  expect([await firstTask(), (await enter('desk')).body['FirstTask']]).toEqual(['password', 'password']);
  await server.services.factor.setDemand('nobody');
});

it('A password that another user has set is changed before anything else', async () => {
  await server.services.users.requireChange('desk');
  const session = await logIn('desk');
  const refused = await ask('/api/token/page/all/1/0/1', { session });
  expect([refused.status, reasonOf(refused)]).toEqual([403, 'password-change-first']);
  const change = (NewPassword: string) =>
    ask('/api/perm/update', {
      method: 'PUT',
      session,
      payload: { NewPassword, User: { Name: 'desk', Password: rootPassword } },
    });
  expect(reasonOf(await change(rootPassword))).toBe('password-same');
  const renewed = String((await change('a password of my own')).body['Session']);
  expect((await ask('/api/token/page/all/1/0/1', { session: renewed })).status).toBe(200);
  await server.services.users.setPassword('desk', rootPassword);
});
