import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { mayOpen, sections } from '#cms/sections/section-table.ts';
import { type Call } from '#contract/call.ts';
import { editedModels } from '#contract/calls/content-calls.ts';
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

const staff: readonly Role[] = ['translator', 'desk', 'manager', 'root'];

/** Section 6 of the specification, written out. Section 2.1 says which calls each screen of the staff area needs. */
const section6: readonly {
  readonly who: string;
  readonly may: readonly Role[] | 'visitors';
  readonly calls: string;
}[] = [
  {
    who: 'anybody: how to come in, and what a page needs before that',
    may: roles,
    calls: `
      POST /session
      GET /auth/status/:Token, GET /auth/register/:Token, GET /auth/login, GET /auth/hasAccess, GET /auth/hasAdminAccess
      GET /info/loginType, GET /info/title, GET /info/dataUpdatedAt, GET /info/version, GET /config.json
      GET /favicon.ico, GET /manifest.webmanifest, GET /health, GET /api/build/apk/:Key/:Name,
      GET /.well-known/assetlinks.json, POST /api/phonePreview/enter`,
  },
  {
    who: 'a phone that has the secret of a preview, and none of these',
    may: [],
    calls: 'GET /api/phonePreview/draft',
  },
  {
    who: 'visitors by the login type: the guide and its files',
    may: 'visitors',
    calls: 'GET /db, GET /files/*, GET /info/media, POST /visit',
  },
  {
    who: 'any logged-in user: permissions',
    may: staff,
    calls: `
      GET /api/session, DELETE /api/session, PUT /api/perm/update, POST /api/perm/check
      GET /api/perm/factor, POST /api/perm/factor, PUT /api/perm/factor, POST /api/perm/factor/remove
      POST /api/perm/factor/codes
      GET /api/session/list, DELETE /api/session/list, DELETE /api/session/others, DELETE /api/session/list/:ID
      POST /api/work`,
  },
  {
    who: 'the desk, manager and root: overview, tokens',
    may: ['desk', 'manager', 'root'],
    calls: `
      GET /api/docs, GET /api/docs/openapi.json
      GET /api/token/rules, GET /api/token/page/:Filter/:Printed/:Offset/:Limit, POST /api/token/create, POST /api/token/printed
      GET /api/token/next, POST /api/token/handOut, POST /api/token/edit, POST /api/token/remove
      GET /api/token/extend/:Token/:Step, GET /api/token/free/:Token`,
  },
  {
    who: 'manager and root: tours, locations, validate',
    may: ['manager', 'root'],
    calls: `
      DELETE /api/db/:Model, GET /api/db/publishInEdit, POST /api/db/publish, GET /api/db/discardInEdit
      GET /api/db/validate, GET /api/db/unpublished, GET /api/db/yaml, GET /api/db/kept, POST /api/db/kept/:ID
      GET /api/publications, GET /api/publications/:ID/objects, POST /api/publications, PUT /api/publications/:ID, POST /api/publications/:ID/renew
      POST /api/publications/:ID/publish, POST /api/publications/:ID/cancel
      GET /api/history/:Offset/:Limit, GET /api/history/object/:Model/:Object/:Epoch, GET /api/history/step/:Epoch
      GET /api/comments/object/:Model/:Object, GET /api/comments/open/:Offset/:Limit
      POST /api/comments, PUT /api/comments/:Comment, PUT /api/comments/:Comment/resolved, DELETE /api/comments/:Comment`,
  },
  {
    who: 'translators, manager and root: texts; translators in their languages alone',
    may: ['translator', 'manager', 'root'],
    calls: 'POST /api/db/:Model, GET /api/translation, POST /api/translation',
  },
  {
    who: 'manager and root: the editing copy on real phones',
    may: ['manager', 'root'],
    calls: 'POST /api/phonePreview, PUT /api/phonePreview/:ID, DELETE /api/phonePreview/:ID',
  },
  {
    who: 'manager and root: files',
    may: ['manager', 'root'],
    calls: `
      GET /api/files/list/*, POST /api/files/upload/*, POST /api/files/folder/*, POST /api/files/move
      DELETE /api/files/*, GET /api/files/zip/*, GET /api/files/earlier, POST /api/files/earlier/:ID`,
  },
  {
    who: 'manager and root: visit statistics',
    may: ['manager', 'root'],
    calls: `
      GET /api/visit/dockings, GET /api/visit/openings, GET /api/visit/heatmap, GET /api/visit/openCount, GET /api/visit/openedTours
      GET /api/visit/languages`,
  },
  {
    who: 'root: configurations, login type, backups, build, and replacing all content',
    may: ['root'],
    calls: `
      PUT /api/publishing, POST /api/db/yaml, POST /api/ico, GET /api/access/loginType, POST /api/access/loginType
      GET /api/backup, POST /api/backup, POST /api/backup/upload, POST /api/backup/restore/:Name
      GET /api/backup/:Name, DELETE /api/backup/:Name, GET /api/backup/state, POST /api/backup/daily
      GET /api/whole-backup, POST /api/whole-backup, GET /api/whole-backup/:Name, DELETE /api/whole-backup/:Name
      DELETE /api/session/of/:Name, GET /api/perm/rules, POST /api/perm/rules
      GET /api/perm/users, POST /api/perm/users/:Name, DELETE /api/perm/users/:Name
      PUT /api/perm/users/:Name/languages, PUT /api/perm/users/:Name/password, POST /api/perm/users/:Name/change, DELETE /api/perm/users/:Name/factor
      POST /api/perm/users/:Name/unlock
      GET /api/audit/page/:Offset/:Limit, GET /api/audit/csv
      GET /api/build/status, POST /api/build/:Kind, DELETE /api/build/running, DELETE /api/build/apk/:Name
      GET /api/build/settings, PUT /api/build/settings`,
  },
];

