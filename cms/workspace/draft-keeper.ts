import { type DraftStore } from '../draft/draft-store.ts';
import { unsavedChanges } from '../draft/draft.ts';
import { type StoredDrafts, type PendingDraft } from './stored-drafts.ts';

/** Stores unsaved changes in the browser. */
export interface DraftKeeper {
  /** Called when the draft equals the server's content, so there is nothing to store. */
  readonly begin: (draft: DraftStore) => void;
  /**
   * Stores what has changed since the last call.
   *
   * @param isUrgent whether the page may end at once
   * @returns whether there are unsaved changes
   */
  readonly keep: (user: string, draft: DraftStore, isUrgent?: boolean) => boolean;
  /** Deletes another tab's stored changes. */
  readonly forget: (user: string, left: PendingDraft) => void;
}

export interface DraftKeeperOptions {
  readonly storedDrafts: StoredDrafts;
  readonly now: () => number;
  /** Reports whether the browser failed to store the last change. */
  readonly onForgetful: (isForgetful: boolean) => void;
}

export function createDraftKeeper({ storedDrafts, now, onForgetful }: DraftKeeperOptions): DraftKeeper {
  let stored = nothing;
  /** How many drafts are being written. */
  let writing = 0;
  return {
    begin: (draft) => {
      stored = unsavedParts(draft);
    },
    keep: (user, store, isUrgent = false) => {
      const { draft, unanswered } = store.getState();
      const before = stored;
      stored = unsavedParts(store);
      if (stored.some((part, index) => part !== before[index]) || (isUrgent && writing > 0)) {
        report(
          draft.changes.size === 0
            ? storedDrafts.forget(user)
            : storedDrafts.keep(user, { changes: unsavedChanges(draft), unanswered, at: now() }, isUrgent),
        );
      }
      return draft.changes.size > 0;
    },
    forget: (user, left) => report(storedDrafts.forget(user, left)),
  };

  function report(done: Promise<void>): void {
    writing += 1;
    void done
      .finally(() => (writing -= 1))
      .then(
        () => onForgetful(false),
        (error: unknown) => {
          console.warn('Unsaved changes could not be stored in this browser', error);
          // The next edit retries.
          stored = nothing;
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
