import { createStore } from 'zustand';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import {
  apply,
  type Changes,
  changedNames,
  type Draft,
  objectOf,
  type KeptChange,
  type ObjectName,
  openDraft,
  type Patch,
  put,
  redo,
  type Removal,
  removal,
  temporaryId,
  undo,
} from './draft.ts';
import { type Lists, ofModel } from './lists.ts';
import { type ConflictPath, type FieldConflict, isSamePath, merge, preferMine } from './merge.ts';
import { reconcile, type Unanswered } from './reconcile.ts';
import { rebase, type ServerUpdate } from './rebase.ts';
import { deepEqual } from './equality.ts';
import { type ForeignChange, saveDraft } from './save.ts';
import { revertRemoval, removedTogether } from './revert-removal.ts';

/** A clash that only a person can decide. */
export interface OpenClash extends ForeignChange {
  /** As it was when the visitor began to edit it; undefined: it was not there. */
  readonly base: StoredObject | undefined;
  /** Undefined: deleted. */
  readonly mine: StoredObject | undefined;
  /** What the draft had when this was asked; what it has by now was edited since. */
  readonly seen: StoredObject | undefined;
  /** What I have deleted together with it, and the content from before. */
  readonly removal: { readonly before: Lists; readonly names: readonly ObjectName[] };
  /** Empty: one side has deleted the object. */
  readonly conflicts: readonly FieldConflict[];
}

export type Saving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'clashed'; readonly clashes: readonly OpenClash[] }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface DraftState {
  readonly draft: Draft;
  readonly saving: Saving;
  /** How many objects were joined with what others saved meanwhile, since the draft was opened. */
  readonly joined: number;
  /** New objects that have been saved since: their IDs by those that they had until then. */
  readonly savedIds: ReadonlyMap<string, number>;
  /** What was sent without an answer until now. */
  readonly unanswered: Unanswered | undefined;
}

/** The one editing copy of a tab. */
export interface DraftStore extends ReadonlyStore<DraftState> {
  /** @param mergeKey edits with the same one in quick succession are one step */
  readonly put: (model: EditedModel, object: StoredObject, mergeKey?: string) => void;
  readonly putAll: (objects: readonly { readonly model: EditedModel; readonly object: StoredObject }[]) => void;
  /** IDs for so many new objects that come with one `putAll`. */
  readonly freshIds: (count: number) => readonly number[];
  /** @returns the ID that it has until it is saved */
  readonly add: (model: EditedModel, object: StoredObject) => number;
  readonly remove: (names: readonly ObjectName[]) => Removal;
  /** What an object is called by now: a new one that has been saved has another ID than it began with. */
  readonly currentName: (name: ObjectName) => ObjectName;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => Promise<void>;
  /** Says no more that the last save failed. */
  readonly forgetFailure: () => void;
  /**
   * Brings back changes that were kept from before, joined with what others have saved since.
   *
   * @param unanswered what of them was on its way then
   */
  readonly restore: (kept: readonly KeptChange[], unanswered?: Unanswered) => void;
  /** What the server has changed by itself, such as the addresses of a file that was moved. What is edited stays so. */
  readonly receive: (objects: readonly { readonly model: EditedModel; readonly object: StoredObject }[]) => void;
  /** Decides a clash: at these places my value holds, at the others theirs; or my whole object, or theirs. */
  readonly decide: (clash: OpenClash, mine: Choice) => void;
  /** Leaves the clashes undecided and the draft as it is, where it has all of mine: the next save asks again. */
  readonly postpone: () => void;
  /** Another state of the content: it was published, discarded, restored or imported. Changes are dropped. */
  readonly reopen: (base: Lists) => void;
}

export interface DraftStoreOptions {
  readonly base: Lists;
  /** Kept from before; made on whatever the content was then. */
  readonly changes?: Changes;
  readonly client: StaffClient;
  readonly now: () => number;
}

