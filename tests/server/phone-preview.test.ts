import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { type AnswerOf } from '#contract/call.ts';
import { type phoneCalls } from '#contract/calls/phone-calls.ts';
import { type OpenServer } from '#server/start/open-server.ts';
import { databaseKinds, type DatabasePlace } from './databases.ts';
import { calls, goodCall } from './good-calls.ts';
import { headersOf, openTestServer, setLoginType, type TestServer } from './test-server.ts';

type Opened = AnswerOf<typeof phoneCalls.openPhonePreview>;
type Draft = AnswerOf<typeof phoneCalls.followPhonePreview>;
type Headers = Readonly<Record<string, string>>;

const url = '/api/phonePreview';
const unsaved = (name: string) => [{ model: 'locations', changed: [{ ID: 1, Name: { de: name } }], deleted: [2] }];

describe.each(Object.entries(databaseKinds))('A preview on phones, with two servers on one %s', (_, makePlace) => {
  let made: DatabasePlace;
  let one: TestServer;
  let other: OpenServer;
  let time = Date.now();
  let staff: Headers;

  beforeAll(async () => {
    made = await makePlace();
    const databaseUrl = made.place.startsWith('postgres:') ? made.place : '';
    one = await openTestServer({ settings: { databaseUrl }, clock: () => time });
    other = await one.another();
  }, 60_000);

  afterAll(async () => {
    await other.close();
    await one.remove();
    await made.remove();
  });

  beforeEach(async () => {
    time = Date.now();
    staff = await headersOf(one, 'manager');
  });

  afterEach(() => setLoginType(one, LoginType.none));

  async function open(): Promise<Opened> {
    const answer = await one.app.inject({ method: 'POST', url, headers: staff, payload: { Place: '/detail/1' } });
    expect(answer.statusCode).toBe(200);
    return answer.json<Opened>();
  }

  const show = async (id: string, name: string, headers = staff) =>
    await one.app.inject({
      method: 'PUT',
      url: `${url}/${id}`,
      headers,
      payload: { Base: 0, Unsaved: unsaved(name) },
    });

  const phoneOf = ({ Secret }: Opened): Headers => ({ authorization: `Bearer ${Secret}`, 'x-guide-device': 'phone 1' });

  const follow = async (headers: Headers, after?: number) =>
    await other.app.inject({ url: `${url}/draft${after === undefined ? '' : `?After=${after}`}`, headers });

  it('is entered by its secret, at the screen that staff were at', async () => {
    const opened = await open();
    const answer = await other.app.inject({
      method: 'POST',
      url: `${url}/enter`,
      payload: { Secret: opened.Secret },
    });
    expect(answer.json()).toEqual({ Place: '/detail/1', ValidUntil: opened.ValidUntil });
    expect(answer.headers['set-cookie']).toMatch(
      /^cicerone-preview=phone-[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const wrong = { method: 'POST', url: `${url}/enter`, payload: { Secret: `${opened.Secret}x` } } as const;
    expect((await other.app.inject(wrong)).statusCode).toBe(404);
  });

  it('tells each change to every waiting phone, at the other server too', async () => {
    const opened = await open();
    const headers = phoneOf(opened);
    const first = (await follow(headers)).json<Draft>();
    expect(first).toEqual({ Revision: 0, Base: 0, Unsaved: [] });
    const waiting = follow(headers, first.Revision);
    expect((await show(opened.ID, 'Turm')).json()).toEqual({ Phones: 1 });
    expect((await waiting).json()).toEqual({ Revision: 1, Base: 0, Unsaved: unsaved('Turm') });
    // The same again is no change.
    await show(opened.ID, 'Turm');
    expect((await follow(headers)).json<Draft>().Revision).toBe(1);
  });

  it('lets a phone read the editing copy and files of a museum behind a password, and nothing else', async () => {
    await setLoginType(one, LoginType.password);
    const opened = await open();
    const headers = phoneOf(opened);
    const cookie = { cookie: `cicerone=an-old-session; cicerone-preview=${opened.Secret}` };
    for (const path of ['/db?variant=INEDIT', '/files/picture.svg']) {
      expect([path, (await other.app.inject({ url: path })).statusCode]).toEqual([path, 401]);
      expect([path, (await other.app.inject({ url: path, headers })).statusCode]).toEqual([path, 200]);
    }
    expect((await other.app.inject({ url: '/files/picture.svg', headers: cookie })).statusCode).toBe(200);
    const closed = calls.filter(([, { access }]) => access !== 'everyone' && access !== 'visitor');
    expect(closed.length).toBeGreaterThan(50);
    for (const [name, { method, path }] of closed) {
      if (!one.app.hasRoute({ method, url: path })) continue;
      const { headers: own, ...request } = goodCall(name);
      const answer = await one.app.inject({ method, ...request, headers: { ...own, ...headers } });
      expect([name, answer.statusCode]).toEqual([name, 401]);
    }
  });

  it('is changed and ended only by the session that opened it', async () => {
    const opened = await open();
    const another = await headersOf(one, 'root');
    expect((await show(opened.ID, 'Turm', another)).statusCode).toBe(404);
    const remove = { method: 'DELETE', url: `${url}/${opened.ID}` } as const;
    expect((await one.app.inject({ ...remove, headers: another })).statusCode).toBe(404);
    const headers = phoneOf(opened);
    const waiting = follow(headers, 0);
    expect((await one.app.inject({ ...remove, headers: staff })).statusCode).toBe(200);
    expect((await waiting).statusCode).toBe(401);
    expect((await show(opened.ID, 'Turm')).statusCode).toBe(404);
  });

  it('ends after an hour, and with the session', async () => {
    const late = await open();
    time += 3_599_000;
    expect((await follow(phoneOf(late))).statusCode).toBe(200);
    time += 1_001;
    expect((await follow(phoneOf(late))).statusCode).toBe(401);
    expect((await other.app.inject({ url: '/db?variant=INEDIT', headers: phoneOf(late) })).statusCode).toBe(401);
    const opened = await open();
    expect((await follow(phoneOf(opened))).statusCode).toBe(200);
    await one.services.sessions.endAllOf('manager');
    expect((await follow(phoneOf(opened))).statusCode).toBe(401);
  });

  it('is one of five at most in a session: the oldest ends', async () => {
    const all: Opened[] = [];
    for (let count = 0; count < 6; count += 1) {
      all.push(await open());
      time += 1;
    }
    const states = await Promise.all(all.map(async (opened) => (await follow(phoneOf(opened))).statusCode));
    expect(states).toEqual([401, 200, 200, 200, 200, 200]);
  });
});

it('A server that stops releases waiting phones at once', async () => {
  const server = await openTestServer();
  const opened = (
    await server.app.inject({
      method: 'POST',
      url,
      headers: await headersOf(server, 'manager'),
      payload: { Place: '/' },
    })
  ).json<Opened>();
  const waiting = server.app.inject({
    url: `${url}/draft?After=0`,
    headers: { authorization: `Bearer ${opened.Secret}` },
  });
  await expect
    .poll(async () => await server.services.db.read.selectFrom('previewPhones').selectAll().execute())
    .toHaveLength(1);
  server.services.phonePreviews.stop();
  expect((await waiting).json<Draft>().Revision).toBe(0);
  await server.remove();
});
