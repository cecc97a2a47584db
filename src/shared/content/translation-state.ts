/** What is known of a translation besides its source. */
export type TranslationState =
  | { readonly kind: 'machine' }
  /** `at`: the day, such as `2026-05-01`. */
  | { readonly kind: 'checked'; readonly at: string; readonly by: string };

/** Returns the state as it is stored: `machine`, or `checked 2026-05-01 Mia`. */
export function stateNote(state: TranslationState): string {
  return state.kind === 'machine' ? 'machine' : `checked ${state.at} ${state.by}`;
}

/** Undefined for anything else. */
export function readState(note: string): TranslationState | undefined {
  if (note === 'machine') return { kind: 'machine' };
  const [, at, by] = /^checked (\d{4}-\d{2}-\d{2}) (.+)$/su.exec(note) ?? [];
  return at === undefined || by === undefined ? undefined : { kind: 'checked', at, by };
}
