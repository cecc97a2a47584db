import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import { type StaffClient } from '#contract/staff-client.ts';
import { type ServerPlace } from './server-place.ts';
import { type SessionState, type SessionStore } from './session-store.ts';

export interface Connection extends ServerPlace {
  readonly session: SessionStore;
  readonly client: StaffClient;
  /** The same calls, and how much of what they send has gone: from 0 to 1. */
  readonly clientWithProgress: (onProgress: (part: number) => void) => StaffClient;
}

const ConnectionContext = createContext<Connection | undefined>(undefined);
const StoreContext = createContext<SessionStore | undefined>(undefined);

/** The session alone, in front of the login. */
export const SessionStoreProvider = StoreContext.Provider;

export function SessionProvider({ children, ...connection }: Connection & { readonly children: ReactNode }): ReactNode {
  return (
    <ConnectionContext value={connection}>
      <StoreContext value={connection.session}>{children}</StoreContext>
    </ConnectionContext>
  );
}

export function useConnection(): Connection {
  const value = use(ConnectionContext);
  if (value === undefined) throw new Error('useConnection needs a SessionProvider around it');
  return value;
}

export function useSessionStore(): SessionStore {
  const value = use(StoreContext);
  if (value === undefined) throw new Error('useSessionStore needs a SessionProvider around it');
  return value;
}

export function useSession(): SessionState {
  return useStore(useSessionStore());
}
