import { expect, it } from 'vitest';
import { FirstTask, UserGroup } from '#contract/staff-kinds.ts';
import { RequestError } from '#contract/errors.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { followingSession } from './session-client.ts';
import { createSessionStore, sessionOf, type SessionStore } from './session-store.ts';

interface Server {
  readonly client: StaffClient;
  readonly store: SessionStore;
  readonly calls: string[];
  /** Calls of this name are answered when the function returned is called. */
  readonly hold: (name: string) => () => void;
}

/**
 * A server that knows the session of the last login or password, and no other.
 *
 * @param isForgetful whether it denies every session
 */
async function open(isForgetful = false): Promise<Server> {
  const calls: string[] = [];
  const holds = new Map<string, Promise<void>>();
  let known = 0;
  let task: FirstTask | undefined;
  const bare = (async (name: string, given: { readonly body?: { readonly Name?: string } }) => {
    const own = sessionOf(store.getState());
    calls.push(`${name} as ${own}`);
    if (name === 'requirePassword') task = FirstTask.password;
    if (name === 'changePassword') task = undefined;
    if (name === 'logIn' || name === 'changePassword') known += 1;
    else if (name === 'session' && isForgetful) throw refused(401, 'session-unknown');
    else if (own !== `s${known}`) throw refused(401, 'session-unknown');
    await holds.get(name);
    if (name === 'ping' && own !== `s${known}`) throw refused(401, 'session-unknown');
    if (name === 'ping' && task !== undefined) throw refused(403, 'password-change-first');
    return { Session: `s${known}`, UserName: given.body?.Name ?? 'ada', UserGroup: UserGroup.root };
  }) as unknown as StaffClient;
  const store = createSessionStore({ read: () => null, write: () => undefined }, () => client);
  const client = followingSession(store, bare);
  await store.logIn('ada', 'secret');
  const hold = (name: string) => {
    let release: () => void = () => undefined;
    holds.set(name, new Promise((resolve) => (release = resolve)));
    return () => {
      holds.delete(name);
      release();
    };
  };
  return { client, store, calls, hold };
}

const refused = (status: number, reason: string): RequestError =>
  new RequestError({
    failure: 'status',
    url: '/',
    status,
    answer: { code: 'not-authorized', message: '', reason, details: undefined },
  });

const call = (client: StaffClient, name: string): Promise<unknown> =>
  (client as unknown as (name: string, given: object) => Promise<unknown>)(name, {});

it('continues with the session of a new password', async () => {
  const { client, store, calls } = await open();
  await call(client, 'changePassword');
  expect(sessionOf(store.getState())).toBe('s2');
  await call(client, 'ping');
  expect(calls.at(-1)).toBe('ping as s2');
});

it('makes a call again that was refused because the password was being changed, and ends no session', async () => {
  const { client, store, calls, hold } = await open();
  const answer = hold('changePassword');
  const change = call(client, 'changePassword');
  // The server has forgotten s1; the page does not know s2 yet.
  const early = call(client, 'ping');
  await Promise.resolve();
  answer();
  await Promise.all([change, early]);
  expect(calls.filter((made) => made.startsWith('ping'))).toEqual(['ping as s1', 'ping as s2']);
  expect(store.getState()).toMatchObject({ kind: 'authenticated', staff: { session: 's2' } });
});

it('lets a refusal that comes late end no newer session', async () => {
  const { client, store, hold } = await open();
  const answer = hold('ping');
  const late = call(client, 'ping');
  await call(client, 'changePassword');
  answer();
  await late;
  expect(store.getState()).toMatchObject({ kind: 'authenticated', staff: { session: 's2' } });
});

it('ends a new session that the server denies at once, and waits for nothing', async () => {
  const { client, store } = await open(true);
  await call(client, 'changePassword');
  expect(store.getState().kind).toBe('ended');
});

it('makes no call of one person in the name of another', async () => {
  const { client, store, calls, hold } = await open();
  const answer = hold('ping');
  const late = call(client, 'ping');
  store.end();
  await store.logIn('bob', 'secret');
  answer();
  await expect(late).rejects.toThrow(RequestError);
  expect(calls.filter((made) => made.startsWith('ping'))).toEqual(['ping as s1']);
  expect(store.getState()).toMatchObject({ kind: 'authenticated', staff: { session: 's2', user: 'bob' } });
});

it('ends the session here that has ended on the server, and puts first what the server wants done', async () => {
  const { client, store } = await open();
  await call(client, 'requirePassword');
  await expect(call(client, 'ping')).rejects.toThrow(RequestError);
  expect(store.getState()).toMatchObject({ kind: 'unready', task: FirstTask.password });
  await call(client, 'changePassword');
  expect(store.getState().kind).toBe('authenticated');
  await store.renew('forgotten').catch(() => undefined);
  await expect(call(client, 'ping')).rejects.toThrow(RequestError);
  expect(store.getState().kind).toBe('ended');
});
