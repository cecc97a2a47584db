import { createStore } from 'zustand';
import { type ReadonlyStore } from '#ui/store.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type ClashChoice, type OpenClash } from './clash.ts';
import { decide } from './decide.ts';
import {
  accept,
  beginSaving,
  currentName,
  type DraftState,
  edit,
  endSaving,
  forgetFailure,
  mustDecide,
  openState,
  postpone,
  reopen,
} from './draft-state.ts';
import {
  apply,
  changedNames,
  type UnsavedChange,
  type ObjectName,
  type Patch,
  put,
  redo,
  type Removal,
  removal,
  undo,
} from './draft.ts';
import { join } from './join.ts';
import { type Lists } from './lists.ts';
import { type ListedObject, receive } from './receive.ts';
import { reconcile, type Unanswered } from './reconcile.ts';
import { restore } from './restore.ts';
import { saveDraft } from './save.ts';
import { createTemporaryIds } from './temporary-ids.ts';

/** The one editing copy of a tab. */
export interface DraftStore extends ReadonlyStore<DraftState> {
  /** @param mergeKey edits with the same key in quick succession are one step */
  readonly put: (model: EditedModel, object: StoredObject, mergeKey?: string) => void;
  /** @param mergeKey as in `put` */
  readonly putAll: (objects: readonly ListedObject[], mergeKey?: string) => void;
  /** Returns IDs for several new objects that are added by one `putAll`. */
  readonly freshIds: (count: number) => readonly number[];
  /** @returns the object's ID until it is saved */
  readonly add: (model: EditedModel, object: StoredObject) => number;
  /** Deletes objects with their consequences, or returns the reason why not. */
  readonly remove: (names: readonly ObjectName[]) => Removal;
  /** Returns the current ID of an object; a new one gets another ID when it is saved. */
  readonly currentName: (name: ObjectName) => ObjectName;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Sends all changes, and again after a clash that could be joined automatically. Never rejects. */
  readonly save: () => Promise<void>;
  /** Dismisses the failure of the last save. */
  readonly forgetFailure: () => void;
  /**
   * Restores changes stored by an earlier session, joined with edits that others have saved since.
   *
   * @param unanswered those changes that had been sent without an answer
   */
  readonly restore: (unsaved: readonly UnsavedChange[], unanswered?: Unanswered) => void;
  /** Applies the server's own changes, such as the address of a moved file. Edits stay. */
  readonly receive: (objects: readonly ListedObject[]) => void;
  readonly decide: (clash: OpenClash, choice: ClashChoice) => void;
  /** Leaves clashes undecided if the draft has all of my changes; the next save asks again. */
  readonly postpone: () => void;
  /** Switches to other content, after publishing, discarding, restoring or importing. Changes are dropped. */
  readonly reopen: (base: Lists) => void;
}

export interface DraftStoreOptions {
  readonly base: Lists;
  readonly client: StaffClient;
  readonly now: () => number;
}

export function createDraftStore({ base, client, now }: DraftStoreOptions): DraftStore {
  const { setState, ...readable } = createStore<DraftState>(() => openState(base));
  const { getState } = readable;
  const nextIds = createTemporaryIds();
  const update = (change: (state: DraftState) => DraftState): void => setState(change(getState()), true);
  const applyPatches = (patches: readonly Patch[], mergeKey?: string): void =>
    update((state) => edit(state, (draft) => apply(draft, { patches, mergeKey, at: now() })));
  const freshIds = (count: number): readonly number[] => nextIds(getState().draft, count);

  return {
    ...readable,
    put: (model, object, mergeKey) => applyPatches([put(getState().draft, model, object)], mergeKey),
    putAll: (objects, mergeKey) =>
      applyPatches(
        objects.map(({ model, object }) => put(getState().draft, model, object)),
        mergeKey,
      ),
    freshIds,
    add: (model, object) => {
      const [ID = -1] = freshIds(1);
      applyPatches([put(getState().draft, model, { ...object, ID, Revision: 0 })]);
      return ID;
    },
    remove: (names) => {
      const removed = removal(getState().draft, names);
      if (removed.ok) applyPatches(removed.patches);
      return removed;
    },
    currentName: (name) => currentName(getState(), name),
    undo: () => update((state) => edit(state, undo)),
    redo: () => update((state) => edit(state, redo)),
    save,
    forgetFailure: () => update(forgetFailure),
    restore: (unsaved, unanswered) => update((state) => restore(state, unsaved, unanswered, now())),
    receive: (objects) => update((state) => receive(state, objects, now())),
    decide: (clash, choice) => update((state) => decide(state, clash, choice, now())),
    postpone: () => update(postpone),
    reopen: (lists) => update((state) => reopen(state, lists)),
  };

  async function save(): Promise<void> {
    const { saving, draft } = getState();
    if (saving.kind === 'saving' || mustDecide(getState()) || changedNames(draft).length === 0) return;
    update(beginSaving);
    try {
      await acceptArrived();
    } catch (error) {
      return update((state) => endSaving(state, { error }));
    }
    const { base: before } = getState().draft;
    const end = await saveDraft(client, getState().draft, {
      onSaved: (updates) => update((state) => accept(state, updates)),
      onSent: (unanswered) => update((state) => ({ ...state, unanswered })),
    });
    const clashes = end.kind === 'clashed' ? end.clashes : [];
    for (const clash of clashes) update((state) => join(state, clash, before, now()));
    update((state) => endSaving(state, end.kind === 'failed' ? end : undefined));
    if (clashes.length > 0 && getState().saving.kind === 'idle') return save();
  }

  /** Applies the edits that an earlier save sent without receiving an answer. */
  async function acceptArrived(): Promise<void> {
    const { unanswered } = getState();
    if (unanswered === undefined) return;
    const arrived = await reconcile(client, unanswered);
    update((state) => ({ ...accept(state, arrived), unanswered: undefined }));
  }
}
