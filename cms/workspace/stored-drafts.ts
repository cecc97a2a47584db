import { type IDBPDatabase, openDB } from 'idb';
import { type UnsavedChange } from '../draft/draft.ts';
import { type OpenTabs } from './open-tabs.ts';
import { type Unanswered } from '../draft/reconcile.ts';
import { type SettledDrafts } from './settled-drafts.ts';

/** Unsaved changes, stored in this browser to survive a crash, a reload or a closed tab. */
export interface StoredDraft {
  readonly changes: readonly UnsavedChange[];
  /** The changes that were sent and may have arrived. */
  readonly unanswered?: Unanswered | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Unsaved changes of a closed tab. */
export interface LeftDraft extends StoredDraft {
  /** Undefined if it was stored when all tabs of a person shared one draft. */
  readonly tab: string | undefined;
}

export interface StoredDrafts {
  /** @returns the newest draft of the person's closed tabs; undefined if none can be read */
  readonly read: (user: string) => Promise<LeftDraft | undefined>;
  /** Stores this tab's draft. */
  readonly keep: (user: string, draft: StoredDraft) => Promise<void>;
  /** @param left another tab's draft; this tab's own if omitted */
  readonly forget: (user: string, left?: LeftDraft) => Promise<void>;
}

const database = 'cicerone-cms';
const store = 'drafts';

/** One draft per tab. */
export function openStoredDrafts(tabs: OpenTabs, settled: SettledDrafts): StoredDrafts {
  let opening: Promise<IDBPDatabase> | undefined;
  // Opened on first use: a browser that forbids databases may throw at once.
  const open = async (): Promise<IDBPDatabase> =>
    await (opening ??= openDB(database, 1, { upgrade: (db) => void db.createObjectStore(store) }));
  return {
    read: async (user) => {
      const reading = (await open()).transaction(store).store;
      const [keys, values] = await Promise.all([reading.getAllKeys(), reading.getAll()]);
      settled.prune(keys.map(nameOf));
      const stored = keys.flatMap((key, place) => {
        const draft: unknown = values[place];
        const [owner, tab] = (Array.isArray(key) ? key : [key]).map(String);
        const isOffered = owner === user && !settled.has(nameOf(key));
        return isOffered && isStoredDraft(draft) && draft.changes.length > 0 ? [{ ...draft, tab }] : [];
      });
      return newestOfClosed(stored, tabs);
    },
    keep: async (user, draft) => {
      const key = keyOf(user, tabs.own);
      settled.remove(nameOf(key));
      await (await open()).put(store, draft, key);
    },
    forget: async (user, left) => {
      const key = keyOf(user, left === undefined ? tabs.own : left.tab);
      settled.add(nameOf(key));
      await (await open()).delete(store, key);
      settled.remove(nameOf(key));
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
  stored: readonly LeftDraft[],
  { isOpen }: Pick<OpenTabs, 'isOpen'>,
): Promise<LeftDraft | undefined> {
  const areOpen = await Promise.all(stored.map(async ({ tab }) => tab !== undefined && isOpen(tab)));
  const left = stored.filter((_, place) => areOpen[place] === false);
  return left.toSorted((one, other) => other.at - one.at)[0];
}

/** Checks the shape, because another version of this code may have written it. */
function isStoredDraft(found: unknown): found is StoredDraft {
  return (
    typeof found === 'object' &&
    found !== null &&
    'changes' in found &&
    Array.isArray(found.changes) &&
    'at' in found &&
    typeof found.at === 'number'
  );
}
