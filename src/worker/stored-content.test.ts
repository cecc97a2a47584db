import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { stagedQuery } from '#contract/media-list.ts';
import { createStoredContent, type StoredAccess } from './stored-content.ts';
import { fakeCaches } from './testing/fake-caches.ts';
import { fakeDatabase } from './testing/fake-database.ts';

const scope = 'https://museum.example/guide/';
const at = (path: string): string => scope + path;
const hour = 3_600_000;

beforeEach(() => void vi.stubGlobal('caches', fakeCaches()));

type Network = 'museum' | 'none' | 'login page' | 'broken';

const medium = (path: string): object => ({
  Path: path,
  Bytes: 5,
  SHA256: 'a'.repeat(64),
  Type: 'audio/mpeg',
  Tours: [1],
  Languages: [],
});

/** A worker, with the server of a museum. */
function openMuseum({
  loginType = LoginType.none,
  hasDownloads = false,
}: { loginType?: LoginType; hasDownloads?: boolean } = {}) {
  const state = {
    now: 0,
    network: 'museum' as Network,
    loginType,
    accepted: new Set(['visitor']),
    version: 1,
    media: [medium('files/tone.mp3')],
    isStatic: false,
    hasDownloads,
    /** Called before each answer. */
    onAsked: (_path: string): void => undefined,
  };
  const asked: string[] = [];

  function answer(path: string, bearer: string): Response {
    const isIn = state.loginType === LoginType.none || state.accepted.has(bearer);
    const refusal = Response.json({ error: { code: 'not-authorized' } }, { status: 401 });
    switch (path) {
      case 'config.json':
        return Response.json(state.isStatic ? { source: 'static' } : {});
      case 'info/loginType':
        return Response.json(state.loginType);
      case 'db':
        return isIn ? Response.json({ Version: { Counter: state.version } }) : refusal;
      case 'info/media':
        return isIn ? Response.json(state.media) : refusal;
      case 'tourDefinition.json':
        return Response.json({ Version: { Counter: state.version } });
      case 'media.json':
        return Response.json(state.media);
      default:
        return path.startsWith('info/') ? Response.json(state.version) : new Response('', { status: 404 });
    }
  }

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (given, init = {}) => {
    const request = new Request(given, init);
    const path = request.url.slice(scope.length);
    asked.push(path);
    state.onAsked(path);
    if (state.network === 'none') throw new TypeError('Failed to fetch');
    if (state.network === 'broken') return new Response('', { status: 503 });
    if (state.network === 'login page')
      return new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } });
    return answer(path, request.headers.get('authorization')?.replace('Bearer ', '') ?? '');
  });
  const database = fakeDatabase();
  const content = createStoredContent({
    scope,
    database,
    clock: () => state.now,
    hasDownloads: async () => state.hasDownloads,
  });
  const visitor: StoredAccess = { credential: 'visitor', until: hour, withMedia: true };
  const ask = (path: string, bearer = '', page = 'page'): Promise<Response> => {
    const headers: Record<string, string> = bearer === '' ? {} : { authorization: `Bearer ${bearer}` };
    return content.answer(new Request(at(path), { headers }), page);
  };
  return { state, asked, database, content, visitor, ask };
}

afterEach(() => void vi.restoreAllMocks());

const counterIn = async (answer: Response): Promise<unknown> => (await answer.json()).Version.Counter;

describe('content that is open to all', () => {
  it.each<Network>(['none', 'login page', 'broken'])(
    'is answered from the store, whatever the network is: %s',
    async (network) => {
      const { state, content, visitor, ask, asked } = openMuseum();
      await content.refresh(visitor);
      state.network = network;
      state.version = 2;
      expect(await content.refresh(visitor)).toBeUndefined();
      asked.length = 0;
      expect(await counterIn(await ask('db'))).toBe(1);
      expect(await (await ask('info/media')).json()).toEqual(state.media);
      expect([...((await content.mediaFor('page')) ?? [])].map(([path]) => path)).toEqual(['files/tone.mp3']);
      expect(asked).toEqual([]);
    },
  );

  it.each<Network>(['none', 'login page', 'broken'])(
    'is not there before the museum has answered: %s',
    async (network) => {
      const { state, content, visitor } = openMuseum();
      state.network = network;
      expect(await content.refresh(visitor)).toBeUndefined();
      expect(await content.mediaFor('page')).toBeUndefined();
      expect(await caches.keys()).toEqual([]);
    },
  );

  it('of a static guide is stored with its list of media', async () => {
    const { state, content, visitor, ask } = openMuseum();
    state.isStatic = true;
    await content.refresh(visitor);
    state.network = 'none';
    expect(await counterIn(await ask('tourDefinition.json'))).toBe(1);
    expect((await content.mediaFor('page'))?.size).toBe(1);
  });
});

describe('access', () => {
  it.each([
    [LoginType.token, LoginType.none],
    [LoginType.none, LoginType.token],
    [LoginType.timed, LoginType.password],
  ])('is what the server says, and what is stored (%s, then %s) only without it', async (before, after) => {
    const { state, content, visitor, ask } = openMuseum({ loginType: before });
    await content.refresh(visitor);
    state.loginType = after;
    const answer = async (): Promise<unknown> => (await ask('info/loginType')).json();
    expect(await answer()).toBe(after);
    for (const network of ['none', 'login page', 'broken'] as const) {
      state.network = network;
      expect(await answer()).toBe(before);
    }
  });

  it('is open at once to a visitor whom a token kept out before', async () => {
    const { state, content, visitor, ask } = openMuseum({ loginType: LoginType.token });
    await content.refresh(visitor);
    state.loginType = LoginType.none;
    const definition = await ask('db');
    expect(definition.status).toBe(200);
  });
});

