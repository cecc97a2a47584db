import { createStore } from 'zustand';
import { type StoredObject } from '#content/schema/containers.ts';
import { Variant } from '#contract/calls/content-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import { type StoredDrafts, type PendingDraft } from './stored-drafts.ts';
import { type Draft, unsavedChanges } from '../draft/draft.ts';
import { type Lists, listsOf, ofModel } from '../draft/lists.ts';
import { type ListedObject } from '../draft/receive.ts';
import { type SessionStore } from '../session/session-store.ts';
import { createDraftKeeper } from './draft-keeper.ts';

/** The content that staff work on, from login to logout; it outlives an expired session. */
export type Workspace =
  | { readonly status: 'closed' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | ReadyWorkspace;

export interface ReadyWorkspace {
  readonly status: 'ready';
  /** The name of the person who is logged in. */
  readonly user: string;
  readonly draft: DraftStore;
  /** The unsaved changes of a closed tab; undefined if there are none, or they have been handled. */
  readonly pendingDraft: PendingDraft | undefined;
  /** Whether this browser fails to store unsaved changes. */
  readonly isForgetful: boolean;
}

export interface WorkspaceStore extends ReadonlyStore<Workspace> {
  readonly retry: () => void;
  /** Restores the stored draft, or deletes it. */
  readonly settleLeftDraft: (isWanted: boolean) => void;
  /**
   * Reads the content again, for example after publishing or discarding. Unsaved changes are dropped.
   *
   * @param restore when this tab has restored a backup, which is then no news for it
   */
  readonly reload: (restore?: string) => Promise<void>;
  /** Returns whether this tab shows the content of this restore already. */
  readonly knowsRestore: (at: string) => boolean;
  /**
   * Reads the content again after another user has replaced it. Unsaved changes are joined with it; a value that both
   * have changed becomes a clash.
   *
   * @returns whether there were unsaved changes
   */
  readonly follow: () => Promise<boolean>;
  /** Shows what others have saved since, except in objects that are being edited here: saving joins those. */
  readonly catchUp: () => Promise<void>;
  /** @returns whether there are unsaved changes, all of which are then stored in the browser */
  readonly keepNow: () => boolean;
}

export interface WorkspaceOptions {
  readonly session: SessionStore;
  readonly client: StaffClient;
  readonly storedDrafts: StoredDrafts;
  /** Schedules a task, replacing an earlier one that has not run yet. */
  readonly soon: (task: () => void) => void;
  readonly now: () => number;
  /** Resolves when opening stops waiting for a stored draft, because IndexedDB may never answer. */
  readonly readTimeout: () => Promise<undefined>;
}

export function createWorkspaceStore(options: WorkspaceOptions): WorkspaceStore {
  const { session, client, storedDrafts, soon, now } = options;
  const store = createStore<Workspace>(() => ({ status: 'closed' }));
  const set = (next: Workspace): void => store.setState(next, true);
  const ready = (): ReadyWorkspace | undefined => readyOf(store.getState());
  const keeper = createDraftKeeper({ storedDrafts, now, onForgetful: (isForgetful) => amend({ isForgetful }) });
  const ownRestores = new Set<string>();
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
    settleLeftDraft: (isWanted) => {
      const state = ready();
      if (state?.pendingDraft === undefined) return;
      const { user, draft, pendingDraft } = state;
      amend({ pendingDraft: undefined });
      if (isWanted) draft.restore(pendingDraft.changes, pendingDraft.unanswered);
      // This tab stores the changes before the other tab's copy is deleted, so that nothing is lost in between.
      keep();
      onceDecided(draft, () => keeper.forget(user, pendingDraft));
    },
    reload: async (restore) => {
      if (restore !== undefined) ownRestores.add(restore);
      ready()?.draft.reopen(listsOf(await readEditingCopy(client)));
    },
    knowsRestore: (at) => ownRestores.has(at),
    follow: async () => {
      const draft = ready()?.draft;
      if (draft === undefined) return false;
      let base: Lists;
      do {
        await whenSettled(draft);
        base = listsOf(await readEditingCopy(client));
      } while (isBusy(draft));
      const { draft: edited, unanswered } = draft.getState();
      const changes = unsavedChanges(edited);
      draft.reopen(base);
      if (changes.length > 0) draft.restore(changes, unanswered);
      // At once, because reopening has let go of what was stored.
      keep(true);
      return changes.length > 0;
    },
    catchUp: async () => {
      const draft = ready()?.draft;
      const lists = draft && listsOf(await readEditingCopy(client));
      if (lists !== undefined && draft !== undefined && ready()?.draft === draft && !isBusy(draft))
        draft.receive(newerIn(lists, draft.getState().draft));
    },
    keepNow: () => keep(true),
  };

  function amend(change: Partial<Pick<ReadyWorkspace, 'pendingDraft' | 'isForgetful'>>): void {
    const state = ready();
    if (state !== undefined && !isPart(change, state)) set({ ...state, ...change });
  }

  function follow(): void {
    const current = session.getState();
    if (current.kind === 'none') {
      attempt += 1;
      // The last edits may not have been stored yet.
      keep(true);
      if (store.getState().status !== 'closed') set({ status: 'closed' });
    } else if (current.kind === 'authenticated') {
      const { user } = current.staff;
      const opened = ready();
      if (opened?.user === user) {
        // A save that failed because the session ended can be retried.
        if (!wasAuthenticated) opened.draft.forgetFailure();
      } else if (store.getState().status !== 'loading') void open(user);
    }
    wasAuthenticated = current.kind === 'authenticated';
  }

  async function open(user: string): Promise<void> {
    const own = (attempt += 1);
    // The edits from before another user logged in.
    keep(true);
    set({ status: 'loading' });
    try {
      const { base, pendingDraft, late } = await readWorkspace(user, options);
      if (own !== attempt) return;
      const draft = createDraftStore({ base, client, now });
      keeper.begin(draft);
      keepChanges(draft, () => void keep(), soon);
      set({ status: 'ready', user, draft, pendingDraft, isForgetful: false });
      void late.then((left) => {
        if (left !== undefined && ready()?.draft === draft) amend({ pendingDraft: left });
      });
    } catch (error) {
      if (own !== attempt) return;
      console.warn('The editing copy could not be loaded', error);
      set({ status: session.getState().kind === 'authenticated' ? 'failed' : 'closed' });
    }
  }

  function keep(isUrgent = false): boolean {
    const state = ready();
    return state !== undefined && keeper.keep(state.user, state.draft, isUrgent);
  }
}