export function createDraftStore({ base, changes, client, now }: DraftStoreOptions): DraftStore {
  const { setState: set, ...readable } = createStore<DraftState>(() => ({
    draft: openDraft(base, changes),
    saving: { kind: 'idle' },
    joined: 0,
    savedIds: new Map(),
    unanswered: undefined,
  }));
  const { getState } = readable;
  let lastAdded = 0;

  const store: DraftStore = {
    ...readable,
    put: (model, object, mergeKey) =>
      edit((draft) => apply(draft, { patches: [put(draft, model, object)], mergeKey, at: now() })),
    putAll: (objects) =>
      edit((draft) =>
        apply(draft, { patches: objects.map(({ model, object }) => put(draft, model, object)), at: now() }),
      ),
    freshIds,
    add: (model, object) => {
      const [ID = -1] = freshIds(1);
      store.put(model, { ...object, ID, Revision: 0 });
      return ID;
    },
    remove: (names) => {
      const removed = removal(getState().draft, names);
      if (removed.ok) edit((draft) => apply(draft, { patches: removed.patches, at: now() }));
      return removed;
    },
    currentName: ({ model, ID }) => ({ model, ID: getState().savedIds.get(`${model} ${ID}`) ?? ID }),
    undo: () => edit(undo),
    redo: () => edit(redo),
    save,
    forgetFailure: () => {
      if (getState().saving.kind === 'failed') set({ saving: { kind: 'idle' } });
    },
    restore,
    receive,
    decide,
    postpone: () => {
      const { saving } = getState();
      if (saving.kind === 'clashed' && canPostpone(saving.clashes)) set({ saving: { kind: 'idle' } });
    },
    reopen: (lists) => set({ draft: openDraft(lists), saving: { kind: 'idle' }, joined: 0, unanswered: undefined }),
  };
  return store;

  function edit(change: (draft: Draft) => Draft): void {
    const draft = change(getState().draft);
    if (draft !== getState().draft) set({ draft });
  }

  function freshIds(count: number): readonly number[] {
    // Never one that was given before: somebody may still speak of it.
    const first = Math.max(temporaryId(getState().draft), lastAdded + 1);
    lastAdded = first + count - 1;
    return Array.from({ length: count }, (_, place) => first + place);
  }

  function accept(settled: readonly ServerUpdate[]): void {
    const fresh = settled.flatMap(({ model, ID, wasID }) =>
      wasID === undefined || wasID === ID ? [] : [[`${model} ${wasID}`, ID] as const],
    );
    if (fresh.length > 0) set({ savedIds: new Map([...getState().savedIds, ...fresh]) });
    edit((draft) => rebase(draft, settled));
  }

  async function save(): Promise<void> {
    if (getState().saving.kind === 'saving' || changedNames(getState().draft).length === 0) return;
    set({ saving: { kind: 'saving' } });
    try {
      const { unanswered } = getState();
      if (unanswered !== undefined) accept(await reconcile(client, unanswered));
      set({ unanswered: undefined });
    } catch (error) {
      return set({ saving: { kind: 'failed', error } });
    }
    const { base: before } = getState().draft;
    const send = (sent: Unanswered | undefined): void => set({ unanswered: sent });
    const end = await saveDraft(client, getState().draft, { onSaved: accept, onSent: send });
    if (end.kind === 'saved') return set({ saving: { kind: 'idle' } });
    if (end.kind === 'failed') return set({ saving: end });
    const open = end.clashes.flatMap((clash) => join(clash, before));
    set({ saving: open.length > 0 ? { kind: 'clashed', clashes: open } : { kind: 'idle' } });
    // What could be joined without a question goes on its way at once.
    if (open.length === 0) return save();
  }

  function restore(kept: readonly KeptChange[], unanswered?: Unanswered): void {
    const patches: Patch[] = [];
    const clashes: OpenClash[] = [];
    const { base: before } = getState().draft;
    const gone = kept.filter(({ mine }) => mine === undefined);
    for (const { model, ID, base: from, mine } of kept) {
      const theirs = objectOf(getState().draft, { model, ID });
      const isUntouched = deepEqual(theirs?.['Revision'], from?.['Revision']);
      const joined =
        isUntouched || from === undefined || mine === undefined || theirs === undefined
          ? undefined
          : merge(from, mine, theirs);
      if (isUntouched) patches.push({ model, ID, before: theirs, after: mine });
      else if (joined?.conflicts.length === 0) patches.push({ model, ID, before: theirs, after: joined.merged });
      else {
        const removal = { before, names: removedTogether(before, gone, { model, ID }) };
        clashes.push({
          model,
          ID,
          base: from,
          mine,
          theirs,
          seen: theirs,
          conflicts: joined?.conflicts ?? [],
          removal,
        });
      }
    }
    edit((draft) => apply(draft, { patches, at: now() }));
    set({ unanswered });
    if (clashes.length > 0) set({ saving: { kind: 'clashed', clashes } });
  }

  function receive(objects: readonly { readonly model: EditedModel; readonly object: StoredObject }[]): void {
    const open = objects.flatMap(({ model, object }) => {
      const ID = storedId(object) ?? -1;
      if (getState().draft.changes.get(model)?.has(ID) === true) {
        return join({ model, ID, theirs: object }, getState().draft.base);
      }
      accept([{ model, ID, stored: object, isForeign: true }]);
      return [];
    });
    if (open.length > 0) set({ saving: { kind: 'clashed', clashes: open } });
  }

  /** Joins what others changed in other places with the object as it stands now; what is left has to be decided. */
  function join({ model, ID, theirs }: ForeignChange, before: Lists): readonly OpenClash[] {
    const from = ofModel(getState().draft.base, model).get(ID);
    const mine = objectOf(getState().draft, { model, ID });
    if (mine === from || (mine === undefined && theirs === undefined)) {
      accept([{ model, ID, stored: theirs, isForeign: true }]);
      return [];
    }
    const names = removedTogether(before, deletedNames(getState().draft), { model, ID });
    const clash = { model, ID, base: from, mine, theirs, seen: mine, conflicts: [], removal: { before, names } };
    if (mine === undefined || theirs === undefined || from === undefined) return [clash];
    const { merged, conflicts } = merge(from, mine, theirs);
    if (conflicts.length > 0) return [{ ...clash, conflicts }];
    accept([{ model, ID, stored: theirs, isForeign: true }]);
    edit((draft) => withObject(draft, clash, merged));
    set({ joined: getState().joined + 1 });
    return [];
  }

  function decide(asked: OpenClash, mine: Choice): void {
    const clash = asItStands(asked, objectOf(getState().draft, asked));
    const isAsked = ({ path }: FieldConflict): boolean => asked.conflicts.some((known) => isSamePath(known.path, path));
    if (typeof mine === 'object' && !clash.conflicts.every(isAsked)) return replaceClash(asked, [clash]);
    if (clash.mine === undefined) return decideRemoval(clash, asked, mine === 'all');
    replaceClash(asked, []);
    accept([{ model: clash.model, ID: clash.ID, stored: clash.theirs, isForeign: true }]);
    edit((draft) => withObject(draft, clash, decided(clash, mine)));
  }

  /** What was deleted together is decided together. */
  function decideRemoval({ removal: { before, names } }: OpenClash, asked: OpenClash, isGone: boolean): void {
    const { saving } = getState();
    const others = saving.kind === 'clashed' ? saving.clashes : [asked];
    const together = others.filter(
      (other) =>
        other === asked ||
        (other.mine === undefined && names.some(({ model, ID }) => model === other.model && ID === other.ID)),
    );
    for (const one of together) replaceClash(one, []);
    accept(together.map(({ model, ID, theirs }) => ({ model, ID, stored: theirs, isForeign: true })));
    edit((draft) =>
      apply(draft, {
        patches: isGone
          ? together.map((name) => ({ ...nameOf(name), before: objectOf(draft, name), after: undefined }))
          : revertRemoval(draft, before, names),
        at: now(),
      }),
    );
  }

  function replaceClash(clash: OpenClash, by: readonly OpenClash[]): void {
    const { saving } = getState();
    if (saving.kind !== 'clashed') return;
    const clashes = saving.clashes.flatMap((other) => (other === clash ? by : [other]));
    set({ saving: clashes.length > 0 ? { kind: 'clashed', clashes } : { kind: 'idle' } });
  }

  function withObject(draft: Draft, { model, ID }: ObjectName, after: StoredObject | undefined): Draft {
    const before = objectOf(draft, { model, ID });
    return apply(draft, { patches: [{ model, ID, before, after }], at: now() });
  }
}