describe.each([LoginType.token, LoginType.password, LoginType.timed])('content behind a login (%s)', (loginType) => {
  it('is answered to a visitor whom the server has accepted until the access ends, and to no other', async () => {
    const { state, content, visitor, ask } = openMuseum({ loginType });
    await content.refresh({ credential: '', until: 0, withMedia: false });
    await content.refresh(visitor);
    state.network = 'none';
    expect(await counterIn(await ask('db', 'visitor'))).toBe(1);
    expect((await ask('info/media', 'visitor')).status).toBe(200);
    expect(await content.mediaFor('page')).toBeDefined();
    for (const bearer of ['', 'another']) {
      const refusal = await ask('db', bearer);
      expect([refusal.status, refusal.headers.has('retry-after')]).toEqual([401, true]);
      expect((await ask('info/media', bearer)).status).toBe(401);
    }
    // That there is a login is no secret.
    expect(await (await ask('info/loginType')).json()).toBe(loginType);
    state.now = hour;
    expect((await ask('db', 'visitor')).status).toBe(401);
    expect(await content.mediaFor('page')).toBeUndefined();
  });

  it('stays for others when the server refuses one, whom only the server can let in again', async () => {
    const { state, content, visitor, ask } = openMuseum({ loginType });
    state.accepted.add('friend');
    await content.refresh({ ...visitor, credential: 'friend' });
    await content.refresh(visitor);
    state.accepted.delete('visitor');
    expect(await content.refresh(visitor)).toBeUndefined();
    state.network = 'none';
    expect((await ask('db', 'visitor')).status).toBe(401);
    expect(await counterIn(await ask('db', 'friend'))).toBe(1);
    state.network = 'museum';
    state.accepted.add('visitor');
    expect(await counterIn(await ask('db', 'visitor'))).toBe(1);
  });

  it('a visitor whom the server refuses while a page asks is out without a network, too', async () => {
    const { state, content, visitor, ask } = openMuseum({ loginType });
    await content.refresh(visitor);
    state.now = hour;
    expect((await ask('db', 'visitor')).status).toBe(200);
    state.accepted.clear();
    expect((await ask('db', 'visitor')).status).toBe(401);
    state.now = 1;
    state.network = 'none';
    expect((await ask('db', 'visitor')).status).toBe(401);
  });
});

describe('newer content', () => {
  it('is read by pages that start from now on, while an open page keeps its own', async () => {
    const { state, content, visitor, ask } = openMuseum();
    const first = await content.refresh(visitor);
    expect(first).toMatchObject({ isStaged: false });
    expect(await content.refresh(visitor)).toBeUndefined();
    expect(await counterIn(await ask('db', '', 'old page'))).toBe(1);
    state.version = 2;
    expect(await content.refresh(visitor)).toMatchObject({ isStaged: false });
    expect(await counterIn(await ask('db', '', 'old page'))).toBe(1);
    expect(await counterIn(await ask('db', '', 'new page'))).toBe(2);
    expect(await content.tidy(new Set(['old page', 'new page']))).toBe(false);
    expect(await content.tidy(new Set(['new page']))).toBe(true);
    expect(await counterIn(await ask('db', '', 'new page'))).toBe(2);
  });

  it('waits for the media of downloaded tours', async () => {
    const { state, content, visitor, ask } = openMuseum({ hasDownloads: true });
    await content.refresh(visitor);
    state.version = 2;
    const found = await content.refresh(visitor);
    expect(found).toMatchObject({ isStaged: true });
    expect(await content.refresh(visitor)).toEqual(found);
    expect(await counterIn(await ask('db', '', 'before'))).toBe(1);
    expect(await counterIn(await ask(`db${stagedQuery}`, '', 'any'))).toBe(2);
    expect(await content.commit('another')).toBe(false);
    expect(await counterIn(await ask('db', '', 'meanwhile'))).toBe(1);
    expect(await content.commit(found?.version ?? '')).toBe(true);
    expect(await counterIn(await ask('db', '', 'after'))).toBe(2);
    expect(await counterIn(await ask('db', '', 'before'))).toBe(1);
  });

  it('that is published while it is fetched is never joined with what was there', async () => {
    const { state, content, visitor, ask } = openMuseum();
    await content.refresh(visitor);
    state.onAsked = (path) => {
      // After the definition, before the list.
      if (path === 'info/media') [state.version, state.media] = [3, [medium('files/other.mp3')]];
    };
    state.version = 2;
    expect(await content.refresh(visitor)).toBeUndefined();
    expect(await counterIn(await ask('db', '', 'next page'))).toBe(1);
    state.onAsked = () => undefined;
    await content.refresh(visitor);
    expect(await counterIn(await ask('db', '', 'last page'))).toBe(3);
    expect(await (await ask('info/media', '', 'last page')).json()).toEqual(state.media);
  });

  it('gets its list of media later, and never loses it', async () => {
    const { state, content, visitor, ask } = openMuseum();
    await content.refresh({ credential: '', until: 0, withMedia: false });
    expect(await content.mediaFor('page')).toBeUndefined();
    await content.refresh(visitor);
    expect(await content.mediaFor('page')).toBeDefined();
    state.version = 2;
    expect(await content.refresh({ credential: '', until: 0, withMedia: false })).toBeUndefined();
    expect(await counterIn(await ask('db', '', 'next page'))).toBe(1);
  });
});
