import { AsyncLocalStorage } from 'node:async_hooks';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { type AccessClient, createAccessClient } from '#contract/access-client.ts';
import { fakeDevice } from '#guide/adapters/testing/fake-device.ts';
import { type Storage } from '#guide/adapters/storage.ts';
import { enterByPassword, enterByToken, type EntryOptions, renewSession } from '#guide/access/state/enter.ts';
import { createVisitorAccess, type Museum, type VisitorAccess } from '#guide/access/state/visitor-access.ts';
import { type Boot, boot } from '#guide/state/content/boot.ts';
import { createLoader, type Loader } from '#guide/state/content/loader.ts';
import { propertyRuns } from '#tests/property-runs.ts';
import { headersOf, housePassword, openTestServer, type TestServer } from '#tests/server/test-server.ts';
import { routeOf } from '../../src/worker/routes.ts';
import { createStoredContent, type StoredContent } from '../../src/worker/stored-content.ts';
import { fakeCaches } from '../../src/worker/testing/fake-caches.ts';
import { fakeDatabase } from '../../src/worker/testing/fake-database.ts';

/**
 * The guide, its offline worker and the server together, driven against a plain model of who may see the content:
 * staff change the login type and free tokens, visitors enter, reload, lose the network, and look at two tabs.
 */

const scope = 'https://museum.example/';
const [second, hour, day] = [1000, 3_600_000, 86_400_000] as const;
const validity = { token: 2 * hour, timed: hour };
const tabs = ['a', 'b'] as const;

let server: TestServer;
let now = Date.parse('2026-11-21T10:00:00Z');
/** Whose code runs: that of a phone's page, or of its worker. */
const running = new AsyncLocalStorage<{ readonly phone: Phone; readonly page: string | undefined }>();

beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
});
afterAll(() => server.remove());
// Files share a worker, also where nothing else resets it.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('caches', {
    open: (name: string) => running.getStore()?.phone.caches.open(name),
    keys: () => running.getStore()?.phone.caches.keys(),
    delete: (name: string) => running.getStore()?.phone.caches.delete(name),
  });
  vi.stubGlobal('fetch', async (given: RequestInfo, init?: RequestInit) => {
    const context = running.getStore();
    if (context === undefined) throw new Error('Nothing is fetched outside a phone');
    const { phone, page } = context;
    const request = new Request(given, init);
    // A page's requests pass its worker, once there is one.
    if (page !== undefined && phone.worker !== undefined && routeOf(asNavigation(request), scope) === 'content') {
      const { worker } = phone;
      return running.run({ phone, page: undefined }, () => worker.answer(request, page));
    }
    return askMuseum(phone, request);
  });
});

function asNavigation({ url, headers }: Request) {
  return { method: 'GET', mode: 'cors', url, headers };
}

async function askMuseum(phone: Phone, { url, headers }: Request): Promise<Response> {
  if (!phone.isOnline) throw new TypeError('Failed to fetch');
  const answer = await server.app.inject({ url: url.slice(scope.length - 1), headers: Object.fromEntries(headers) });
  return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
}

/** A visitor's phone, with two tabs of the guide that share its storage and its worker. */
interface Phone {
  readonly id: string;
  readonly storage: () => Storage;
  readonly caches: CacheStorage;
  readonly pages: Partial<Record<(typeof tabs)[number], Page>>;
  isOnline: boolean;
  worker: StoredContent | undefined;
}

interface Page {
  readonly id: string;
  readonly access: VisitorAccess;
  readonly loader: Loader;
}

function newPhone(id: string): Phone {
  const device = fakeDevice();
  return { id, storage: device.open, caches: fakeCaches(), pages: {}, isOnline: true, worker: undefined };
}

function inPage<Result>(phone: Phone, page: string, work: () => Promise<Result>): Promise<Result> {
  return running.run({ phone, page }, work);
}

function inWorker<Result>(phone: Phone, work: () => Promise<Result>): Promise<Result> {
  return running.run({ phone, page: undefined }, work);
}

