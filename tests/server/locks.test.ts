import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { TokenStatus } from '#contract/calls/access-calls.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { databaseKinds, type DatabasePlace } from './databases.ts';
import { housePassword, openTestServer, setLoginType, type TestServer } from './test-server.ts';

const day = 86_400_000;
const tenYears = 10 * 365 * day;
const here = '203.0.113.1';
const elsewhere = '198.51.100.7';

interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly wait: number;
}

describe.each(Object.entries(databaseKinds))('Wrong attempts with %s', (_kind, makePlace) => {
  let made: DatabasePlace;
  let server: TestServer;
  let ahead = 0;

  beforeAll(async () => {
    made = await makePlace();
    const databaseUrl = made.place.startsWith('postgres:') ? made.place : '';
    const clock = (): number => Date.now() + ahead;
    server = await openTestServer({ settings: { databaseUrl }, clock });
  });

  afterAll(async () => {
    await server.remove();
    await made.remove();
  });

  beforeEach(async () => {
    ahead = 0;
    const { read } = server.services.db;
    await read.deleteFrom('failedAttempts').execute();
    await setLoginType(server, LoginType.none);
  });

  async function logIn(password: string, { name = 'root', from = here, cookie = '' } = {}): Promise<Answer> {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/session',
      payload: { Name: name, Password: password },
      headers: cookie === '' ? {} : { cookie },
      remoteAddress: from,
    });
    const cookies = [answer.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]);
    return { status: answer.statusCode, cookie: cookies.join('; '), wait: Number(answer.headers['retry-after'] ?? 0) };
  }

  async function visit(url: string, { password = '', device = 'phone', from = here } = {}): Promise<number> {
    const headers = { 'x-guide-device': device, 'x-guide-password': password };
    return (await server.app.inject({ url, headers, remoteAddress: from })).statusCode;
  }

  /** Tries wrong passwords in turn, and returns how many were compared before the first was refused. */
  async function guess(most: number, nextFrom: (index: number) => string, name = 'root'): Promise<number> {
    for (let index = 0; index < most; index += 1) {
      const { status } = await logIn(`wrong ${index}`, { name, from: nextFrom(index) });
      if (status === 429) return index;
      expect(status).toBe(401);
    }
    return most;
  }

  it('never count right passwords of staff, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(rootPassword)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await server.services.db.read.selectFrom('failedAttempts').selectAll().execute()).toEqual([]);
  });

  it('never count right tokens, however many come at once, not even after many wrong ones', async () => {
    const tokens = await server.services.tokens.create(160, '', '');
    const ask = () =>
      Promise.all(tokens.map(({ Token }, index) => visit(`/auth/status/${Token}`, { device: `phone ${index}` })));
    expect(await ask()).toEqual(Array(160).fill(200));
    const wrong: number[] = [];
    for (let index = 0; index < 120; index += 1) wrong.push(await visit(`/auth/status/wrong${index}`, { device: '' }));
    expect([wrong[99], wrong[119]]).toEqual([200, 429]);
    expect(await ask()).toEqual(Array(160).fill(200));
    const registered = await Promise.all(
      tokens.map(({ Token }, index) => visit(`/auth/register/${Token}`, { device: `phone ${index}` })),
    );
    expect(registered).toEqual(Array(160).fill(200));
  });

  it('never count the right password of the house, however many visitors type it at once', async () => {
    await setLoginType(server, LoginType.password);
    const all = Array.from({ length: 160 }, (_, index) =>
      visit('/auth/login', { password: housePassword, device: `phone ${index}` }),
    );
    expect(await Promise.all(all)).toEqual(Array(160).fill(200));
  });

  it('of one device do not keep the others behind its address out', async () => {
    await setLoginType(server, LoginType.password);
    const wrong: number[] = [];
    for (let index = 0; index < 200; index += 1) wrong.push(await visit('/auth/login', { password: `wrong ${index}` }));
    expect([wrong[9], wrong[10], wrong[199]]).toEqual([401, 429, 429]);
    expect(await visit('/auth/login', { password: housePassword, device: 'another phone' })).toBe(200);
  });

  it('at once are bounded as if they came in turn', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, (_, index) => logIn(`wrong ${index}`)));
    const compared = all.filter(({ status }) => status === 401).length;
    expect(compared).toBeGreaterThanOrEqual(5);
    expect(compared).toBeLessThanOrEqual(8);
  });

  it('from elsewhere lock no one out', async () => {
    expect(await guess(50, () => elsewhere)).toBe(5);
    expect((await logIn(rootPassword, { from: elsewhere })).status).toBe(429);
    expect((await logIn(rootPassword)).status).toBe(200);
  });

  it('behind the same address do not lock out a browser that has logged in before', async () => {
    const { cookie } = await logIn(rootPassword);
    expect(await guess(50, () => here)).toBe(5);
    expect((await logIn(rootPassword)).status).toBe(429);
    expect((await logIn(rootPassword, { cookie })).status).toBe(200);
    expect((await logIn(rootPassword, { cookie, name: 'desk' })).status).toBe(200);
  });

  it('in a browser that has logged in before have their own budget', async () => {
    const { cookie } = await logIn(rootPassword);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await logIn(`wrong ${index}`, { cookie })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await logIn(rootPassword)).status).toBe(200);
  });

  it('count by /64 with IPv6, and by address with IPv4 in IPv6', async () => {
    expect(await guess(60, (index) => `2001:db8:1:2:${index.toString(16)}::1`)).toBe(5);
    expect((await logIn(rootPassword, { from: '2001:db8:1:2::9' })).status).toBe(429);
    expect((await logIn(rootPassword, { from: '2001:db8:1:3::9' })).status).toBe(200);
    expect(await guess(60, (index) => (index % 2 === 0 ? '192.0.2.7' : '::ffff:192.0.2.7'))).toBe(5);
  });

  it('from many addresses slow down those that have failed, and no others', async () => {
    const addresses = Array.from({ length: 60 }, (_, index) => `10.0.${index}.1`);
    expect(await guess(60, (index) => addresses[index] ?? '')).toBe(60);
    const again = await Promise.all(addresses.map((from) => logIn('wrong again', { from })));
    expect(again.map(({ status }) => status)).toEqual(Array(60).fill(429));
    expect((await logIn(rootPassword)).status).toBe(200);
  });

  it('have growing delays, at most a quarter of an hour, that the owner ends by the right password', async () => {
    await guess(5, () => here);
    const waits: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const { wait } = await logIn('wrong');
      waits.push(wait);
      ahead += wait * 1000;
      expect((await logIn('wrong')).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
    ahead += 900_000;
    expect((await logIn(rootPassword)).status).toBe(200);
    expect(await guess(50, () => here)).toBeGreaterThanOrEqual(5);
  });

  it('are counted alike however the name is written, and the name is found alike', async () => {
    const names = ['manager', 'Manager', ' MANAGER ', 'manager ', 'mAnager', 'manageR'];
    const statuses: number[] = [];
    for (const name of names) statuses.push((await logIn('wrong', { name })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn(rootPassword, { name: ' Desk ' })).status).toBe(200);
  });

  it('under a clock ten years ahead lock no one out once it is right again', async () => {
    ahead = tenYears;
    await guess(5, () => here);
    expect((await logIn(rootPassword)).status).toBe(429);
    ahead = 0;
    expect(await logIn(rootPassword)).toMatchObject({ status: 200, wait: 0 });
  });

  it('do not matter to tokens and sessions, whose ends follow a clock that is put right', async () => {
    await setLoginType(server, LoginType.token);
    const [fresh, extended] = await server.services.tokens.create(2, '', '');
    await visit(`/auth/register/${extended?.Token ?? ''}`);
    ahead = tenYears;
    await visit(`/auth/register/${fresh?.Token ?? ''}`);
    await server.services.tokens.extend(extended?.Token ?? '', 'D');
    const { session } = await server.services.sessions.openForStaff('root');
    ahead = 0;
    const limit = Date.now() + 3 * day;
    for (const token of [fresh, extended]) {
      const status = await server.app.inject({
        url: `/auth/status/${token?.Token ?? ''}`,
        headers: { 'x-guide-device': 'phone' },
      });
      expect(status.json()).toBe(TokenStatus.inUse);
    }
    const who = await server.services.sessions.whoHas(session);
    expect(who).toMatchObject({ kind: 'staff' });
    const { Tokens } = await server.services.tokens.page({
      filter: 'used',
      printed: true,
      search: '',
      offset: 0,
      limit: 1000,
    });
    expect(Tokens.filter(({ Expires }) => Date.parse(Expires) > limit)).toEqual([]);
    const late = await server.services.db.read
      .selectFrom('sessions')
      .select('hash')
      .where('validUntil', '>', limit + 5 * day)
      .execute();
    expect(late).toEqual([]);
    ahead = 8 * day;
    expect(await visit(`/auth/hasAccess`)).toBe(200);
    expect(await server.services.sessions.whoHas(session)).toEqual({ kind: 'nobody' });
  });
});
