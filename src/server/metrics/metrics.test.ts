import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootPassword } from '#tests/browser/serve.ts';
import { headersOf, housePassword, openTestServer, type TestServer } from '#tests/server/test-server.ts';
import { createRegistry } from './registry.ts';

const metricsToken = 'a-token-of-monitoring';
const authorization = `Bearer ${metricsToken}`;

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ settings: { metricsToken, trustedProxies: ['127.0.0.1'] } });
});

afterAll(() => server.remove());

async function read(): Promise<ReadonlyMap<string, number>> {
  const { statusCode, headers, body } = await server.app.inject({ url: '/metrics', headers: { authorization } });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const samples = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  // The form of a sample in Prometheus' text format.
  for (const line of samples)
    expect(line).toMatch(/^[a-z_]+(?:\{[a-z]+="[^"\n]*"(?:,[a-z]+="[^"\n]*")*\})? -?[\d.e+-]+$/);
  return new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

describe('/metrics', () => {
  it('is read with its token only, and is not there without the setting', async () => {
    for (const given of [undefined, 'Bearer wrong', 'Bearer ', (await headersOf(server, 'root'))['authorization']]) {
      const headers = given === undefined ? {} : { authorization: given };
      expect((await server.app.inject({ url: '/metrics', headers })).statusCode).toBe(401);
    }
    const without = await openTestServer();
    expect((await without.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
    await without.remove();
  });

  it('counts calls by the template of their route, without what their addresses name', async () => {
    const [token] = await server.services.tokens.create(1, '', '');
    await server.app.inject({ url: `/auth/status/${token?.Token ?? ''}`, headers: { 'x-guide-device': 'phone 7' } });
    await server.app.inject({ url: '/auth/status/unknown-token' });
    await server.app.inject({ url: '/files/picture.svg' });
    await server.app.inject({ url: '/nothing/at/all' });
    const wrong = { Name: 'root', Password: 'wrong' };
    await server.app.inject({ method: 'POST', url: '/session', payload: wrong });
    const numbers = await read();
    const total = (labels: string): number | undefined => numbers.get(`cicerone_http_requests_total{${labels}}`);
    expect(total('method="GET",route="/auth/status/:Token",status="200"')).toBe(2);
    expect(total('method="GET",route="/files/*",status="200"')).toBe(1);
    expect(total('method="GET",route="page or nothing",status="404"')).toBe(1);
    expect(total('method="POST",route="/session",status="401"')).toBe(1);
    expect(numbers.get('cicerone_http_request_duration_seconds_count{route="/auth/status/:Token"}')).toBe(2);
    const { body } = await server.app.inject({ url: '/metrics', headers: { authorization } });
    for (const secret of [token?.Token ?? 'none', 'phone 7', 'unknown-token', 'picture.svg']) {
      expect(body).not.toContain(secret);
    }
  });

  it('tells sessions, delays, memory, the event loop, pictures, writes, free space and backups', async () => {
    const login = { Name: 'root', Password: rootPassword };
    await server.app.inject({ method: 'POST', url: '/session', payload: login });
    const before = await read();
    await server.app.inject({ method: 'POST', url: '/session', payload: login });
    await server.services.backups.create('structure', '');
    const now = Date.now() / 1000;
    const numbers = await read();
    const staff = 'cicerone_sessions{of="staff"}';
    expect(numbers.get(staff)).toBe((before.get(staff) ?? 0) + 1);
    expect(numbers.get('cicerone_login_delays{kind="nameAtNetwork"}')).toBe(0);
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
      'nodejs_eventloop_lag_seconds{quantile="1"}',
      'cicerone_data_free_bytes',
      'cicerone_database_write_duration_seconds_count{outcome="done"}',
    ]) {
      expect([name, numbers.get(name)]).toEqual([name, expect.any(Number)]);
      expect(numbers.get(name)).toBeGreaterThan(0);
    }
    expect(numbers.get('cicerone_picture_jobs{for="visitors",state="waiting"}')).toBe(0);
    expect(numbers.get('cicerone_last_backup_timestamp_seconds{type="structure"}')).toBeLessThanOrEqual(now);
    expect(numbers.get('cicerone_whole_backup_failed{of="backup"}')).toBe(0);
    expect(numbers.size).toBeLessThan(300);
  });

  it('counts what is answered in front of the routes as the routes do', async () => {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const before = await read();
    const paths = ['/db', '/db', '/files/picture.svg', '/files/missing.svg'];
    for (const path of paths) await (await fetch(`${origin}${path}`)).arrayBuffer();
    const after = await read();
    const counted = ['/db', '/files/*'].flatMap((route) =>
      ['200', '404'].map((status) => {
        const name = `cicerone_http_requests_total{method="GET",route="${route}",status="${status}"}`;
        return (after.get(name) ?? 0) - (before.get(name) ?? 0);
      }),
    );
    expect(counted).toEqual([2, 0, 1, 1]);
  });
});

