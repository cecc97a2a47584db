import { canPostpone, isOf, type OpenClash } from './clash.ts';
import { type Changes, type Draft, type ObjectName, openDraft } from './draft.ts';
import { type Lists } from './lists.ts';
import { rebase, type ServerUpdate } from './rebase.ts';
import { type Unanswered } from './reconcile.ts';

export type Saving =
  | { readonly kind: 'idle' }
  /** The clashes found so far are asked about when the save has ended. */
  | { readonly kind: 'saving'; readonly clashes: readonly OpenClash[] }
  | { readonly kind: 'clashed'; readonly clashes: readonly OpenClash[] }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface DraftState {
  readonly draft: Draft;
  readonly saving: Saving;
  /** How many objects were joined with the changes of others since the draft was opened. */
  readonly joined: number;
  /** The IDs of new objects that have been saved since, by their temporary names. */
  readonly savedIds: ReadonlyMap<string, number>;
  /** Objects that were sent; whether they arrived is not known. */
  readonly unanswered: Unanswered | undefined;
}

const idle: Saving = { kind: 'idle' };

export function openState(base: Lists, changes?: Changes): DraftState {
  return { draft: openDraft(base, changes), saving: idle, joined: 0, savedIds: new Map(), unanswered: undefined };
}

/** The state on other content: it was published, discarded, restored or imported. Changes are dropped. */
export function reopen(state: DraftState, base: Lists): DraftState {
  return { ...openState(base), savedIds: state.savedIds };
}

export function edit(state: DraftState, change: (draft: Draft) => Draft): DraftState {
  const draft = change(state.draft);
  return draft === state.draft ? state : { ...state, draft };
}

/** Takes over what the server has now. */
export function accept(state: DraftState, updates: readonly ServerUpdate[]): DraftState {
  const fresh = updates.flatMap(({ model, ID, wasID }) =>
    wasID === undefined || wasID === ID ? [] : [[temporaryName({ model, ID: wasID }), ID] as const],
  );
  const savedIds = fresh.length === 0 ? state.savedIds : new Map([...state.savedIds, ...fresh]);
  return edit({ ...state, savedIds }, (draft) => rebase(draft, updates));
}

/** What an object is called now: a new one has another ID once it is saved. */
export function currentName({ savedIds }: DraftState, { model, ID }: ObjectName): ObjectName {
  return { model, ID: savedIds.get(temporaryName({ model, ID })) ?? ID };
}

export function openClashes({ saving }: DraftState): readonly OpenClash[] {
  return saving.kind === 'saving' || saving.kind === 'clashed' ? saving.clashes : [];
}

/** Asks about these too. An object is asked about once: a newer clash takes the place of an older one. */
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

/** Leaves the clashes undecided where the draft has all of mine: the next save asks again. */
export function postpone(state: DraftState): DraftState {
  const { saving } = state;
  return saving.kind === 'clashed' && canPostpone(saving.clashes) ? { ...state, saving: idle } : state;
}

/** Whether changes would be lost if a save asked its own questions instead of those that are open. */
export function mustDecide({ saving }: DraftState): boolean {
  return saving.kind === 'clashed' && !canPostpone(saving.clashes);
}

export function beginSaving(state: DraftState): DraftState {
  return { ...state, saving: { kind: 'saving', clashes: [] } };
}

/** @param failure why nothing more can be sent; undefined: all of it was, or clashes keep it from being sent */
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

/** A save that is under way stays so: its end asks. */
function withClashes(state: DraftState, clashes: readonly OpenClash[]): DraftState {
  if (state.saving.kind === 'saving') return { ...state, saving: { kind: 'saving', clashes } };
  if (clashes.length > 0) return { ...state, saving: { kind: 'clashed', clashes } };
  return state.saving.kind === 'clashed' ? { ...state, saving: idle } : state;
}
