import { type DraftStore } from '../draft/draft-store.ts';
import { changedNames, keptChanges } from '../draft/draft.ts';
import { type KeptDrafts, type LeftDraft } from './kept-draft.ts';

/** Keeps unsaved changes in the browser. */
export interface DraftKeeper {
  /** The draft is as the server has it: there is nothing to keep yet. */
  readonly begin: (draft: DraftStore) => void;
  /**
   * Keeps what has changed since the last time.
   *
   * @returns whether something is not saved
   */
  readonly keep: (user: string, draft: DraftStore) => boolean;
  /** Forgets what another tab left behind. */
  readonly forget: (user: string, left: LeftDraft) => void;
}

export interface DraftKeeperOptions {
  readonly keptDrafts: KeptDrafts;
  readonly now: () => number;
  /** Tells whether the browser failed to keep the last change. */
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
        // The next edit tries again.
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
