import * as fc from 'fast-check';
import { anyCodePoint } from '#content/testing/code-points.ts';
import { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName } from '#contract/all-calls.ts';
import { type Call } from '#contract/call.ts';
import { errorStatus } from '#contract/error-codes.ts';
import { isThorough, propertyRuns } from '#tests/property-runs.ts';
import { databaseKinds, type DatabasePlace } from './databases.ts';
import { calls, goodCall } from './good-calls.ts';
import { type ErrorAnswer, headersOf, openTestServer, type Role, type TestServer } from './test-server.ts';

const runs = isThorough ? propertyRuns(5) : 2;
/** Milliseconds after which a call counts as hanging. */
const timeoutMs = 5000;

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFF',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '1e999',
  '999999999999999999999',
  'NaN',
  '2026-02-30',
  '../..',
  '..\\..',
  "' or 1=1 --",
  '%',
  '💫'.repeat(40),
  'a'.repeat(5000),
  'İ',
  '\u202E',
];
const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: anyCodePoint, maxLength: 40 }));
const odd: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, [], {}, [[]], [null], { ID: '1' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 2, max: 4000 }).map(nested),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Generates a valid value with some parts changed, removed or duplicated. */
function near(good: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(good)) {
    const items = good.length === 0 ? odd : fc.oneof(...good.map(near));
    return fc.oneof({ weight: 3, arbitrary: fc.array(items, { maxLength: 4 }) }, odd);
  }
  if (typeof good === 'object' && good !== null) {
    const fields = Object.fromEntries(
      Object.entries(good).map(([name, value]) => [
        name,
        fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, near(value)),
      ]),
    );
    const others = fc.dictionary(fc.oneof(oddText, fc.constantFrom('ID', 'Revision', 'Name', 'Code')), odd, {
      maxKeys: 3,
    });
    const whole = fc
      .tuple(fc.record(fields, { requiredKeys: [] }), others)
      .map(([known, more]) => ({ ...known, ...more }));
    return fc.oneof({ weight: 4, arbitrary: whole }, odd);
  }
  return fc.oneof({ arbitrary: fc.constant(good), weight: 1 }, { arbitrary: odd, weight: 2 });
}

const rawBodies = [
  '',
  ' ',
  '{',
  '[]]',
  'null',
  '"text"',
  '{"__proto__": {"isRoot": true}}',
  '{"constructor": {"prototype": {"x": 1}}}',
  '[{"ID": 1, "ID": 2}]',
  '[1e999]',
  '\uFEFF[]',
  '[{"ID": -0}]',
  '["\\ud800"]',
  '['.repeat(100_000),
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
];

const contentTypes = [
  'application/json',
  'Application/JSON; Charset=UTF-8',
  'APPLICATION/JSON',
  ' application/json ',
  'application/json\t',
  'application/json\t;charset=utf-8',
  'application/json;',
  'application/jsonx',
  'text/plain',
  'text/plain; charset=utf-16',
  'application/yaml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=border',
  'multipart/form-data; boundary="a"; boundary=b',
  '',
  ' ',
  '\t',
  ';',
  '/',
  '*/*',
  '__proto__',
  'a'.repeat(3000),
];

const oddHeaders = fc.record(
  {
    range: fc.constantFrom(
      'bytes=0-',
      'bytes=-1',
      'bytes=5-1',
      'bytes=0-0,1-1',
      'bytes=999999999999999999999-',
      'bytes=-',
      'rows=1-2',
      `bytes=${'0-1,'.repeat(500)}`,
    ),
    'if-range': fc.constantFrom('"x"', 'W/"x"', 'Sat, 01 Jan 2000 00:00:00 GMT', 'never'),
    'if-none-match': fc.constantFrom('*', '"', 'W/', ','.repeat(500)),
    'if-modified-since': fc.constantFrom('never', 'Sat, 01 Jan 9999 00:00:00 GMT'),
    'accept-encoding': fc.constantFrom('br;q=x', ';', '*', 'gzip;q=0', 'br,'.repeat(300)),
    accept: fc.constantFrom('text/html', '*/*', ';q=', 'image/avif,image/webp'),
    'accept-language': fc.constantFrom('x-klingon', '*', ';;', 'de-'.repeat(300)),
    cookie: fc.constantFrom('cicerone=', 'cicerone', '=;=;', `cicerone=${'x'.repeat(4000)}`, 'cicerone=%00'),
    'x-guide-device': fc.constantFrom('', 'x'.repeat(3000), '__proto__'),
    'x-guide-password': fc.constantFrom('', '%', '%00', '%FF', 'x'.repeat(3000)),
    'x-forwarded-for': fc.constantFrom('unknown', '1.2.3.4', '::1, ,', 'x'.repeat(500)),
    'x-forwarded-proto': fc.constantFrom('https', 'gopher,'),
    expect: fc.constant('nothing'),
    host: fc.constantFrom('', 'x:y', '[::1', 'a'.repeat(300)),
  },
  { requiredKeys: [] },
);