/** Section 2.1: the models behind the screens that only root may open, and behind those of managers. */
const modelsOfRoot = ['configurations', 'languages', 'messages', 'providers', 'themes'];
const modelsOfManagers = ['locations', 'tourGroups', 'tourItems', 'tours'];

/** Section 2.1. Messages are not in it: they are part of the configuration. Users and audit trail are ours. */
const screens: Readonly<Record<string, readonly Role[]>> = {
  '/overview': ['desk', 'manager', 'root'],
  '/scratch': ['desk', 'manager', 'root'],
  '/tokens': ['desk', 'manager', 'root'],
  '/permissions': ['translator', 'desk', 'manager', 'root'],
  '/tours': ['manager', 'root'],
  '/visitstats': ['manager', 'root'],
  '/locations': ['manager', 'root'],
  '/import': ['manager', 'root'],
  '/files': ['manager', 'root'],
  '/translations': ['translator', 'manager', 'root'],
  '/validate': ['manager', 'root'],
  '/changes': ['manager', 'root'],
  '/messages': ['root'],
  '/users': ['root'],
  '/audit': ['root'],
  '/configAbout': ['root'],
  '/configBuild': ['root'],
  '/configWelcome': ['root'],
  '/themes': ['root'],
  '/languages': ['root'],
  '/backups': ['root'],
  '/build': ['root'],
  '/loginType': ['root'],
};

const visitorsBy: Readonly<Record<LoginType, readonly Role[]>> = {
  [LoginType.none]: roles,
  [LoginType.token]: ['visitor with token', ...staff],
  [LoginType.password]: ['visitor by password', ...staff],
  [LoginType.timed]: ['visitor by password', ...staff],
};

const rowOf = new Map(
  section6.flatMap((row) =>
    row.calls
      .split(/,|\n/)
      .map((call) => call.trim())
      .filter((call) => call !== '')
      .map((call) => [call, row]),
  ),
);

function mayCall({ method, path }: Call, role: Role, type: LoginType): boolean {
  const may = rowOf.get(`${method} ${path}`)?.may ?? [];
  return (may === 'visitors' ? visitorsBy[type] : may).includes(role);
}

it('Section 6 names every call once, and no others', () => {
  const contract = calls.map(([, { method, path }]) => `${method} ${path}`);
  expect([...rowOf.keys()].toSorted()).toEqual(contract.toSorted());
});

it.each(['translator', 'desk', 'manager', 'root'] as const)(
  '%s sees the sections of section 2.1 in the staff area',
  (role) => {
    const open = sections.filter((section) => mayOpen(role, section)).map(({ path }) => path);
    expect(open).toEqual(sections.map(({ path }) => path).filter((path) => screens[path]?.includes(role)));
  },
);

type Refused = 'not-authorized' | 'access-denied' | undefined;

function refusalOf(body: string): Refused {
  const code = body.startsWith('{') ? (JSON.parse(body) as Partial<ErrorAnswer>).error?.code : undefined;
  return code === 'not-authorized' || code === 'access-denied' ? code : undefined;
}

describe.each(Object.values(LoginType))('With the login type %s', (type) => {
  it.each(roles)('%s may make the calls of section 6, and no others', async (role) => {
    const wrong: string[] = [];
    await setLoginType(server, type);
    let own = await headersOf(server, role);
    for (const [name, call] of callsOf(server.app)) {
      const { headers, ...request } = goodCall(name, role);
      const answer = await server.app.inject({ method: call.method, ...request, headers: { ...headers, ...own } });
      // Some calls end sessions, or change how visitors log in.
      if (call.method !== 'GET') {
        if ((await server.services.login.current()).LoginType !== type) await setLoginType(server, type);
        own = await headersOf(server, role);
      }
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
  it('in a cookie allows only calls that read', async () => {
    await setLoginType(server, LoginType.token);
    for (const [name, call] of callsOf(server.app).filter(([, call]) => !mayCall(call, 'nobody', LoginType.token))) {
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

  it('that has ended gives no access', async () => {
    const headers = await headersOf(server, 'root');
    expect((await server.app.inject({ url: '/api/session', headers })).statusCode).toBe(200);
    await server.app.inject({ method: 'DELETE', url: '/api/session', headers });
    expect((await server.app.inject({ url: '/api/session', headers })).statusCode).toBe(401);
  });

  it('saves and deletes only the models of its group', async () => {
    expect([...modelsOfRoot, ...modelsOfManagers].toSorted()).toEqual([...editedModels].toSorted());
    for (const model of [...modelsOfRoot, ...modelsOfManagers]) {
      for (const method of ['POST', 'DELETE'] as const) {
        const refusals = await Promise.all(
          staff.map(async (role) => {
            const headers = await headersOf(server, role);
            const answer = await server.app.inject({ method, url: `/api/db/${model}`, headers, payload: [] });
            return refusalOf(answer.body);
          }),
        );
        const ofManager = modelsOfRoot.includes(model) ? 'access-denied' : undefined;
        const ofTranslator = method === 'POST' ? ofManager : 'access-denied';
        expect([method, model, ...refusals]).toEqual([
          method,
          model,
          ofTranslator,
          'access-denied',
          ofManager,
          undefined,
        ]);
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