let loads = 0;

/** Opens the guide in a tab, or opens it again, and does what the guide does behind its first screen. */
async function load(phone: Phone, tab: (typeof tabs)[number]): Promise<void> {
  const id = `page ${(loads += 1)}`;
  const storage = phone.storage();
  const access: VisitorAccess = createVisitorAccess({
    storage,
    now: () => now,
    callsFor: async (booted) => {
      const options = entryOptionsFor(phone, access, booted);
      return { hasAccess: clientFor(phone, access).hasAccess, renew: () => renewSession(options) };
    },
  });
  const loader = createLoader({
    boot: () =>
      boot(scope, { storage, credentials: access.credentials, notices: { show: () => 0 }, variant: undefined }),
    ask: access.askForContent,
  });
  const page: Page = { id, access, loader };
  phone.pages[tab] = page;
  await inPage(phone, id, () => start(page));
  await settle(phone, tab);
}

function start({ loader }: Page): Promise<void> {
  return new Promise((resolve) => {
    loader.subscribe(({ status }) => {
      if (status !== 'waiting' && status !== 'loading') resolve();
    });
    loader.start();
  });
}

/** Settles a loaded guide: the worker starts, the session is renewed, and a picture may be missing. */
async function settle(phone: Phone, tab: (typeof tabs)[number]): Promise<void> {
  const page = phone.pages[tab];
  const content = page && contentOf(page);
  if (page === undefined || content === undefined) return;
  phone.worker ??= phone.isOnline ? newWorker() : undefined;
  const refresh = () => inWorker(phone, async () => phone.worker?.refresh(orderOf(page, content)));
  await refresh();
  if (await inPage(phone, page.id, () => page.access.renewWhenOld(content))) await refresh();
  await fail(phone, tab);
}

/** A picture or a recording does not come. */
async function fail(phone: Phone, tab: (typeof tabs)[number]): Promise<void> {
  const page = phone.pages[tab];
  const content = page && contentOf(page);
  if (page === undefined || content === undefined || !phone.isOnline) return;
  if (await inPage(phone, page.id, () => page.access.doubt(content))) await load(phone, tab);
}

function contentOf({ loader }: Page): Boot | undefined {
  const state = loader.getState();
  return state.status === 'ready' ? state.content : undefined;
}

function orderOf({ access }: Page, { configuration }: Boot) {
  const order = access.order(configuration.authMaxAge * second);
  if (order.type !== 'session') throw new Error('This is another order');
  return { ...order, withMedia: true };
}

function newWorker(): StoredContent {
  return createStoredContent({
    scope,
    database: fakeDatabase(),
    clock: () => now,
    hasDownloads: () => Promise.resolve(false),
  });
}

function clientFor(phone: Phone, { credentials: { credential } }: VisitorAccess): AccessClient {
  return createAccessClient({ base: scope, fetch: (url, init) => fetch(url, init), device: phone.id, credential });
}

function entryOptionsFor(phone: Phone, access: VisitorAccess, { configuration: { authMaxAge } }: Museum): EntryOptions {
  const { credentials } = access;
  return { client: clientFor(phone, access), credentials, now: () => now, maxAge: authMaxAge * second };
}

/** The knowledge of a person with a list of tokens. */
interface Model {
  type: LoginType;
  /** Counts what ends the sessions of a password. */
  epoch: number;
  readonly tokens: { holder: string | undefined; until: number }[];
  /** How each phone has entered last. */
  readonly entered: Map<string, { token: number } | { epoch: number; until: number }>;
  /** The access that each phone has learnt with a network: it counts without one. */
  readonly learnt: Map<string, { readonly type: LoginType; readonly until: number } | 'either'>;
}

interface Real {
  readonly tokens: readonly string[];
  readonly phones: readonly Phone[];
}

