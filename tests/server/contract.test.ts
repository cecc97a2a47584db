import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LoginType } from '#content/constants.ts';
import { allCalls, type CallName } from '#contract/all-calls.ts';
import { type Call } from '#contract/call.ts';
import { errorStatus } from '#contract/error-codes.ts';
import { calls, goodCall } from './good-calls.ts';
import { type ErrorAnswer, headersOf, openTestServer, setLoginType, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
}, 30_000);
afterAll(async () => await server.remove());

/** Calls for which this small museum has no data, or which would affect later calls. */
const otherwise: Partial<Record<CallName, keyof typeof errorStatus>> = {
  build: 'cannot-build',
  cancelBuild: 'not-found',
  removeBuild: 'not-found',
  apk: 'not-found',
  favicon: 'not-found',
  confirmFactor: 'wrong-credentials',
  removeFactor: 'wrong-credentials',
  endSession: 'not-found',
  endSessionsOf: 'not-found',
  renewRecoveryCodes: 'wrong-credentials',
  setLanguages: 'not-found',
  // There is no program.
  translate: 'not-found',
  givePassword: 'not-found',
  demandChange: 'not-found',
  resetFactor: 'not-found',
  unlockUser: 'not-found',
  handOutToken: 'not-found',
  extendToken: 'not-found',
  freeToken: 'not-found',
  visitorLogIn: 'wrong-credentials',
  restoreBackup: 'not-found',
  downloadBackup: 'not-found',
  removeBackup: 'not-found',
  downloadWholeBackup: 'not-found',
  removeWholeBackup: 'not-found',
  uploadBackup: 'wrong-backup',
  pastObject: 'not-found',
  pastStep: 'not-found',
  editComment: 'not-found',
  resolveComment: 'not-found',
  removeComment: 'not-found',
  bringBackCopy: 'not-found',
  publicationObjects: 'not-found',
  movePublication: 'not-found',
  renewPublication: 'not-found',
  publishPlanned: 'not-found',
  cancelPublication: 'not-found',
  bringBackFile: 'not-found',
  showOnPhone: 'not-found',
  closePhonePreview: 'not-found',
  enterPhonePreview: 'not-found',
  followPhonePreview: 'access-denied',
};

describe('A good call', () => {
  it.each(calls)('%s is answered as the contract says', async (name, call) => {
    if (!server.app.hasRoute({ method: call.method, url: call.path })) return;
    await setLoginType(server, LoginType.none);
    const { headers, ...request } = goodCall(name);
    const answer = await server.app.inject({
      method: call.method,
      ...request,
      headers: { ...headers, ...(await headersOf(server, 'root')) },
    });
    const refusal = otherwise[name];
    if (refusal !== undefined) {
      expect([answer.statusCode, answer.json<ErrorAnswer>().error.code]).toEqual([errorStatus[refusal], refusal]);
      return;
    }
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    if (typeof call.answer === 'string') return;
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const parsed = z.safeParse(call.answer, answer.json());
    expect(parsed.error?.issues).toBeUndefined();
  });

  it.each(calls)('%s has no unknown fields in its answer', async (name, call) => {
    if (!server.app.hasRoute({ method: call.method, url: call.path }) || otherwise[name] !== undefined) return;
    if (call.method !== 'GET' || typeof call.answer === 'string') return;
    const { headers, ...request } = goodCall(name);
    const answer = await server.app.inject({
      ...request,
      headers: { ...headers, ...(await headersOf(server, 'root')) },
    });
    expect(z.safeParse(call.answer, answer.json()).data).toEqual(answer.json());
  });
});

describe('The contract', () => {
  it('is implemented completely', () => {
    const missing = calls.filter(([, { method, path }]) => !server.app.hasRoute({ method, url: path }));
    expect(missing).toEqual([]);
  });

  it('is documented as OpenAPI', async () => {
    const headers = await headersOf(server, 'desk');
    const answer = await server.app.inject({ url: '/api/docs/openapi.json', headers });
    const parameter = z.object({
      in: z.enum(['path', 'query', 'header']),
      name: z.string(),
      required: z.optional(z.boolean()),
      schema: z.looseObject({}),
    });
    const content = z.record(z.string().check(z.regex(/^[\w*]+\/[\w*.+-]+$/)), z.looseObject({}));
    const operation = z.strictObject({
      operationId: z.string(),
      summary: z.string(),
      description: z.string(),
      security: z.optional(z.array(z.record(z.literal('session'), z.array(z.string())))),
      parameters: z.array(parameter),
      requestBody: z.optional(z.object({ required: z.boolean(), content })),
      responses: z.record(
        z.string().check(z.regex(/^[2-5]\d\d$/)),
        z.object({ description: z.string().check(z.minLength(1)), content: z.optional(content) }),
      ),
    });
    const shape = z.strictObject({
      openapi: z.literal('3.1.0'),
      info: z.object({ title: z.string(), version: z.string() }),
      paths: z.record(z.string().check(z.regex(/^\/[^:*]*$/)), z.record(z.string(), operation)),
      components: z.looseObject({}),
    });
    const { paths } = z.parse(shape, answer.json());
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, each]) => ({ path, method, ...each })),
    );
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(allCalls).toSorted());
    for (const { path, parameters } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(named);
    }
  });

  it('has no two calls at one address', () => {
    const addresses = Object.values<Call>(allCalls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