/** Returns the objects with a later revision on the server, and new ones, unless they are edited here. */
function newerIn(lists: Lists, { base, changes }: Draft): readonly ListedObject[] {
  return [...lists].flatMap(([model, objects]) =>
    [...objects].flatMap(([ID, object]) => {
      const isNewer = revisionOf(object) > revisionOf(ofModel(base, model).get(ID));
      return isNewer && changes.get(model)?.has(ID) !== true ? [{ model, object }] : [];
    }),
  );
}

function revisionOf(object: StoredObject | undefined): number {
  const revision = object?.['Revision'];
  return typeof revision === 'number' ? revision : -1;
}

function readyOf(state: Workspace): ReadyWorkspace | undefined {
  return state.status === 'ready' ? state : undefined;
}

function keepChanges(draft: DraftStore, keep: () => void, soon: WorkspaceOptions['soon']): void {
  draft.subscribe(() => {
    // A reload right after saving must not offer what has just been saved.
    if (draft.getState().draft.changes.size === 0) keep();
    else soon(keep);
  });
}

interface OpenedCopy {
  readonly base: Lists;
  readonly pendingDraft: PendingDraft | undefined;
  /** Handles a stored draft that the browser finds only after the content has arrived. */
  readonly late: Promise<PendingDraft | undefined>;
}

async function readWorkspace(
  user: string,
  { client, storedDrafts, readTimeout }: Pick<WorkspaceOptions, 'client' | 'storedDrafts' | 'readTimeout'>,
): Promise<OpenedCopy> {
  const reading = storedDrafts.read(user).catch(() => undefined);
  const base = listsOf(await readEditingCopy(client));
  const pendingDraft = await Promise.race([reading, readTimeout()]);
  return { base, pendingDraft, late: pendingDraft === undefined ? reading : Promise.resolve(undefined) };
}

function isPart(change: Partial<ReadyWorkspace>, { pendingDraft, isForgetful }: ReadyWorkspace): boolean {
  const now = { pendingDraft, isForgetful, ...change };
  return now.pendingDraft === pendingDraft && now.isForgetful === isForgetful;
}

/** Resolves once no save runs and all clashes are decided, because until then the draft lacks some changes. */
async function whenSettled(draft: DraftStore): Promise<void> {
  if (!isBusy(draft)) return;
  await new Promise<void>((resolve) => {
    const stop = draft.subscribe(() => {
      if (isBusy(draft)) return;
      stop();
      resolve();
    });
  });
}

function isBusy(draft: DraftStore): boolean {
  const { kind } = draft.getState().saving;
  return kind === 'saving' || kind === 'clashed';
}

/** Runs a task once all clashes are decided, because until then the draft lacks the changes they concern. */
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