function mayEnter({ type, epoch, tokens, entered }: Model, phone: string): boolean {
  if (type === LoginType.none) return true;
  const entry = entered.get(phone);
  if (entry === undefined) return false;
  if ('epoch' in entry) return type !== LoginType.token && entry.epoch === epoch && now < entry.until;
  const token = tokens[entry.token];
  return type === LoginType.token && token?.holder === phone && now < token.until;
}

type Step = fc.AsyncCommand<Model, Real>;

function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return { check: () => true, run: async (model, real) => run(model, real), toString: () => name };
}

function phoneOf({ phones }: Real, index: number): Phone {
  const phone = phones[index];
  if (phone === undefined) throw new Error('There is no such phone');
  return phone;
}

/** A visitor sees the content if, and only if, the model says so. */
function expectSeen(model: Model, phone: Phone, tab: (typeof tabs)[number]): void {
  const page = phone.pages[tab];
  if (page === undefined) return;
  const state = page.loader.getState();
  const learnt = model.learnt.get(phone.id);
  if (!phone.isOnline) {
    if (learnt === 'either') return;
    const isIn = learnt !== undefined && (learnt.type === LoginType.none || now < learnt.until);
    expect([phone.id, 'offline', state.status === 'ready']).toEqual([phone.id, 'offline', isIn]);
    return;
  }
  expect([phone.id, state.status]).toEqual([phone.id, mayEnter(model, phone.id) ? 'ready' : 'locked']);
  const until = page.access.credentials.session()?.until ?? now + day;
  if (state.status === 'ready') model.learnt.set(phone.id, { type: model.type, until });
  else if (learnt !== undefined && learnt !== 'either') {
    // Whether a phone that knew an open museum has learnt of another rule depends on how far it came.
    const isOpen = learnt.type === LoginType.none;
    model.learnt.set(phone.id, isOpen ? 'either' : { type: learnt.type, until: 0 });
  }
  if (state.status === 'locked') expect(state.boot.loginType).toBe(model.type);
}

const steps = {
  setType: (type: LoginType) =>
    step(`login type ${type}`, async (model) => {
      await server.services.login.set({
        LoginType: type,
        Password: housePassword,
        ...(type === 'token' || type === 'timed'
          ? { ValidityPeriod: validity[type] / hour, ValidityUnit: 'hours' }
          : {}),
      });
      if (type !== model.type) model.epoch += 1;
      model.type = type;
    }),
  free: (index: number) =>
    step(`free token ${index}`, async (model, { tokens }) => {
      await server.services.tokens.free(tokens[index] ?? '');
      model.tokens[index] = { holder: undefined, until: 0 };
    }),
  extend: (index: number) =>
    step(`extend token ${index}`, async (model, { tokens }) => {
      const token = model.tokens[index];
      if (token?.holder === undefined) return;
      await server.services.tokens.extend(tokens[index] ?? '', 'D');
      token.until = Math.max(token.until, now) + day;
    }),
  wait: (milliseconds: number) =>
    step(`wait ${milliseconds / hour} h`, async () => {
      now += milliseconds;
    }),
  network: (index: number, isOnline: boolean) =>
    step(`phone ${index} is ${isOnline ? 'online' : 'offline'}`, async (_model, real) => {
      phoneOf(real, index).isOnline = isOnline;
    }),
  reload: (index: number, tab: (typeof tabs)[number]) =>
    step(`phone ${index} loads tab ${tab}`, async (model, real) => {
      const phone = phoneOf(real, index);
      await load(phone, tab);
      expectSeen(model, phone, tab);
    }),
  fail: (index: number, tab: (typeof tabs)[number]) =>
    step(`phone ${index} misses a picture in tab ${tab}`, async (model, real) => {
      const phone = phoneOf(real, index);
      const page = phone.pages[tab];
      // A page asks once in a while. Without a network no visitor is sent away, and the login screen is complete.
      now += 10 * second;
      if (page?.loader.getState().status !== 'ready' || !phone.isOnline) return;
      await fail(phone, tab);
      expectSeen(model, phone, tab);
    }),
  enter: (index: number, tab: (typeof tabs)[number], token: number) =>
    step(`phone ${index} enters in tab ${tab} with ${token}`, async (model, real) => {
      const phone = phoneOf(real, index);
      const page = phone.pages[tab];
      const state = page?.loader.getState();
      if (page === undefined || state?.status !== 'locked' || !phone.isOnline) return;
      const options = entryOptionsFor(phone, page.access, state.boot);
      const { kind } = await inPage(phone, page.id, () =>
        state.boot.loginType === LoginType.token
          ? enterByToken(real.tokens[token] ?? '', options)
          : enterByPassword(housePassword, options),
      );
      expect(kind === 'in').toBe(noteEntry(model, phone.id, token, state.boot.loginType));
      if (kind !== 'in') return;
      await inPage(phone, page.id, () => start(page));
      await settle(phone, tab);
      expectSeen(model, phone, tab);
    }),
};

