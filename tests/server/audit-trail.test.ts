import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditedCalls } from '#contract/audit-kinds.ts';
import { sweep } from '#server/usecases/upkeep/sweep.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { calls, multipart } from './good-calls.ts';
import { headersOf, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let ahead = 0;

beforeAll(async () => {
  server = await openTestServer({ clock: () => Date.now() + ahead, settings: { auditDays: 30 } });
}, 30_000);

afterAll(async () => await server.remove());

async function logIn(Name: string, Password: string): Promise<number> {
  ahead += 1;
  const request = { method: 'POST', url: '/session', payload: { Name, Password } } as const;
  return (await server.app.inject({ ...request, remoteAddress: '203.0.113.77' })).statusCode;
}

interface Entry {
  readonly Who: string;
  readonly What: string;
  readonly About: string;
  readonly Outcome: string;
  readonly From: string;
}

async function entries(): Promise<readonly Entry[]> {
  const answer = await server.app.inject({
    url: '/api/audit/page/0/1000',
    headers: await headersOf(server, 'root'),
    remoteAddress: '203.0.113.77',
  });
  return answer.json<{ Entries: Entry[] }>().Entries;
}

it('The audit trail has the user, action and network of each call', async () => {
  await logIn('desk', rootPassword);
  const headers = await headersOf(server, 'manager');
  ahead += 1;
  await server.app.inject({ url: '/api/db/publishInEdit', headers, remoteAddress: '2001:db8:1:2:3::4' });
  const [published, loggedIn] = await entries();
  expect(published).toMatchObject({ Who: 'manager', What: 'publish', Outcome: 'done', From: '2001:db8:1:2::/64' });
  expect(loggedIn).toMatchObject({ Who: 'desk', What: 'logIn', Outcome: 'done', From: '203.0.113.0/24' });
});

it('It notes a call whose caller hangs up before the answer', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(address);
  const { authorization = '' } = await headersOf(server, 'root');
  const lines = ['GET /api/db/discardInEdit HTTP/1.1', 'Host: localhost', `Authorization: ${authorization}`, '', ''];
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const begun = once(server.app.server, 'request');
  socket.write(lines.join('\r\n'));
  await begun;
  socket.resetAndDestroy();
  await expect
    .poll(async () => (await entries()).find(({ What }) => What === 'discard'))
    .toMatchObject({ Who: 'root', Outcome: 'done', From: '127.0.0.0/24' });
});

it('It notes wrong passwords, and a network that is refused once, but no password', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) statuses.push(await logIn('manager', `a wrong password ${index}`));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  const noted = (await entries()).filter(({ Who }) => Who === 'manager').slice(0, 6);
  expect(noted.map(({ Outcome }) => Outcome)).toEqual(['locked', ...Array<string>(5).fill('refused')]);
  expect(JSON.stringify(await entries())).not.toContain('a wrong password');
});

it('Root reads and exports a part of it: a person, a call, a span', async () => {
  const headers = await headersOf(server, 'root');
  const ask = (url: string) => server.app.inject({ url, headers });
  const namesIn = async (query: string): Promise<readonly string[]> => {
    const answer = await ask(`/api/audit/page/0/1000?${query}`);
    const { Entries, Total } = answer.json<{ Entries: Entry[]; Total: number }>();
    expect(Total).toBe(Entries.length);
    return Entries.map(({ Who, What }) => `${Who} ${What}`);
  };
  expect(await namesIn('Who=manager&What=publish')).toEqual(['manager publish']);
  expect(new Set(await namesIn('Who=desk'))).toEqual(new Set(['desk logIn']));
  expect(await namesIn(`Before=${encodeURIComponent('2020-01-01T00:00:00Z')}`)).toEqual([]);
  expect((await namesIn(`Since=${encodeURIComponent('2020-01-01T00:00:00Z')}`)).length).toBeGreaterThan(2);
  const lines = (await ask('/api/audit/csv?What=publish')).body.trim().split('\r\n');
  expect(lines.length).toBe(2);
});

