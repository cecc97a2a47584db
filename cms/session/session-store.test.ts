import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { FirstTask, UserGroup } from '#contract/staff-kinds.ts';
import { RequestError } from '#contract/errors.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { createSessionStore, type SessionKey, sessionOf } from './session-store.ts';

const refused = (status: number, reason?: string): RequestError =>
  new RequestError({
    failure: 'status',
    url: '/session',
    status,
    answer: { code: 'wrong-credentials', message: '', details: undefined, ...(reason === undefined ? {} : { reason }) },
  });

/** A server whose next answers are given; without one it opens a session, asks for nothing and forgets sessions. */
function open(stored: Partial<Record<SessionKey, string>> = {}) {
  const memory = new Map<string, string>(Object.entries(stored));
  const calls: string[] = [];
  const next: (Error | { readonly FirstTask?: FirstTask })[] = [];
  let sessions = 0;
  const client = (async (name: string) => {
    calls.push(`${name} as ${sessionOf(store.getState())}`);
    const answer = next.shift() ?? {};
    if (answer instanceof Error) throw answer;
    return { Session: `s${(sessions += 1)}`, UserName: 'ada', UserGroup: UserGroup.root, ...answer };
  }) as unknown as StaffClient;
  const store = createSessionStore(
    {
      read: (key) => memory.get(key) ?? null,
      write: (key, value) => void (value === null ? memory.delete(key) : memory.set(key, value)),
    },
    () => client,
  );
  return { store, memory, calls, next, kind: () => store.getState().kind };
}

it('logs in, survives a reload, and logs out', async () => {
  const { store, memory, calls, kind } = open();
  const login = store.logIn('ada', 'secret');
  expect(store.getState()).toEqual({ kind: 'submitted', step: 'password' });
  await login;
  expect(store.getState()).toEqual({
    kind: 'authenticated',
    staff: { session: 's1', user: 'ada', group: UserGroup.root, languages: [] },
  });
  expect(open(Object.fromEntries(memory)).store.getState()).toEqual(store.getState());
  const logout = store.logOut();
  // The call needs the session.
  expect(kind()).toBe('authenticated');
  await logout;
  expect(kind()).toBe('none');
  expect(calls).toEqual(['logIn as undefined', 'logOut as s1']);
  expect(memory.size).toBe(0);
});

it.each([
  [refused(401), { kind: 'wrong-credentials' }],
  [refused(401, 'code-missing'), { kind: 'code-missing' }],
  [refused(429), { kind: 'too-many', seconds: 60, step: 'password' }],
] as const)('tells why a login was refused: %#', async (error, state) => {
  const { store, next } = open();
  next.push(error);
  await store.logIn('ada', 'secret');
  expect(store.getState()).toEqual(state);
  await store.logIn('ada', 'secret', '123456');
  expect(store.getState().kind).toBe('authenticated');
});

it('puts a task before everything else, with the password as typed', async () => {
  const { store, next, kind, calls } = open();
  next.push({ FirstTask: FirstTask.password });
  await store.logIn('ada', 'first');
  expect(store.getState()).toMatchObject({ kind: 'unready', task: FirstTask.password, password: 'first' });
  await store.renew('later');
  expect(calls.at(-1)).toBe('session as later');
  const renewal = store.renew('latest');
  // The refusal of a call that was made before.
  store.putFirst(FirstTask.password);
  await renewal;
  expect(store.getState()).toMatchObject({ kind: 'authenticated', staff: { session: 'latest' } });
  store.putFirst(FirstTask.factor);
  expect(store.getState()).toMatchObject({ kind: 'unready', task: FirstTask.factor, password: undefined });
  next.push(new Error('no server'));
  await expect(store.renew()).rejects.toThrow('no server');
  expect(kind()).toBe('unready');
});

it('ends only a session that is open, and asks for no login after that', async () => {
  const { store, next, kind } = open();
  store.end();
  store.putFirst(FirstTask.factor);
  await store.renew('foreign');
  expect(kind()).toBe('none');
  await store.logIn('ada', 'secret');
  store.end();
  expect(kind()).toBe('ended');
  next.push(new Error('no server'));
  await store.logOut();
  expect(kind()).toBe('none');
});

it('logs out although the server cannot be reached', async () => {
  const { store, next, kind } = open();
  await store.logIn('ada', 'secret');
  next.push(new Error('no server'));
  await store.logOut();
  expect(kind()).toBe('none');
});

it('stores the session of the person who is logged in, and no other', async () => {
  const step = fc.oneof(
    fc.constantFrom('logIn', 'logOut', 'end', 'putFirst', 'renew').map((act) => ({ act, answer: undefined })),
    fc.record({
      act: fc.constantFrom('logIn', 'logOut', 'renew'),
      answer: fc.constantFrom(refused(401), refused(429), new Error('lost'), { FirstTask: FirstTask.password }),
    }),
  );
  vi.spyOn(console, 'warn').mockReturnValue();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { store, memory, next } = open();
      for (const { act, answer } of steps) {
        if (answer !== undefined) next.push(answer);
        if (act === 'logIn') await store.logIn('ada', 'secret');
        else if (act === 'logOut') await store.logOut();
        else if (act === 'end') store.end();
        else if (act === 'putFirst') store.putFirst(FirstTask.factor);
        else await store.renew('other').catch(() => undefined);
        next.splice(0);
        expect(memory.get('session')).toBe(sessionOf(store.getState()));
      }
    }),
  );
});
