import { createStore } from 'zustand';
import { type StoredObject } from '#content/schema/containers.ts';
import { Variant } from '#contract/calls/content-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import { type KeptDrafts, type LeftDraft } from './kept-draft.ts';
import { listsOf } from '../draft/lists.ts';
import { type SessionStore } from '../session/session-store.ts';
import { createDraftKeeper } from './draft-keeper.ts';

/** The content that staff work on, from logging in to logging out; it outlives a session that ends. */
export type Workspace =
  | { readonly status: 'closed' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | ReadyWorkspace;

export interface ReadyWorkspace {
  readonly status: 'ready';
  /** Who works. */
  readonly user: string;
  readonly draft: DraftStore;
  /** What a closed tab did not save; undefined when there was nothing, or it has been dealt with. */
  readonly kept: LeftDraft | undefined;
  /** This browser does not keep what is not saved. */
  readonly isForgetful: boolean;
}

export interface WorkspaceStore extends ReadonlyStore<Workspace> {
  readonly retry: () => void;
  /** Brings back what was kept, or forgets it. */
  readonly dealWithKept: (isWanted: boolean) => void;
  /** Reads the content anew, as after publishing or discarding. */
  readonly reload: () => Promise<void>;
  /** @returns whether something is not saved; all of it is kept in the browser now */
  readonly keepNow: () => boolean;
}

export interface WorkspaceOptions {
  readonly session: SessionStore;
  readonly client: StaffClient;
  readonly keptDrafts: KeptDrafts;
  /** Does a task soon, instead of the one that was to be done before. */
  readonly soon: (task: () => void) => void;
  readonly now: () => number;
}

export function createWorkspaceStore({ session, client, keptDrafts, soon, now }: WorkspaceOptions): WorkspaceStore {
  const store = createStore<Workspace>(() => ({ status: 'closed' }));
  const set = (next: Workspace): void => store.setState(next, true);
  const keeper = createDraftKeeper({ keptDrafts, now, onForgetful });
  let attempt = 0;
  let wasAuthenticated = false;
  session.subscribe(follow);
  follow();

  return {
    ...store,
    retry: () => {
      set({ status: 'closed' });
      follow();
    },
    dealWithKept: (isWanted) => {
      const state = ready();
      if (state?.kept === undefined) return;
      const { user, draft, kept } = state;
      set({ ...state, kept: undefined });
      if (isWanted) draft.restore(kept.changes, kept.unanswered);
      // This tab keeps them before the other tab's copy goes, so that nothing is lost between the two.
      keep();
      onceDecided(draft, () => keeper.forget(user, kept));
    },
    reload: async () => ready()?.draft.reopen(listsOf(await readEditingCopy(client))),
    keepNow: keep,
  };

  function ready(): ReadyWorkspace | undefined {
    const state = store.getState();
    return state.status === 'ready' ? state : undefined;
  }

  function follow(): void {
    const current = session.getState();
    if (current.kind === 'none') {
      attempt += 1;
      if (store.getState().status !== 'closed') set({ status: 'closed' });
    } else if (current.kind === 'authenticated') {
      const { user } = current.staff;
      const opened = ready();
      if (opened?.user === user) {
        // A save that failed because the session ended is no failure any longer.
        if (!wasAuthenticated) opened.draft.forgetFailure();
      } else if (store.getState().status !== 'loading') void open(user);
    }
    wasAuthenticated = current.kind === 'authenticated';
  }

  async function open(user: string): Promise<void> {
    const own = (attempt += 1);
    set({ status: 'loading' });
    const reading = keptDrafts.read(user).catch(() => undefined);
    try {
      const definition = await readEditingCopy(client);
      const kept = await Promise.race([reading, pause(patience)]);
      if (own !== attempt) return;
      const draft = createDraftStore({ base: listsOf(definition), client, now });
      keeper.begin(draft);
      draft.subscribe(() => {
        // A reload right after saving must not offer what has just been saved.
        if (draft.getState().draft.changes.size === 0) keep();
        else soon(keep);
      });
      set({ status: 'ready', user, draft, kept, isForgetful: false });
      if (kept === undefined) void reading.then((late) => offer(late, draft));
    } catch (error) {
      if (own !== attempt) return;
      console.warn('The editing copy could not be loaded', error);
      set({ status: session.getState().kind === 'authenticated' ? 'failed' : 'closed' });
    }
  }

  /** Offers a kept draft that the browser found only after the content had arrived. */
  function offer(late: LeftDraft | undefined, draft: DraftStore): void {
    const state = ready();
    if (late !== undefined && state?.draft === draft) set({ ...state, kept: late });
  }

  function keep(): boolean {
    const state = ready();
    return state !== undefined && keeper.keep(state.user, state.draft);
  }

  function onForgetful(isForgetful: boolean): void {
    const state = ready();
    if (state !== undefined && state.isForgetful !== isForgetful) set({ ...state, isForgetful });
  }
}

/** Milliseconds that the browser's memory may take longer than the content: it may never answer. */
const patience = 2000;

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(() => resolve(undefined), milliseconds));
}

/** Runs a task once all clashes are decided: until then, the draft lacks what they are about. */
function onceDecided(draft: DraftStore, task: () => void): void {
  if (draft.getState().saving.kind !== 'clashed') return task();
  const stop = draft.subscribe(({ saving }) => {
    if (saving.kind === 'clashed') return;
    stop();
    task();
  });
}

function readEditingCopy(client: StaffClient): Promise<StoredObject> {
  return client('definition', { query: { variant: Variant.inEdit } });
}
