import { type StoredObject } from '#content/schema/containers.ts';
import { Variant } from '#contract/calls/content-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import { changedNames, keptChanges } from '../draft/draft.ts';
import { type KeptDrafts, type LeftDraft } from '../draft/kept-draft.ts';
import { listsOf } from '../draft/lists.ts';
import { type SessionStore } from '../session/session-store.ts';

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

export interface WorkspaceStore {
  readonly get: () => Workspace;
  readonly subscribe: (listener: () => void) => () => void;
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
  let state: Workspace = { status: 'closed' };
  let attempt = 0;
  let keptOf = nothing;
  let wasAuthenticated = false;
  const listeners = new Set<() => void>();
  session.subscribe(follow);
  follow();

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retry: () => {
      set({ status: 'closed' });
      follow();
    },
    dealWithKept: (isWanted) => {
      if (state.status !== 'ready' || state.kept === undefined) return;
      const { user, draft, kept } = state;
      set({ ...state, kept: undefined });
      if (isWanted) draft.restore(kept.changes, kept.unanswered);
      // As this tab's own first: between the two nothing may be lost.
      keep();
      onceDecided(draft, () => note(keptDrafts.forget(user, kept)));
    },
    reload: async () => {
      if (state.status === 'ready') state.draft.reopen(listsOf(await readEditingCopy(client)));
    },
    keepNow: keep,
  };

  function set(next: Workspace): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function follow(): void {
    const who = session.get();
    if (who.kind === 'none') {
      attempt += 1;
      if (state.status !== 'closed') set({ status: 'closed' });
    } else if (who.kind === 'authenticated') {
      const isOpen = state.status === 'ready' && state.user === who.staff.user;
      if (!isOpen && state.status !== 'loading') void open(who.staff.user);
      // Why the last save failed may be over with the session that ended.
      if (state.status === 'ready' && isOpen && !wasAuthenticated) state.draft.forgetFailure();
    }
    wasAuthenticated = who.kind === 'authenticated';
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
      keptOf = whatToKeep(draft);
      draft.subscribe(() => {
        // What is saved is not to be offered again by a reload that comes at once.
        if (draft.get().draft.changes.size === 0) keep();
        else soon(keep);
      });
      set({ status: 'ready', user, draft, kept, isForgetful: false });
      if (kept === undefined) void reading.then((late) => offer(late, draft));
    } catch (error) {
      if (own !== attempt) return;
      console.warn('The editing copy could not be loaded', error);
      set({ status: session.get().kind === 'authenticated' ? 'failed' : 'closed' });
    }
  }

  /** What came after the content. */
  function offer(late: LeftDraft | undefined, draft: DraftStore): void {
    if (late !== undefined && state.status === 'ready' && state.draft === draft) set({ ...state, kept: late });
  }

  function keep(): boolean {
    if (state.status !== 'ready') return false;
    const { user } = state;
    const { draft, unanswered } = state.draft.get();
    const before = keptOf;
    keptOf = whatToKeep(state.draft);
    if (keptOf.some((part, place) => part !== before[place])) {
      note(
        draft.changes.size === 0
          ? keptDrafts.forget(user)
          : keptDrafts.keep(user, { changes: keptChanges(draft), unanswered, at: now() }),
      );
    }
    return changedNames(draft).length > 0;
  }

  /** What could not be kept is tried again after the next edit. */
  function note(done: Promise<void>): void {
    void done.then(
      () => tell(false),
      (error: unknown) => {
        console.warn('Unsaved changes could not be kept in this browser', error);
        keptOf = nothing;
        tell(true);
      },
    );
  }

  function tell(isForgetful: boolean): void {
    if (state.status === 'ready' && state.isForgetful !== isForgetful) set({ ...state, isForgetful });
  }
}

const nothing: readonly unknown[] = [];

/** Milliseconds that the browser's memory may take longer than the content: it may never answer. */
const patience = 2000;

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(() => resolve(undefined), milliseconds));
}

function whatToKeep(store: DraftStore): readonly unknown[] {
  const { draft, unanswered } = store.get();
  return [draft.changes, unanswered];
}

/** What clashes with what others did stands in the draft once that is decided. */
function onceDecided(draft: DraftStore, task: () => void): void {
  if (draft.get().saving.kind !== 'clashed') return task();
  const stop = draft.subscribe(() => {
    if (draft.get().saving.kind === 'clashed') return;
    stop();
    task();
  });
}

function readEditingCopy(client: StaffClient): Promise<StoredObject> {
  return client('definition', { query: { variant: Variant.inEdit } });
}
