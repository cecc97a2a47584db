import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { UserGroup } from '#contract/staff-kinds.ts';
import { type ErrorCode, errorStatus } from '#contract/error-codes.ts';
import { createStaffClient } from '#contract/staff-client.ts';
import { type StoredDraft } from './draft-record.ts';
import { type StoredDrafts, type PendingDraft, newestOfClosed } from './stored-drafts.ts';
import { type SessionState } from '../session/session-store.ts';
import { createWorkspaceStore } from './workspace-store.ts';

const authenticated: SessionState = {
  kind: 'authenticated',
  staff: { session: 's', user: 'anna', group: UserGroup.manager, languages: [] },
};

const refusal = (code: ErrorCode): Response =>
  Response.json({ error: { code, message: 'Refused.' } }, { status: errorStatus[code] });

/** A tab of a browser with these stored drafts, by tab. */
async function openTab(
  tab: string,
  stored: Map<string, StoredDraft>,
  openTabs: ReadonlySet<string> = new Set([tab]),
  soon = (task: () => void): void => task(),
  read: StoredDrafts['read'] = () =>
    newestOfClosed(
      [...stored].map(([name, draft]) => ({ ...draft, tab: name })),
      { isOpen: (name) => Promise.resolve(openTabs.has(name)) },
    ),
  isImpatient = false,
) {
  const session = createStore<SessionState>(() => authenticated);
  const storedDrafts: StoredDrafts = {
    read,
    keep: async (_, draft) => void stored.set(tab, draft),
    forget: (_, left) => Promise.resolve(void stored.delete(left?.tab ?? tab)),
  };
  const client = createStaffClient({
    base: 'https://museum.test/',
    session: () => undefined,
    fetch: (_, init) =>
      Promise.resolve(
        init?.method === 'POST' ? refusal('not-authorized') : Response.json({ Locations: [{ ID: 1, Revision: 1 }] }),
      ),
  });
  const workspace = createWorkspaceStore({
    session: {
      ...session,
      logIn: () => Promise.resolve(),
      logOut: () => Promise.resolve(),
      end: () => undefined,
      putFirst: () => undefined,
      renew: () => Promise.resolve(),
    },
    client,
    storedDrafts,
    soon,
    now: () => stored.size + 1,
    readTimeout: () => (isImpatient ? Promise.resolve(undefined) : new Promise(() => {})),
  });
  const ready = () => {
    const state = workspace.getState();
    if (state.status !== 'ready') throw new Error(state.status);
    return state;
  };
  await expect.poll(() => workspace.getState().status).toBe('ready');
  const become = (next: SessionState): void => session.setState(next, true);
  return { workspace, ready, become, edit: () => ready().draft.put('locations', { ID: 1, Code: tab }) };
}

describe('the workspace', () => {
  it('clears the failure of a save when a new session starts', async () => {
    const { ready, become, edit } = await openTab('one', new Map());
    edit();
    await ready().draft.save();
    become({ kind: 'ended' });
    become({ kind: 'submitted', step: 'password' });
    expect(ready().draft.getState().saving.kind).toBe('failed');
    become(authenticated);
    expect(ready().draft.getState().saving).toEqual({ kind: 'idle' });
  });

  it('deletes the stored draft as soon as everything is saved', async () => {
    const stored = new Map<string, StoredDraft>();
    const { workspace, ready, edit } = await openTab('one', stored, undefined, () => undefined);
    edit();
    workspace.keepNow();
    expect([...stored.keys()]).toEqual(['one']);
    ready().draft.undo();
    expect([...stored.keys()]).toEqual([]);
  });

  it('stores the last edits before another user continues, and before a logout', async () => {
    for (const next of [
      { kind: 'authenticated', staff: { ...authenticated.staff, user: 'bob' } },
      { kind: 'none' },
    ] as const) {
      const stored = new Map<string, StoredDraft>();
      const { become, edit } = await openTab('one', stored, undefined, () => undefined);
      edit();
      become({ kind: 'ended' });
      expect([...stored.keys()]).toEqual([]);
      become(next);
      expect([...stored.keys()]).toEqual(['one']);
    }
  });

  it('stores each tab’s unsaved changes, whatever another tab does', async () => {
    const stored = new Map<string, StoredDraft>();
    const both = new Set(['one', 'two']);
    const one = await openTab('one', stored, both);
    one.edit();
    const two = await openTab('two', stored, both);
    expect(two.ready().pendingDraft).toBeUndefined();
    two.edit();
    two.ready().draft.undo();
    expect([...stored.keys()]).toEqual(['one']);
  });

  it('offers the changes of the newest closed tab, and restores them when accepted', async () => {
    const stored = new Map<string, StoredDraft>();
    for (const tab of ['old', 'new']) (await openTab(tab, stored, new Set(['old', 'new']))).edit();
    const { workspace, ready } = await openTab('now', stored);
    expect(ready().pendingDraft).toMatchObject({ tab: 'new' });
    workspace.settleLeftDraft(true);
    expect(ready().draft.getState().draft.changes.get('locations')?.get(1)).toMatchObject({ Code: 'new' });
    expect([...stored.keys()]).toEqual(['old', 'now']);
  });

  it('warns as long as edits cannot be stored, and retries at the next edit', async () => {
    const full = new Map<string, StoredDraft>();
    const set = vi.spyOn(full, 'set').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { ready, edit } = await openTab('one', full);
    edit();
    await expect.poll(() => ready().isForgetful).toBe(true);
    expect(warned).toHaveBeenCalledOnce();
    set.mockRestore();
    edit();
    await expect.poll(() => ready().isForgetful).toBe(false);
    expect([...full.keys()]).toEqual(['one']);
  });

  it('opens even if IndexedDB does not answer, and offers a draft that arrives later', async () => {
    const left: PendingDraft = { changes: [], at: 1, tab: 'old' };
    let answer: (left: PendingDraft) => void = () => {};
    const { ready } = await openTab(
      'now',
      new Map(),
      undefined,
      undefined,
      () => new Promise((resolve) => (answer = resolve)),
      true,
    );
    expect(ready().pendingDraft).toBeUndefined();
    answer(left);
    await expect.poll(() => ready().pendingDraft).toEqual(left);
  });

  it('deletes only the declined draft', async () => {
    const draft: PendingDraft = { changes: [], at: 1, tab: 'old' };
    const stored = new Map<string, StoredDraft>([
      ['old', draft],
      ['new', { ...draft, at: 2 }],
    ]);
    const { workspace } = await openTab('now', stored);
    workspace.settleLeftDraft(false);
    expect([...stored.keys()]).toEqual(['old']);
  });
});