it('Root exports it as CSV, in which no name becomes a formula', async () => {
  await logIn('two\r\nlines', 'wrong');
  await logIn('＝1+1', 'wrong');
  await logIn('=HYPERLINK("x")', 'wrong');
  const headers = await headersOf(server, 'root');
  const answer = await server.app.inject({ url: '/api/audit/csv', headers });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  // The mark by which Excel knows UTF-8.
  expect(answer.body).toMatch(/^\uFEFFAt,/);
  const lines = answer.body.trim().split('\r\n');
  expect(lines[0]).toBe('At,Who,What,About,Outcome,From');
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")","logIn","","refused"`);
  expect(lines[2]).toContain(`"'＝1+1","logIn"`);
  expect(lines[3]).toContain(`"two lines","logIn"`);
});

it('It notes staff who try what their group may not, each call once in a while, and no one else', async () => {
  const ask = async (role: 'desk' | 'manager' | 'nobody', url: string): Promise<number> => {
    const request = { url, headers: await headersOf(server, role), remoteAddress: '203.0.113.77' };
    return (await server.app.inject(request)).statusCode;
  };
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    for (const role of ['desk', 'manager', 'nobody'] as const) statuses.push(await ask(role, '/api/audit/page/0/10'));
  }
  expect(statuses).toEqual([403, 403, 401, 403, 403, 401, 403, 403, 401]);
  const denied = (await entries()).filter(({ Outcome }) => Outcome === 'denied');
  expect(denied.map(({ Who, What }) => `${Who} ${What}`).toSorted()).toEqual(['desk auditPage', 'manager auditPage']);
});

/** Calls of staff that change something and are not noted. */
const unnoted = [
  // They ask whether something is right, or begin what is noted when it ends.
  'checkPassword',
  'beginFactor',
  // A tab reports its page several times a minute.
  'reportWork',
  'showOnPhone',
  'closePhonePreview',
  // The desk does it all day, and a token that is handed out names no one.
  'handOutToken',
  'markPrinted',
  // An empty folder.
  'createFolder',
  // Notes of colleagues to each other, which say themselves who wrote them and when.
  'addComment',
  'editComment',
  'resolveComment',
  'removeComment',
  // Stores nothing.
  'translate',
];

it('Every call of staff that changes something is noted, or left out on purpose', () => {
  const staff = ['staff', 'translator', 'desk', 'manager', 'root'];
  const changing = calls.filter(([, { access, method }]) => staff.includes(access) && method !== 'GET');
  const noted: readonly string[] = auditedCalls;
  expect(changing.map(([name]) => name).filter((name) => !noted.includes(name))).toEqual(
    expect.toSatisfy((names: readonly string[]) => names.toSorted().join() === unnoted.toSorted().join()),
  );
});

describe('It names', () => {
  let seen = 0;
  /** The entries since the last call, in order. */
  async function news(): Promise<readonly string[]> {
    const all = (await entries()).toReversed();
    const fresh = all.slice(seen);
    seen = all.length;
    return fresh.map(({ Who, What, About }) => `${Who} ${What} ${About}`.trim());
  }
  type Method = 'GET' | 'POST' | 'DELETE';
  async function ask(method: Method, url: string, payload?: object, role: 'manager' | 'root' = 'manager') {
    ahead += 1;
    const headers = await headersOf(server, role);
    return await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  }
  const save = async (objects: readonly object[], role?: 'root'): Promise<readonly object[]> =>
    (await ask('POST', '/api/db/locations', [...objects], role)).json();
  async function upload(name: string, words: string): Promise<void> {
    ahead += 1;
    const { payload, headers } = multipart(name, `WEBVTT\n\n00:00.000 --> 00:01.000\n${words}\n`);
    const staff = await headersOf(server, 'manager');
    await server.app.inject({ method: 'POST', url: '/api/files/upload', payload, headers: { ...headers, ...staff } });
  }

  it('the user who edited an object, once in half an hour and again after it was published', async () => {
    await news();
    let [object = {}] = await save([{ ID: -1, Name: { de: 'Mond' } }]);
    const ID = Number('ID' in object ? object.ID : 0);
    [object = {}] = await save([object]);
    [object = {}] = await save([object], 'root');
    expect(await news()).toEqual([`manager save locations ${ID} “Mond”`, `root save locations ${ID} “Mond”`]);
    ahead += 31 * 60_000;
    [object = {}] = await save([{ ...object, Name: { de: 'Sonne' } }]);
    [object = {}] = await save([object]);
    await ask('GET', '/api/db/publishInEdit');
    [object = {}] = await save([object]);
    expect(await news()).toEqual([
      `manager save locations ${ID} “Sonne”`,
      'manager publish',
      `manager save locations ${ID} “Sonne”`,
    ]);
    await ask('DELETE', '/api/db/locations', [object]);
    expect(await news()).toEqual([`manager remove locations ${ID} “Sonne”`]);
  });

  it('changes of files', async () => {
    await upload('words.vtt', 'one');
    await upload('words.vtt', 'two');
    await ask('POST', '/api/files/move', { From: 'words.vtt', To: 'other.vtt' });
    const [earlier] = (await ask('GET', '/api/files/earlier?Path=other.vtt')).json<{ ID: string }[]>();
    await ask('POST', `/api/files/earlier/${earlier?.ID}`);
    await ask('GET', '/api/files/zip/folder');
    await ask('DELETE', '/api/files/other.vtt');
    expect(await news()).toEqual([
      'manager uploadFiles words.vtt',
      'manager replace file words.vtt',
      'manager moveFile words.vtt → other.vtt',
      'manager bringBackFile other.vtt',
      'manager zipFolder folder',
      'manager removeFile other.vtt',
    ]);
  });

  it('exports, previews on phones and edits of tokens, and no visitor', async () => {
    await ask('GET', '/api/db/yaml');
    await ask('POST', '/api/phonePreview', { Place: '/detail/1' });
    await ask('POST', '/api/token/create', { Count: 1, Owner: 'Frau Gast' });
    const [token] = (await ask('GET', '/api/token/page/all/1/0/10')).json<{ Tokens: { Token: string }[] }>().Tokens;
    await ask('POST', '/api/token/edit', { Tokens: [token?.Token], Comment: 'Herr Gast' });
    expect(await news()).toEqual([
      'manager exportYaml',
      'manager openPhonePreview',
      'manager createTokens',
      'manager editTokens',
    ]);
    expect(JSON.stringify(await entries())).not.toContain('Gast');
  });
});

it('It is kept for the days of the setting', async () => {
  expect((await entries()).length).toBeGreaterThan(3);
  ahead += 29 * 86_400_000;
  await sweep(server.services);
  expect((await entries()).length).toBeGreaterThan(3);
  ahead += 2 * 86_400_000;
  await sweep(server.services);
  expect(await entries()).toEqual([]);
});
