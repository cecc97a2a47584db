import { createStore } from 'zustand';
import { type WorkerNews } from '#contract/worker-messages.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { type StoredVersion } from '../../adapters/stored-version.ts';

/** Whether the museum has published something newer than what this page shows. */
export interface ContentNews extends ReadonlyStore<boolean> {
  readonly hear: (news: WorkerNews) => Promise<void>;
  /** The visitor does not want to see it now. */
  readonly dismiss: () => void;
}

/** @param readVersion by the worker's name for it */
export function createContentNews(
  shown: StoredVersion,
  readVersion: (id: string) => Promise<StoredVersion | undefined>,
): ContentNews {
  const store = createStore<boolean>(() => false);
  return {
    ...store,
    hear: async (news) => {
      if (news.type !== 'contentUpdated') return;
      const stored = await readVersion(news.version);
      // The content that the worker stores first is the one that the page has loaded itself.
      if (stored === undefined) return;
      store.setState(stored.Counter !== shown.Counter || isOtherTime(stored.UpdatedAt, shown.UpdatedAt), true);
    },
    dismiss: () => store.setState(false, true),
  };
}

/** Compares times, not texts: the page's was parsed, and the stored one is as the museum wrote it. */
function isOtherTime(one: string, other: string): boolean {
  return !Object.is(Date.parse(one), Date.parse(other));
}
