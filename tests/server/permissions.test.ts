import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { type Access, type Call } from '#contract/call.ts';
import { rootModels } from '#contract/calls/content-calls.ts';
import { calls, callsOf, goodCall } from './good-calls.ts';
import {
  type ErrorAnswer,
  headersOf,
  openTestServer,
  type Role,
  roles,
  sessionOf,
  setLoginType,
  type TestServer,
} from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
}, 30_000);
afterAll(async () => await server.remove());

const staff: readonly Role[] = ['desk', 'manager', 'root'];
/** Section 6, written down a second time. */
const allowed: Readonly<Record<Exclude<Access, 'visitor'>, readonly Role[]>> = {
  everyone: roles,
  desk: staff,
  manager: ['manager', 'root'],
  root: ['root'],
};
const visitorsBy: Readonly<Record<LoginType, readonly Role[]>> = {
  [LoginType.none]: roles,
  [LoginType.token]: ['visitor with token', ...staff],
  [LoginType.password]: ['visitor by password', ...staff],
  [LoginType.timed]: ['visitor by password', ...staff],
};

function mayCall({ access }: Call, role: Role, type: LoginType): boolean {
  return (access === 'visitor' ? visitorsBy[type] : allowed[access]).includes(role);
}

type Refused = 'not-authorized' | 'access-denied' | undefined;

function refusalOf(body: string): Refused {
  const code = body.startsWith('{') ? (JSON.parse(body) as Partial<ErrorAnswer>).error?.code : undefined;
  return code === 'not-authorized' || code === 'access-denied' ? code : undefined;
}

describe.each(Object.values(LoginType))('With the login type %s', (type) => {
  it.each(roles)('%s may make the calls that the contract says, and no others', async (role) => {
    const wrong: string[] = [];
    for (const [name, call] of callsOf(server.app)) {
      await setLoginType(server, type);
      const { headers, ...request } = goodCall(name, role);
      const answer = await server.app.inject({
        method: call.method,
        ...request,
        headers: { ...headers, ...(await headersOf(server, role)) },
      });
      const isStaff = staff.includes(role);
      const expected: Refused = mayCall(call, role, type) ? undefined : isStaff ? 'access-denied' : 'not-authorized';
      const status = { 'not-authorized': 401, 'access-denied': 403 };
      const refused = refusalOf(answer.body);
      if (refused !== expected || (refused !== undefined && answer.statusCode !== status[refused])) {
        wrong.push(`${name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('A session', () => {
  it('shown by a cookie opens only what reads', async () => {
    await setLoginType(server, LoginType.token);
    for (const [name, call] of callsOf(server.app).filter(([, { access }]) => access !== 'everyone')) {
      const { headers, ...request } = goodCall(name);
      const cookie = `other=1; cicerone=${await sessionOf(server, 'root')}`;
      const answer = await server.app.inject({ method: call.method, ...request, headers: { ...headers, cookie } });
      expect([name, refusalOf(answer.body)]).toEqual([name, call.byCookie === true ? undefined : 'not-authorized']);
    }
    const byCookie = calls.filter(([, call]) => call.byCookie === true);
    expect(byCookie.map(([name, { method }]) => [name, method])).toEqual(byCookie.map(([name]) => [name, 'GET']));
  });

  it.each(['', 'x', 'A'.repeat(5000), "' or 1=1 --", '%00', 'null'])('%j is none', async (session) => {
    const answer = await server.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${session}` } });
    expect(answer.statusCode).toBe(401);
  });

  it('that has ended opens nothing', async () => {
    const headers = await headersOf(server, 'root');
    expect((await server.app.inject({ url: '/api/session', headers })).statusCode).toBe(200);
    await server.app.inject({ method: 'DELETE', url: '/api/session', headers });
    expect((await server.app.inject({ url: '/api/session', headers })).statusCode).toBe(401);
  });

  it('of a manager does not save what is for root', async () => {
    const headers = await headersOf(server, 'manager');
    for (const model of rootModels) {
      for (const method of ['POST', 'DELETE'] as const) {
        const answer = await server.app.inject({ method, url: `/api/db/${model}`, headers, payload: [{ ID: 1 }] });
        expect([model, method, refusalOf(answer.body)]).toEqual([model, method, 'access-denied']);
      }
    }
  });

  it('of a visitor does not see the editing copy', async () => {
    await setLoginType(server, LoginType.token);
    for (const role of ['nobody', 'visitor with token'] as const) {
      const answer = await server.app.inject({ url: '/db?variant=INEDIT', headers: await headersOf(server, role) });
      expect(answer.statusCode).toBe(401);
    }
  });
});

describe('HEAD', () => {
  it('changes nothing, whatever address it asks for', async () => {
    const headers = await headersOf(server, 'root');
    const state = async (): Promise<unknown> => {
      const { db } = server.services;
      return [
        await db.read.selectFrom('copies').selectAll().orderBy('name').execute(),
        await db.read.selectFrom('tokens').selectAll().orderBy('token').execute(),
        await db.read.selectFrom('files').select('path').orderBy('path').execute(),
      ];
    };
    await server.services.tokens.create(1, '', '');
    const before = await state();
    for (const [name, { path }] of calls) {
      const { statusCode } = await server.app.inject({ method: 'HEAD', url: goodCall(name).url, headers });
      expect([path, [200, 404].includes(statusCode)]).toEqual([path, true]);
    }
    expect(await state()).toEqual(before);
  });
});