/** Returns whether the visitor gets in, at a door that may have been there before the login type has changed. */
function noteEntry(model: Model, phone: string, index: number, atDoor: LoginType): boolean {
  if (atDoor !== LoginType.token) {
    if (model.type !== LoginType.password && model.type !== LoginType.timed) return false;
    const period = model.type === LoginType.timed ? validity.timed : day;
    model.entered.set(phone, { epoch: model.epoch, until: now + period });
    return true;
  }
  const token = model.tokens[index];
  const isFree = token?.holder === undefined;
  if (!isFree && (token.holder !== phone || now >= token.until)) return false;
  if (isFree) model.tokens[index] = { holder: phone, until: now + validity.token };
  model.entered.set(phone, { token: index });
  return true;
}

// Uneven, so that something happens to what has happened to before.
const anyPhone = fc.constantFrom(0, 0, 1);
const anyTab = fc.constantFrom('a', 'a', 'b');
const anyToken = fc.constantFrom(0, 0, 0, 1);
const commands = fc.commands(
  [
    fc.constantFrom(...Object.values(LoginType), LoginType.token, LoginType.token).map(steps.setType),
    anyToken.map(steps.free),
    anyToken.map(steps.extend),
    fc.constantFrom(second, 0.4 * hour, 1.1 * hour, 1.1 * day).map(steps.wait),
    fc.tuple(anyPhone, fc.constantFrom(true, true, false)).map((given) => steps.network(...given)),
    fc.tuple(anyPhone, anyTab).map((given) => steps.reload(...given)),
    fc.tuple(anyPhone, anyTab).map((given) => steps.fail(...given)),
    fc.tuple(anyPhone, anyTab, anyToken).map((given) => steps.enter(...given)),
    fc.tuple(anyPhone, anyTab, anyToken).map((given) => steps.enter(...given)),
  ],
  { maxCommands: 40, size: 'max' },
);

it('a visitor sees the content as long as, and only as long as, the museum’s login type says', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (given) => {
      // Nothing of the round before lasts so long.
      now += 30 * day;
      await server.services.login.set({ LoginType: LoginType.none });
      const made = await server.services.tokens.create(2, '', '');
      const real: Real = {
        tokens: made.map(({ Token }) => Token),
        phones: [newPhone(`phone-0-${now}`), newPhone(`phone-1-${now}`)],
      };
      const model: Model = {
        type: LoginType.none,
        epoch: 0,
        tokens: made.map(() => ({ holder: undefined, until: 0 })),
        entered: new Map(),
        learnt: new Map(),
      };
      await fc.asyncModelRun(() => ({ model, real }), given);
      // No token has come back to a phone that has not entered with it.
      expect(await freeTokens(real)).toEqual(model.tokens.map(({ holder }) => holder === undefined));
    }),
    { numRuns: propertyRuns(40) },
  );
});

async function freeTokens({ tokens }: Real): Promise<boolean[]> {
  const headers = await headersOf(server, 'root');
  const pages = tokens.map((name) => server.app.inject({ url: `/api/token/page/all/1/0/1?Search=${name}`, headers }));
  return (await Promise.all(pages)).map(({ body }) => body.includes('"Expires":""'));
}
