import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type DraftState } from '../draft/draft-state.ts';
import { type DraftStore } from '../draft/draft-store.ts';
import { oncePerObject } from '#content/once-per-object.ts';
import { type Draft, objectOf, type ObjectName } from '../draft/draft.ts';
import { openStoredDrafts } from './stored-drafts.ts';
import { lateDraftOf } from './late-draft.ts';
import { createOpenTabs } from './open-tabs.ts';
import { createResolvedDrafts } from './resolved-drafts.ts';
import { browserMemory } from '../session/browser-memory.ts';
import { useConnection } from '../session/session-context.tsx';
import { createWorkspaceStore, type ReadyWorkspace, type Workspace, type WorkspaceStore } from './workspace-store.ts';

const WorkspaceContext = createContext<WorkspaceStore | undefined>(undefined);

/** Milliseconds after an edit until it is stored in the browser. */
const keepAfter = 250;

/** Milliseconds that IndexedDB may take longer than the content. */
const draftReadTimeoutMs = 2000;

export function WorkspaceProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const connection = useConnection();
  const [store] = useState(() =>
    createWorkspaceStore({
      ...connection,
      storedDrafts: openStoredDrafts(createOpenTabs(), createResolvedDrafts(browserMemory)),
      soon: delayed(keepAfter),
      now: Date.now,
      readTimeout: () => new Promise((resolve) => void setTimeout(() => resolve(undefined), draftReadTimeoutMs)),
    }),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (store.keepNow()) event.preventDefault();
    };
    const keep = (): void => void store.keepNow();
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', keep);
    };
  }, [store]);
  return <WorkspaceContext value={store}>{children}</WorkspaceContext>;
}

function delayed(milliseconds: number): (task: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (task) => {
    clearTimeout(timer);
    timer = setTimeout(task, milliseconds);
  };
}

export function useWorkspaceStore(): WorkspaceStore {
  const value = use(WorkspaceContext);
  if (value === undefined) throw new Error('useWorkspaceStore needs a WorkspaceProvider around it');
  return value;
}

export function useWorkspace(): Workspace {
  const store = useWorkspaceStore();
  return useStore(store);
}

export function useReadyWorkspace(): ReadyWorkspace {
  return expectReady(useWorkspace());
}

/** Every field has it, and renders again only when another copy is opened. */
export function useDraft(): DraftStore {
  const store = useWorkspaceStore();
  return useStore(store, (workspace) => expectReady(workspace).draft);
}

function expectReady(workspace: Workspace): ReadyWorkspace {
  if (workspace.status !== 'ready') throw new Error('Sections are shown once the editing copy is there');
  return workspace;
}

export function useDraftState(): DraftState {
  const store = useDraft();
  return useStore(store);
}

/** Returns the current ID of an object; a new one gets another ID when it is saved. */
export function useCurrentName({ model, ID }: ObjectName): ObjectName {
  const store = useDraft();
  return { model, ID: useStore(store, () => store.currentName({ model, ID }).ID) };
}

/** Returns a key for an object's form, which stays the same when a new object gets its ID by being saved. */
export function useFormKey({ model, ID }: ObjectName): string {
  return useStableKeys(model)(ID);
}

/** The same for every object of a model, such as the rows of a list. */
export function useStableKeys(model: EditedModel): (ID: number) => string {
  const store = useDraft();
  const firstNames = useStore(store, ({ savedIds }) => firstNamesBy(savedIds));
  return (ID) => firstNames.get(`${model} ${ID}`) ?? `${model} ${ID}`;
}

/** The names that objects had before they were first saved, by their names since. */
const firstNamesBy = oncePerObject((savedIds: ReadonlyMap<string, number>) => {
  const names = [...savedIds].map(([first, ID]) => [`${first.slice(0, first.indexOf(' '))} ${ID}`, first] as const);
  return new Map(names);
});

/** Reads a value from the draft, and renders again only when that value changes. The reader must be stable. */
export function useFromDraft<Value>(read: (draft: Draft) => Value): Value {
  const store = useDraft();
  return useStore(store, ({ draft }) => read(draft));
}

/** Reads a value a moment after typing, for findings and other secondary output. */
export function useFromLateDraft<Value>(read: (draft: Draft) => Value): Value {
  const late = lateDraftOf(useDraft());
  return useStore(late, read);
}

/** Returns one object as edited; undefined if it does not exist. Renders again only when that object changes. */
export function useObject(name: ObjectName): StoredObject | undefined {
  return useFromDraft((draft) => objectOf(draft, name));
}
