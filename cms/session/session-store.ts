import { createStore } from 'zustand';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { hasStatus, RequestError } from '#contract/errors.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type ReadonlyStore } from '#ui/store.ts';

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
  | { readonly kind: 'submitted' }
  | { readonly kind: 'authenticated'; readonly staff: Staff }
  | { readonly kind: 'wrong-credentials' }
  /** Too many attempts. */
  | { readonly kind: 'too-many'; readonly seconds: number }
  | { readonly kind: 'failed' };

export interface SessionStore extends ReadonlyStore<SessionState> {
  readonly logIn: (name: string, password: string) => Promise<void>;
  readonly logOut: () => Promise<void>;
  /** The server no longer knows the session. */
  readonly end: () => void;
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
    logIn: async (name, password) => {
      set({ kind: 'submitted' });
      try {
        const {
          Session,
          UserName,
          UserGroup: group,
        } = await client()('logIn', {
          body: { Name: name, Password: password },
        });
        set({ kind: 'authenticated', staff: { session: Session, user: UserName, group } });
      } catch (error) {
        set(failure(error));
      }
    },
    logOut: async () => {
      // If the call fails, the session expires on the server; it is already gone here.
      await client()('logOut', {}).catch(() => undefined);
      set({ kind: 'none' });
    },
    end: () => set({ kind: 'ended' }),
  };

  function set(next: SessionState): void {
    const staff = next.kind === 'authenticated' ? next.staff : undefined;
    if (next.kind !== 'submitted') {
      memory.write(sessionKeys.session, staff?.session ?? null);
      memory.write(sessionKeys.user, staff?.user ?? null);
      memory.write(sessionKeys.group, staff?.group ?? null);
    }
    store.setState(next, true);
  }
}

export function sessionOf(state: SessionState): string | undefined {
  return state.kind === 'authenticated' ? state.staff.session : undefined;
}

function remember(memory: SessionMemory): Staff | undefined {
  const session = memory.read(sessionKeys.session);
  const group = Object.values(UserGroup).find((known) => known === memory.read(sessionKeys.group));
  return session === null || group === undefined
    ? undefined
    : { session, group, user: memory.read(sessionKeys.user) ?? '' };
}

function failure(error: unknown): SessionState {
  if (hasStatus(error, 401) || hasStatus(error, 400)) return { kind: 'wrong-credentials' };
  if (error instanceof RequestError && error.facts.status === 429) {
    return { kind: 'too-many', seconds: error.facts.retryAfter ?? 60 };
  }
  console.warn('Logging in failed', error);
  return { kind: 'failed' };
}
