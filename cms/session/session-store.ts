import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { createStore } from 'zustand';
import { type FirstTask, UserGroup } from '#contract/staff-kinds.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { type LoginFailure, type LoginStep } from './login-failure.ts';
import { sessionMachine, type Staff, stepOf } from './session-machine.ts';

/** The states of section 4. */
export type SessionState =
  | { readonly kind: 'none' }
  /** The server no longer knows the session: the person logs in again without leaving the page. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'submitted'; readonly step: LoginStep }
  | { readonly kind: 'authenticated'; readonly staff: Staff }
  /** Logged in, but the server answers nothing else before this is done. */
  | {
      readonly kind: 'unready';
      readonly staff: Staff;
      readonly task: FirstTask;
      /** As typed at the login; undefined after a reload. */
      readonly password: string | undefined;
    }
  | LoginFailure;

export interface SessionStore extends ReadonlyStore<SessionState> {
  /** @param code of the second factor, or a recovery code */
  readonly logIn: (name: string, password: string, code?: string) => Promise<void>;
  readonly logOut: () => Promise<void>;
  /** The server no longer knows the session. */
  readonly end: () => void;
  /** The server refuses everything else until this is done. */
  readonly putFirst: (task: FirstTask) => void;
  /** Continues with a new session of the same person, or asks again for the first task. */
  readonly renew: (session?: string) => Promise<void>;
}

/** Where a session is stored to survive a reload (section 3.6). */
export interface SessionMemory {
  readonly read: (key: SessionKey) => string | null;
  readonly write: (key: SessionKey, value: string | null) => void;
}

export const sessionKeys = {
  session: 'session',
  user: 'sessionUser',
  group: 'sessionGroup',
  languages: 'sessionLanguages',
} as const;
export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

/** @param client gets the session from {@link sessionOf} */
export function createSessionStore(memory: SessionMemory, client: () => StaffClient): SessionStore {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        logIn: fromPromise(async ({ input: { name, password, code } }) => {
          const body = { Name: name, Password: password, ...(code === undefined ? {} : { Code: code }) };
          const {
            Session,
            UserName,
            UserGroup: group,
            Languages = [],
            FirstTask: task,
          } = await client()('logIn', { body });
          return { staff: { session: Session, user: UserName, group, languages: Languages }, task };
        }),
        logOut: fromPromise(async () => {
          await client()('logOut', {});
        }),
        ask: fromPromise(async ({ input: staff }) => {
          // The call needs the new session, which the store must receive first.
          follow();
          const { FirstTask: task, Languages: languages = [] } = await client()('session', {});
          return { staff: { ...staff, languages }, task };
        }),
      },
    }),
    { input: { staff: remember(memory) } },
  ).start();
  const store = createStore<SessionState>(() => seen(actor.getSnapshot()));
  actor.subscribe(follow);
  const until = async (isOver: (snapshot: Snapshot) => boolean): Promise<Snapshot> => waitFor(actor, isOver);
  return {
    ...store,
    logIn: async (name, password, code) => {
      actor.send({ type: 'logIn', name, password, code });
      await until((snapshot) => !snapshot.matches('submitted'));
    },
    logOut: async () => {
      actor.send({ type: 'logOut' });
      await until((snapshot) => !snapshot.matches('loggingOut'));
    },
    end: () => actor.send({ type: 'end' }),
    putFirst: (task) => actor.send({ type: 'putFirst', task }),
    renew: async (session) => {
      actor.send({ type: 'renew', session });
      const { context } = await until((snapshot) => !snapshot.matches('renewing'));
      if (context.unrenewed !== undefined) throw context.unrenewed;
    },
  };

  function follow(): void {
    const next = seen(actor.getSnapshot());
    if (isSame(next, store.getState())) return;
    const staff = staffOf(next);
    if (next.kind !== 'submitted') {
      memory.write(sessionKeys.session, staff?.session ?? null);
      memory.write(sessionKeys.user, staff?.user ?? null);
      memory.write(sessionKeys.group, staff?.group ?? null);
      memory.write(sessionKeys.languages, staff?.languages.join(' ') || null);
    }
    store.setState(next, true);
  }
}

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The state of section 4; what a machine is busy with leaves the person logged in. */
function seen({ value, context }: Snapshot): SessionState {
  const { staff, task, credentials, failure } = context;
  switch (value) {
    case 'submitted':
      return { kind: 'submitted', step: stepOf(context) };
    case 'refused':
      return failure ?? { kind: 'none' };
    case 'none':
    case 'ended':
      return { kind: value };
    case 'deciding':
    case 'authenticated':
    case 'unready':
    case 'loggingOut':
    case 'renewing':
      if (staff === undefined) return { kind: 'none' };
      return task === undefined
        ? { kind: 'authenticated', staff }
        : { kind: 'unready', staff, task, password: credentials?.password };
  }
}

/** Returns whether two states have the same parts, which are never mutated. */
function isSame(one: SessionState, other: SessionState): boolean {
  const names = Object.keys(one) as (keyof SessionState)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

export function sessionOf(state: SessionState): string | undefined {
  return staffOf(state)?.session;
}

export function staffOf(state: SessionState): Staff | undefined {
  return state.kind === 'authenticated' || state.kind === 'unready' ? state.staff : undefined;
}

function remember(memory: SessionMemory): Staff | undefined {
  const session = memory.read(sessionKeys.session);
  const group = Object.values(UserGroup).find((known) => known === memory.read(sessionKeys.group));
  return session === null || group === undefined
    ? undefined
    : {
        session,
        group,
        user: memory.read(sessionKeys.user) ?? '',
        languages: (memory.read(sessionKeys.languages) ?? '').split(' ').filter(Boolean),
      };
}