const pathParts = [
  '%2e%2e',
  '%2F',
  '%5c',
  '%00',
  '%FF',
  '%',
  '%C0%AE',
  '..',
  '.',
  '',
  '%F0%9F%92%AB',
  '__proto__',
  '-1',
  '1e9',
  'a'.repeat(1500),
  'con',
  'x%0d%0aset-cookie:y=1',
];

function nearPath({ path }: Call, good: string): fc.Arbitrary<string> {
  const parts = path.split('/').filter((part) => part !== '');
  const made = fc
    .tuple(
      ...parts.map((part) =>
        /^[:*]/.test(part) ? fc.constantFrom(...pathParts, 'all', '0', '1', 'D') : fc.constant(part),
      ),
    )
    .map((chosen) => `/${chosen.join('/')}`);
  return fc.oneof(
    fc.constant(good),
    made,
    made.map((made) => `${made}/`),
  );
}

const queries = fc.constantFrom(
  '',
  '',
  '?',
  '?variant=INEDIT',
  '?variant=INEDIT&variant=PUBLISHED',
  '?all=false&all=true',
  '?dateMin=2026-02-30',
  '?dateMin=2026-01-01&dateMax=2025-01-01',
  '?dateMin=&dateMax=',
  '?tourCode=%00',
  '?tourCode=%FF&language=%',
  '?language=__proto__&devices=constructor',
  '?width=0',
  '?width=-1&width=99999999',
  '?width=320&v=x',
  '?v[]=1&__proto__[x]=1',
  '?force=true&force=true',
  `?${'a=1&'.repeat(2000)}`,
);

function requests(name: CallName, call: Call): fc.Arbitrary<InjectOptions> {
  const good = goodCall(name);
  const body = fc.oneof(
    { weight: 3, arbitrary: near(good.payload ?? {}).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...rawBodies) },
    { weight: 1, arbitrary: fc.constant(typeof good.payload === 'string' ? good.payload : '[]') },
  );
  const type = fc.oneof(
    { weight: 3, arbitrary: fc.constant(good.headers?.['content-type'] ?? 'application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
  );
  return fc
    .tuple(nearPath(call, good.url), queries, body, type, oddHeaders)
    .map(([path, query, payload, contentType, headers]) => ({
      method: call.method,
      url: path + query,
      headers: { ...headers, ...(call.body === undefined ? {} : { 'content-type': contentType }) },
      ...(call.body === undefined ? {} : { payload }),
    }));
}

const intended: readonly number[] = [errorStatus['cannot-build'], errorStatus['storage-full']];

async function ask(app: FastifyInstance, request: InjectOptions): Promise<{ status: number; body: string }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It hangs')), timeoutMs);
  });
  try {
    const answer = await Promise.race([app.inject(request), late]);
    return { status: answer.statusCode, body: answer.body };
  } finally {
    clearTimeout(timer);
  }
}

describe.each(Object.entries(databaseKinds))('With %s', (kind, makePlace) => {
  let made: DatabasePlace;
  let server: TestServer;

  beforeAll(async () => {
    made = await makePlace();
    server = await openTestServer({ settings: made.place.startsWith('postgres:') ? { databaseUrl: made.place } : {} });
  });

  afterAll(async () => {
    await server.remove();
    await made.remove();
  });

  // Requests of strangers hardly reach a database.
  const senders: readonly Role[] = kind === 'SQLite' || isThorough ? ['root', 'nobody'] : ['root'];
  describe.each(senders)('whatever %s sends', (role) => {
    it.each(calls)(
      'to %s is answered, and is never an error of the server',
      async (name, call) => {
        const own = await headersOf(server, role);
        await fc.assert(
          fc.asyncProperty(requests(name, call), async (request) => {
            const { status, body } = await ask(server.app, { ...request, headers: { ...own, ...request.headers } });
            // An unsatisfiable range is reported by its header.
            if (status < 400 || (status === 416 && body === '')) return;
            expect([status < 500 || intended.includes(status), body.slice(0, 300)]).toEqual([true, body.slice(0, 300)]);
            expect((JSON.parse(body) as ErrorAnswer).error).toMatchObject({
              code: expect.stringMatching(/^[a-z-]+$/),
              message: expect.stringMatching(/\w/),
            });
          }),
          { numRuns: runs },
        );
      },
      30_000 + runs * 500,
    );
  });

  it('no one has gained access, and the server still works', async () => {
    expect(({} as Record<string, unknown>)['isRoot']).toBeUndefined();
    const health = await server.app.inject({ url: '/health' });
    expect(health.json()).toEqual({ Status: 'ok' });
    expect((await server.services.users.list()).map(({ name }) => name)).toEqual([
      'desk',
      'manager',
      'root',
      'translator',
    ]);
  });
});
