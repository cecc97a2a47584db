import { createStore } from 'zustand';
import { type FirstTask, UserGroup } from '#contract/calls/session-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { type LoginFailure, loginFailure, type LoginStep } from './login-failure.ts';

/** The person who is logged in. */
export interface Staff {
  readonly session: string;
  readonly user: string;
  readonly group: UserGroup;
}

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
  /** Goes on with a new session of the same person, or asks again what has to be done first. */
  readonly renew: (session?: string) => Promise<void>;
}

/** Where a session is stored to survive a reload (section 3.6). */
export interface SessionMemory {
  readonly read: (key: SessionKey) => string | null;
  readonly write: (key: SessionKey, value: string | null) => void;
}

export const sessionKeys = { session: 'session', user: 'sessionUser', group: 'sessionGroup' } as const;
export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

/** @param client gets the session from {@link sessionOf} */
export function createSessionStore(memory: SessionMemory, client: () => StaffClient): SessionStore {
  const remembered = remember(memory);
  const store = createStore<SessionState>(() =>
    remembered === undefined ? { kind: 'none' } : { kind: 'authenticated', staff: remembered },
  );
  return {
    ...store,
    logIn: async (name, password, code) => {
      const step: LoginStep = code === undefined ? 'password' : 'code';
      set({ kind: 'submitted', step });
      try {
        const body = { Name: name, Password: password, ...(code === undefined ? {} : { Code: code }) };
        const { Session, UserName, UserGroup: group, FirstTask: task } = await client()('logIn', { body });
        set(opened({ session: Session, user: UserName, group }, task, password));
      } catch (error) {
        set(loginFailure(error, step));
      }
    },
    logOut: async () => {
      // If the call fails, the session expires on the server; it is already gone here.
      await client()('logOut', {}).catch(() => undefined);
      set({ kind: 'none' });
    },
    end: () => set({ kind: 'ended' }),
    putFirst: (task) => {
      const { staff } = withStaff(store.getState()) ?? {};
      if (staff !== undefined) set(opened(staff, task, passwordIn(store.getState())));
    },
    renew: async (session) => {
      const before = withStaff(store.getState());
      if (before === undefined) return;
      const staff = session === undefined ? before.staff : { ...before.staff, session };
      set({ ...before, staff });
      const { FirstTask: task } = await client()('session', {});
      // Meanwhile somebody may have logged out.
      if (sessionOf(store.getState()) === staff.session) set(opened(staff, task, passwordIn(before)));
    },
  };

  function set(next: SessionState): void {
    const staff = withStaff(next)?.staff;
    if (next.kind !== 'submitted') {
      memory.write(sessionKeys.session, staff?.session ?? null);
      memory.write(sessionKeys.user, staff?.user ?? null);
      memory.write(sessionKeys.group, staff?.group ?? null);
    }
    store.setState(next, true);
  }
}

export function sessionOf(state: SessionState): string | undefined {
  return withStaff(state)?.staff.session;
}

function opened(staff: Staff, task: FirstTask | undefined, password: string | undefined): SessionState {
  return task === undefined ? { kind: 'authenticated', staff } : { kind: 'unready', staff, task, password };
}

function withStaff(state: SessionState) {
  return state.kind === 'authenticated' || state.kind === 'unready' ? state : undefined;
}

function passwordIn(state: SessionState): string | undefined {
  return state.kind === 'unready' ? state.password : undefined;
}

function remember(memory: SessionMemory): Staff | undefined {
  const session = memory.read(sessionKeys.session);
  const group = Object.values(UserGroup).find((known) => known === memory.read(sessionKeys.group));
  return session === null || group === undefined
    ? undefined
    : { session, group, user: memory.read(sessionKeys.user) ?? '' };
}
