import { type StaffClient } from '#contract/staff-client.ts';
import { type Memory } from './browser-memory.ts';
import { joinLogOutNews } from './log-out-news.ts';
import { createSessionStore, type SessionStore, sessionOf } from './session-store.ts';

/** The session of this page, from the login on. */
export interface OpenedSession {
  readonly session: SessionStore;
  /** Makes the session's calls by another client from now on. */
  readonly callBy: (client: StaffClient) => void;
}

/** @param first makes calls until there is another client */
export function openSession(memory: Memory, first: StaffClient): OpenedSession {
  let client = first;
  const store = createSessionStore(memory, () => client);
  const news = joinLogOutNews(new URL('/', location.href).href, () => {
    // Unsaved edits are kept, and the browser asks before it leaves. The login itself stays as it is.
    if (store.getState().kind !== 'none') location.assign('/cms/');
  });
  const session: SessionStore = {
    ...store,
    logIn: async (...credentials) => {
      await store.logIn(...credentials);
      // No session is left that may see the copy in edit, which the worker keeps.
      if (sessionOf(store.getState()) === undefined) await news.clearWorker();
    },
    logOut: () => store.logOut().then(news.tell),
  };
  return { session, callBy: (other) => void (client = other) };
}
