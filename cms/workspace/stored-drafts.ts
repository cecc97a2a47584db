import { type IDBPDatabase, openDB } from 'idb';
import { inPageTurns } from '#contract/take-turns.ts';
import { packDraft, type StoredDraft, unpackDraft } from './draft-record.ts';
import { type OpenTabs } from './open-tabs.ts';
import { type ResolvedDrafts } from './resolved-drafts.ts';

/** Unsaved changes of a closed tab. */
export interface PendingDraft extends StoredDraft {
  /** Undefined if it was stored when all tabs of a person shared one draft. */
  readonly tab: string | undefined;
}

export interface StoredDrafts {
  /**
   * Called before this tab edits in the name of a person. Its earlier drafts for that person, from before another
   * user logged in, then belong to a closed tab.
   *
   * @returns the newest draft of the person's closed tabs; undefined if none can be read
   */
  readonly read: (user: string) => Promise<PendingDraft | undefined>;
  /**
   * Stores this tab's draft, unless another call follows before it is written.
   *
   * @param isUrgent whether the page may end at once, so that the draft is written in one task
   */
  readonly keep: (user: string, draft: StoredDraft, isUrgent?: boolean) => Promise<void>;
  /** @param left another tab's draft; this tab's own if omitted */
  readonly forget: (user: string, left?: PendingDraft) => Promise<void>;
}

const database = 'cicerone-cms';
const store = 'drafts';

/** One draft per tab. */
export function openStoredDrafts(tabs: OpenTabs, resolved: ResolvedDrafts): StoredDrafts {
  let opening: Promise<IDBPDatabase> | undefined;
  // Opened on first use: a browser that forbids databases may throw at once.
  const open = async (): Promise<IDBPDatabase> => {
    opening ??= openDB(database, 1, {
      upgrade: (db) => void db.createObjectStore(store),
      // The browser has deleted it, or it broke; the next draft opens it again.
      terminated: () => (opening = undefined),
    });
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  let latest: StoredDraft | undefined;
  return {
    read: async (user) => {
      tabs.renew();
      const reading = (await open()).transaction(store).store;
      const [keys, values] = await Promise.all([reading.getAllKeys(), reading.getAll()]);
      resolved.prune(keys.map(nameOf));
      const stored = keys.flatMap((key, place) => {
        const [owner, tab] = (Array.isArray(key) ? key : [key]).map(String);
        const draft = owner === user && !resolved.has(nameOf(key)) ? unpackDraft(values[place]) : undefined;
        return draft !== undefined && draft.changes.length > 0 ? [{ ...draft, tab }] : [];
      });
      return newestOfClosed(stored, tabs);
    },
    keep: async (user, draft, isUrgent = false) => {
      latest = draft;
      const key = keyOf(user, tabs.own());
      resolved.remove(nameOf(key));
      const packing = packDraft(draft);
      const record = isUrgent ? atOnce(packing) : await inPageTurns(packing);
      if (latest === draft) await (await open()).put(store, record, key);
    },
    forget: async (user, left) => {
      if (left === undefined) latest = undefined;
      const key = keyOf(user, left === undefined ? tabs.own() : left.tab);
      resolved.add(nameOf(key));
      await (await open()).delete(store, key);
      resolved.remove(nameOf(key));
    },
  };
}

function keyOf(user: string, tab: string | undefined): IDBValidKey {
  return tab === undefined ? user : [user, tab];
}

function nameOf(key: IDBValidKey): string {
  return JSON.stringify(key);
}

export async function newestOfClosed(
  stored: readonly PendingDraft[],
  { isOpen }: Pick<OpenTabs, 'isOpen'>,
): Promise<PendingDraft | undefined> {
  const areOpen = await Promise.all(stored.map(async ({ tab }) => tab !== undefined && isOpen(tab)));
  const left = stored.filter((_, place) => areOpen[place] === false);
  return left.toSorted((one, other) => other.at - one.at)[0];
}

function atOnce<Result>(work: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
