import { type DraftStore } from '../draft/draft-store.ts';
import { changedNames, keptChanges } from '../draft/draft.ts';
import { type KeptDrafts, type LeftDraft } from './kept-draft.ts';

/** Stores unsaved changes in the browser. */
export interface DraftKeeper {
  /** Called when the draft equals the server's content, so there is nothing to store. */
  readonly begin: (draft: DraftStore) => void;
  /**
   * Stores what has changed since the last call.
   *
   * @returns whether there are unsaved changes
   */
  readonly keep: (user: string, draft: DraftStore) => boolean;
  /** Deletes another tab's stored changes. */
  readonly forget: (user: string, left: LeftDraft) => void;
}

export interface DraftKeeperOptions {
  readonly keptDrafts: KeptDrafts;
  readonly now: () => number;
  /** Reports whether the browser failed to store the last change. */
  readonly onForgetful: (isForgetful: boolean) => void;
}

export function createDraftKeeper({ keptDrafts, now, onForgetful }: DraftKeeperOptions): DraftKeeper {
  let kept = nothing;
  return {
    begin: (draft) => {
      kept = unsavedParts(draft);
    },
    keep: (user, store) => {
      const { draft, unanswered } = store.getState();
      const before = kept;
      kept = unsavedParts(store);
      if (kept.some((part, index) => part !== before[index])) {
        report(
          draft.changes.size === 0
            ? keptDrafts.forget(user)
            : keptDrafts.keep(user, { changes: keptChanges(draft), unanswered, at: now() }),
        );
      }
      return changedNames(draft).length > 0;
    },
    forget: (user, left) => report(keptDrafts.forget(user, left)),
  };

  function report(done: Promise<void>): void {
    void done.then(
      () => onForgetful(false),
      (error: unknown) => {
        console.warn('Unsaved changes could not be kept in this browser', error);
        // The next edit retries.
        kept = nothing;
        onForgetful(true);
      },
    );
  }
}

const nothing: readonly unknown[] = [];

function unsavedParts(store: DraftStore): readonly unknown[] {
  const { draft, unanswered } = store.getState();
  return [draft.changes, unanswered];
}