it('a histogram counts each value in all buckets above it, and labels are escaped', async () => {
  const registry = createRegistry();
  const times = registry.histogram({ name: 'time', help: 'T.' }, [1, 2]);
  for (const value of [0.5, 1, 1.5, 9]) times.observe(value, { of: 'a"b\\c\n' });
  expect(await registry.text()).toBe(
    [
      '# HELP time T.',
      '# TYPE time histogram',
      'time_bucket{of="a\\"b\\\\c\\n",le="1"} 2',
      'time_bucket{of="a\\"b\\\\c\\n",le="2"} 3',
      'time_bucket{of="a\\"b\\\\c\\n",le="+Inf"} 4',
      'time_sum{of="a\\"b\\\\c\\n"} 12',
      'time_count{of="a\\"b\\\\c\\n"} 4',
      '',
    ].join('\n'),
  );
});

describe('/health', () => {
  const ask = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: '/health', headers })).json<Record<string, unknown>>();

  it('tells only monitoring and staff how much space is free and when the last backup was made', async () => {
    const told = { Status: 'ok', FreeBytes: expect.any(Number) as number, IsBackupLate: false };
    const { Name } = { Name: (await server.services.backups.create('structure', '')).name };
    expect(Name).toMatch(/zip$/);
    for (const headers of [{ authorization }, await headersOf(server, 'desk')]) {
      const answer = await ask(headers);
      expect(answer).toMatchObject(told);
      expect(Date.parse(String(answer['LastBackupAt']))).toBeLessThanOrEqual(Date.now());
    }
    expect(await ask({})).toEqual({ Status: 'ok' });
    expect(await ask({ authorization: 'Bearer wrong' })).toEqual({ Status: 'ok' });
  });
});

describe('behind a proxy that ends HTTPS', () => {
  const answerTo = async (proto: string) =>
    await server.app.inject({ url: '/info/version', headers: { 'x-forwarded-proto': proto } });

  it('browsers receive the header for HTTPS only; without HTTPS they do not', async () => {
    expect((await answerTo('https')).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await answerTo('http')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('they receive it as well if the guide has an HTTPS address', async () => {
    const { client } = server.services.settings;
    const other = await server.another({ client: { ...client, webAddress: 'https://guide.example' } });
    const { headers } = await other.app.inject({ url: '/info/version' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await other.close();
  });

  it('the cookie of a session belongs to this host alone, and opens what it should', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const payload = { Name: 'root', Password: rootPassword };
    const { headers: answered } = await server.app.inject({ method: 'POST', url: '/session', payload, headers });
    const cookie = [answered['set-cookie'] ?? []].flat().find((each) => each.startsWith('__Host-')) ?? '';
    expect(cookie).toMatch(/^__Host-cicerone=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    const used = { ...headers, cookie: cookie.split(';')[0] ?? '' };
    await server.services.login.set({ LoginType: 'password', Password: housePassword });
    const statusOf = async (given: Record<string, string>): Promise<number> =>
      (await server.app.inject({ url: '/files/picture.svg', headers: given })).statusCode;
    expect([await statusOf(used), await statusOf({})]).toEqual([200, 401]);
    await server.services.login.set({ LoginType: 'none' });
  });
});
