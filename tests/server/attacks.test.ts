import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { type ErrorBody } from '#contract/errors.ts';
import { type OpenServer } from '#server/start/open-server.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { databaseKinds, type DatabasePlace } from './databases.ts';
import { callsOf, goodCall, multipart } from './good-calls.ts';
import {
  type ErrorAnswer,
  headersOf,
  housePassword,
  openTestServer,
  sessionOf,
  setLoginType,
  type TestServer,
} from './test-server.ts';

const logIn = ({ app }: OpenServer, Name: string, Password: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/session', payload: { Name, Password }, headers });

const codeOf = ({ body }: { readonly body: string }): string => (JSON.parse(body) as ErrorAnswer).error.code;

describe.each(Object.entries(databaseKinds))('An attack with %s', (_kind, makePlace) => {
  let made: DatabasePlace;
  let server: TestServer;
  const logged: string[] = [];

  beforeAll(async () => {
    made = await makePlace();
    const sink = new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    });
    const databaseUrl = made.place.startsWith('postgres:') ? made.place : '';
    server = await openTestServer({ settings: { databaseUrl }, logger: pino({ level: 'trace' }, sink) });
  }, 60_000);

  afterAll(async () => {
    await server.remove();
    await made.remove();
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await server.services.db.read.deleteFrom('failedAttempts').execute();
  });

  const words = [
    "'; drop table objects; --",
    "' or '1'='1",
    '" or ""="',
    '1); delete from users; --',
    "\\'; select pg_sleep(10); --",
    '%_ $1 ? :x @x',
  ];

  it.each(words)('by SQL in every field and parameter: %s', async (word) => {
    const headers = await headersOf(server, 'root');
    const before = await counts();
    for (const [, call] of callsOf(server.app).filter(([name]) => name !== 'logOut')) {
      const url = call.path.replaceAll(/:\w+|\*/g, encodeURIComponent(word));
      const query = ['variant', 'dateMin', 'tourCode', 'language', 'devices', 'width', 'v', 'force', 'all'];
      for (const name of query) {
        if (call.query === undefined || call.method !== 'GET') continue;
        const answer = await server.app.inject({ url: `${url}?${name}=${encodeURIComponent(word)}`, headers });
        expect([url, answer.statusCode < 500]).toEqual([url, true]);
      }
    }
    const saved = await server.app.inject({
      method: 'POST',
      url: '/api/db/locations',
      headers,
      payload: [{ ID: -1, Code: word, [word]: word, Name: { [word]: word } }],
    });
    expect(saved.json()).toMatchObject([{ Code: word, [word]: word }]);
    const [{ ID }] = saved.json<[{ ID: number }]>();
    await server.app.inject({ method: 'DELETE', url: '/api/db/locations', headers, payload: [{ ID }] });
    expect((await logIn(server, word, word)).statusCode).toBe(401);
    const token = await server.app.inject({ url: `/auth/status/${encodeURIComponent(word)}` });
    expect(token.json()).toBe(0);
    expect(await counts()).toEqual(before);
  });

  async function counts(): Promise<unknown> {
    const { read } = server.services.db;
    return await Promise.all(
      (['objects', 'users', 'files', 'tokens', 'copies'] as const).map((table) =>
        read
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .execute(),
      ),
    );
  }

  it.each([
    { IconURL: 'http://169.254.169.254/latest' },
    { MediaURL: { de: 'http://127.1:8080/health' } },
    { ImageDescriptors: [{ ImageURL: 'https://[::1]/a.webp' }] },
    { MediaURL: { en: 'https://a;script-src/x.mp3' } },
  ])('by an address of an internal network, or of no host: %j', async (fields) => {
    const headers = await headersOf(server, 'root');
    const before = await counts();
    const request = { method: 'POST', url: '/api/db/locations', headers } as const;
    const refused = await server.app.inject({ ...request, payload: [{ ID: -1 }, { ID: -1, ...fields }] });
    expect([refused.statusCode, codeOf(refused), refused.body]).toEqual([
      400,
      'wrong-value',
      expect.stringContaining(Object.keys(fields)[0] ?? ''),
    ]);
    expect(await counts()).toEqual(before);
  });

  it('by names that every object inherits', async () => {
    const headers = { ...(await headersOf(server, 'root')), 'content-type': 'application/json' };
    const send = async (url: string, payload: string): Promise<readonly unknown[]> => {
      const { statusCode, body } = await server.app.inject({ method: 'POST', url, headers, payload });
      return [statusCode, (JSON.parse(body) as ErrorBody).error];
    };
    const before = await counts();
    const named = { code: 'wrong-value', message: expect.stringContaining('"__proto__"') };
    expect(await send('/api/db/locations', '[{"ID": -1, "Name": {"__proto__": "x"}}]')).toMatchObject([400, named]);
    expect(await send('/api/db/languages', '[{"ID": -1, "Code": "__proto__"}]')).toMatchObject([400, named]);
    expect(await counts()).toEqual(before);
  });

  it.each(['tourCode=%25', 'tourCode=_', 'language=%25'])('by wildcards: %s', async (query) => {
    const headers = await headersOf(server, 'root');
    await server.app.inject({ method: 'POST', headers, ...goodCall('recordVisits') });
    expect((await server.app.inject({ url: '/api/visit/openCount', headers })).json()).toHaveLength(1);
    expect((await server.app.inject({ url: `/api/visit/openCount?${query}`, headers })).json()).toEqual([]);
  });

  it.each([
    '../secret.txt',
    '..%2fsecret.txt',
    '..%5csecret.txt',
    '%2e%2e%2fsecret.txt',
    '%252e%252e%252fsecret.txt',
    'folder/../../secret.txt',
    'folder/%2e%2e/%2e%2e/secret.txt',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'folder/words.txt%00.svg',
    '..%c0%afsecret.txt',
    '%uff0e%uff0e/secret.txt',
    '....//secret.txt',
    'C:/Windows/win.ini',
  ])('by a path: %s', async (path) => {
    const headers = await headersOf(server, 'root');
    for (const base of [
      '/files/',
      '/api/files/list/',
      '/api/files/zip/',
      '/api/backup/',
      '/api/build/apk/',
      '/assets/',
    ]) {
      const answer = await server.app.inject({ url: base + path, headers });
      expect([base, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([base, true]);
      expect(answer.body).not.toMatch(/hidden words|root:/);
    }
    const given = decodeURIComponent(path.replaceAll(/%(?:c0%af|u\w{4})/g, ''));
    const moved = await server.app.inject({
      method: 'POST',
      url: '/api/files/move',
      headers,
      payload: { From: given, To: `../${given}` },
    });
    expect(moved.statusCode).toBeGreaterThanOrEqual(400);
    expect(moved.statusCode).toBeLessThan(500);
  });

  it('by a body that is too large', async () => {
    const headers = { ...(await headersOf(server, 'root')), 'content-type': 'application/json' };
    for (const [name, call] of callsOf(server.app)) {
      if (typeof call.body !== 'object' || call.path.startsWith('/api/db/')) continue;
      const { url } = goodCall(name);
      const payload = `["${'x'.repeat(call.bodyLimit ?? 1024 * 1024)}"]`;
      const answer = await server.app.inject({ method: call.method, url, headers, payload });
      expect([name, answer.statusCode, codeOf(answer)]).toEqual([name, 413, 'too-large']);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'by a form on another site, which can send %s',
    async (type) => {
      const headers = { ...(await headersOf(server, 'root')), 'content-type': type };
      for (const [name, call] of callsOf(server.app)) {
        if (typeof call.body !== 'object') continue;
        const { url } = goodCall(name);
        const answer = await server.app.inject({ method: call.method, url, headers, payload: '[]' });
        expect([name, answer.statusCode]).toEqual([name, 415]);
      }
    },
  );

  it.each(['/api/files/upload/folder', '/api/backup/upload'])('by an interrupted upload to %s', async (url) => {
    const { payload, headers } = multipart('words.txt', 'some words');
    const own = await headersOf(server, 'root');
    for (const length of [5, 60, payload.length - 20, payload.length - 8]) {
      const request = { url, headers: { ...headers, ...own }, payload: payload.slice(0, length) };
      const answer = await server.app.inject({ method: 'POST', ...request });
      expect([length, answer.statusCode >= 400 && answer.statusCode < 500, answer.body]).toEqual([
        length,
        true,
        answer.body,
      ]);
    }
  });

  it('by guessing a password: neither claimed addresses nor a restart help, nor another server', async () => {
    const tries: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      tries.push((await logIn(server, 'manager', 'wrong', { 'x-forwarded-for': `10.0.0.${attempt}` })).statusCode);
    }
    expect(tries).toEqual([401, 401, 401, 401, 401]);
    const other = await server.another();
    try {
      for (const each of [server, other]) {
        const answer = await logIn(each, ' Manager ', rootPassword, { 'x-forwarded-for': '10.9.9.9' });
        expect([answer.statusCode, codeOf(answer)]).toEqual([429, 'too-many-requests']);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect((await logIn(other, 'root', rootPassword)).statusCode).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('by claiming other addresses: only trusted proxies are believed', async () => {
    const ask = async (to: OpenServer, from: string): Promise<number> =>
      (await logIn(to, `name ${from}`, 'wrong', { 'x-forwarded-for': from })).statusCode;
    const proxied = await server.another({ trustedProxies: ['127.0.0.1'] });
    try {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 31; attempt += 1) statuses.push(await ask(server, `10.0.1.${attempt}`));
      expect([statuses.at(-2), statuses.at(-1)]).toEqual([401, 429]);
      expect(await ask(proxied, '10.0.2.1')).toBe(401);
    } finally {
      await proxied.close();
    }
  }, 30_000);

  it('by reading the password of the house, which not even root is shown', async () => {
    await setLoginType(server, LoginType.password);
    const headers = { authorization: `Bearer ${await sessionOf(server, 'root')}` };
    const answer = await server.app.inject({ url: '/api/access/loginType', headers });
    expect(answer.json()).toMatchObject({ LoginType: LoginType.password, HasPassword: true });
    expect(answer.body).not.toContain(housePassword);
    expect(answer.body).not.toContain('argon2');
    await setLoginType(server, LoginType.none);
  });

  it('by guessing the password of the house, while right tokens stay welcome', async () => {
    await setLoginType(server, LoginType.password);
    const [token] = await server.services.tokens.create(1, '', '');
    const guess = async (url: string, index: number): Promise<number> => {
      const headers = { 'x-guide-password': `guess ${index}`, 'x-guide-device': `device ${index}` };
      return (await server.app.inject({ url, headers })).statusCode;
    };
    const tokens: number[] = [];
    const passwords: number[] = [];
    for (let index = 0; index < 101; index += 1) {
      tokens.push(await guess(`/auth/status/guess${index}`, index));
      passwords.push(await guess('/auth/login', index));
    }
    expect(tokens).toEqual([...Array<number>(100).fill(200), 429]);
    expect(passwords).toEqual([...Array<number>(100).fill(401), 429]);
    const known = await server.app.inject({ url: `/auth/status/${token?.Token ?? ''}` });
    expect(known.statusCode).toBe(200);
    await setLoginType(server, LoginType.none);
  });

  it('by probing for known users: answers are equal', async () => {
    const [unknown, known] = [await logIn(server, 'nobody', 'wrong'), await logIn(server, 'desk', 'wrong')];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const hidden = new Set(['date', 'content-length']);
    const headersIn = (answer: typeof known): readonly string[] =>
      Object.keys(answer.headers).filter((name) => !hidden.has(name));
    expect(headersIn(unknown)).toEqual(headersIn(known));
  });

  it('by reading the log: it contains no secret, not even when a call fails', async () => {
    const headers = await headersOf(server, 'root');
    const session = String(headers['authorization']).slice('Bearer '.length);
    const cookie = `cicerone=${session}`;
    await setLoginType(server, LoginType.password);
    await server.app.inject({ url: '/auth/login', headers: { 'x-guide-password': housePassword } });
    const opened = (await logIn(server, 'root', rootPassword)).json<{ Session: string }>().Session;
    vi.spyOn(server.services.visitStatistics, 'dockings').mockRejectedValue(new Error('broken'));
    vi.spyOn(server.services.sessions, 'whoHas').mockRejectedValueOnce(new Error('broken, too'));
    const first = await server.app.inject({ url: '/db', headers: { cookie } });
    const failed = await server.app.inject({ url: '/api/visit/dockings', headers: { ...headers, cookie } });
    expect([first.statusCode, failed.statusCode, failed.body.includes('broken')]).toEqual([500, 500, false]);
    const log = logged.join('');
    expect(log).toContain('broken');
    for (const secret of [session, opened, rootPassword, housePassword]) expect(log).not.toContain(secret);
    await setLoginType(server, LoginType.none);
  });

  it('by a body that never ends: the connection is closed', async () => {
    const beside = await server.another();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await beside.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = beside.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.on('error', () => undefined);
      socket.resume();
      const arrived = new Promise<void>((resolve) => beside.app.server.once('request', () => resolve()));
      socket.write(
        'POST /session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
      );
      await arrived;
      await vi.waitUntil(() => vi.getTimerCount() > 0);
      await vi.advanceTimersByTimeAsync(60_000);
      await closed;
      expect(socket.destroyed).toBe(true);
    } finally {
      vi.useRealTimers();
      await beside.close();
    }
  });
});