/** Whether nothing of mine is lost without a decision. What was kept from before comes into the draft only by one. */
export function canPostpone(clashes: readonly OpenClash[]): boolean {
  return clashes.every(({ seen, mine }) => deepEqual(seen, mine));
}

const nameOf = ({ model, ID }: ObjectName): ObjectName => ({ model, ID });

function deletedNames(draft: Draft): readonly ObjectName[] {
  return changedNames(draft).filter((name) => objectOf(draft, name) === undefined);
}

type Choice = readonly ConflictPath[] | 'all' | 'none';

/** The clash with what was typed or undone since it was asked about. */
function asItStands(clash: OpenClash, now: StoredObject | undefined): OpenClash {
  const { base, seen, theirs } = clash;
  if (now === seen) return clash;
  const mine = now && seen && clash.mine ? mineFirst(seen, now, clash.mine) : now;
  const conflicts = base && mine && theirs ? merge(base, mine, theirs).conflicts : [];
  return { ...clash, mine, seen: now, conflicts };
}

function decided({ base, mine, theirs }: OpenClash, choice: Choice): StoredObject | undefined {
  if (choice === 'none') return theirs;
  if (base === undefined || mine === undefined || theirs === undefined) return choice === 'all' ? mine : theirs;
  return choice === 'all' ? mineFirst(base, mine, theirs) : preferMine(merge(base, mine, theirs), mine, choice);
}

function mineFirst(base: StoredObject, mine: StoredObject, theirs: StoredObject): StoredObject {
  const joined = merge(base, mine, theirs);
  return preferMine(
    joined,
    mine,
    joined.conflicts.map(({ path }) => path),
  );
}
