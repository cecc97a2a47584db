import { canPostpone, isOf, type OpenClash } from './clash.ts';
import { type Changes, type Draft, type ObjectName, openDraft } from './draft.ts';
import { type Lists } from './lists.ts';
import { rebase, type ServerUpdate } from './rebase.ts';
import { type Unanswered } from './reconcile.ts';

export type Saving =
  | { readonly kind: 'idle' }
  /** Clashes found so far, which are shown when the save has ended. */
  | { readonly kind: 'saving'; readonly clashes: readonly OpenClash[] }
  | { readonly kind: 'clashed'; readonly clashes: readonly OpenClash[] }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface DraftState {
  readonly draft: Draft;
  readonly saving: Saving;
  /** How many objects were joined with other people's changes since the draft was opened. */
  readonly joined: number;
  /** The IDs of new objects that have been saved since, by their temporary names. */
  readonly savedIds: ReadonlyMap<string, number>;
  /** Objects that were sent; whether they arrived is unknown. */
  readonly unanswered: Unanswered | undefined;
}

const idle: Saving = { kind: 'idle' };

export function openState(base: Lists, changes?: Changes): DraftState {
  return { draft: openDraft(base, changes), saving: idle, joined: 0, savedIds: new Map(), unanswered: undefined };
}

/** Returns the state on other content, after publishing, discarding, restoring or importing. Changes are dropped. */
export function reopen(state: DraftState, base: Lists): DraftState {
  return { ...openState(base), savedIds: state.savedIds };
}

export function edit(state: DraftState, change: (draft: Draft) => Draft): DraftState {
  const draft = change(state.draft);
  return draft === state.draft ? state : { ...state, draft };
}

/** Applies the server's current objects. */
export function accept(state: DraftState, updates: readonly ServerUpdate[]): DraftState {
  const fresh = updates.flatMap(({ model, ID, wasID }) =>
    wasID === undefined || wasID === ID ? [] : [[temporaryName({ model, ID: wasID }), ID] as const],
  );
  const savedIds = fresh.length === 0 ? state.savedIds : new Map([...state.savedIds, ...fresh]);
  return edit({ ...state, savedIds }, (draft) => rebase(draft, updates));
}

/** Returns the current ID of an object; a new one gets another ID when it is saved. */
export function currentName({ savedIds }: DraftState, { model, ID }: ObjectName): ObjectName {
  return { model, ID: savedIds.get(temporaryName({ model, ID })) ?? ID };
}

export function openClashes({ saving }: DraftState): readonly OpenClash[] {
  return saving.kind === 'saving' || saving.kind === 'clashed' ? saving.clashes : [];
}

/** Adds clashes. Each object needs one decision: a newer clash replaces an older one. */
export function addClashes(state: DraftState, added: readonly OpenClash[]): DraftState {
  if (added.length === 0) return state;
  const others = openClashes(state).filter((open) => !added.some(isOf(open)));
  return withClashes(state, [...others, ...added]);
}

export function replaceClash(state: DraftState, clash: OpenClash, by: readonly OpenClash[]): DraftState {
  return withClashes(
    state,
    openClashes(state).flatMap((open) => (open === clash ? by : [open])),
  );
}

/** Leaves the clashes undecided if the draft has all of my changes; the next save asks again. */
export function postpone(state: DraftState): DraftState {
  const { saving } = state;
  return saving.kind === 'clashed' && canPostpone(saving.clashes) ? { ...state, saving: idle } : state;
}

/** Returns whether changes would be lost if a save replaced the open questions by its own. */
export function mustDecide({ saving }: DraftState): boolean {
  return saving.kind === 'clashed' && !canPostpone(saving.clashes);
}

export function beginSaving(state: DraftState): DraftState {
  return { ...state, saving: { kind: 'saving', clashes: [] } };
}

/** @param failure why nothing more can be sent; undefined if everything was sent, or clashes prevent it */
export function endSaving(state: DraftState, failure?: { readonly error: unknown }): DraftState {
  const clashes = openClashes(state);
  if (clashes.length > 0) return { ...state, saving: { kind: 'clashed', clashes } };
  return { ...state, saving: failure === undefined ? idle : { kind: 'failed', error: failure.error } };
}

export function forgetFailure(state: DraftState): DraftState {
  return state.saving.kind === 'failed' ? { ...state, saving: idle } : state;
}

function temporaryName({ model, ID }: ObjectName): string {
  return `${model} ${ID}`;
}

/** A running save continues; clashes are shown when it ends. */
function withClashes(state: DraftState, clashes: readonly OpenClash[]): DraftState {
  if (state.saving.kind === 'saving') return { ...state, saving: { kind: 'saving', clashes } };
  if (clashes.length > 0) return { ...state, saving: { kind: 'clashed', clashes } };
  return state.saving.kind === 'clashed' ? { ...state, saving: idle } : state;
}
