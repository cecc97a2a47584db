import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from 'idb';
import { emptyJournal, type Journal } from '../journal.ts';
import { counts, type AccessProof } from '../access-proof.ts';
import { noHolders, type ShellHolders } from '../shells.ts';
import { noVersions, type Versions } from '../versions.ts';
import { lastingConnection } from './lasting-connection.ts';

interface Schema extends DBSchema {
  /** One row each: which versions there are, and similar. */
  readonly facts: { readonly key: string; readonly value: unknown };
  /** Credentials that the server has accepted, by their SHA-256. */
  readonly proofs: { readonly key: string; readonly value: AccessProof };
  /** When the bytes of each piece were last compared with its hash, in milliseconds since 1970. */
  readonly verified: { readonly key: string; readonly value: number };
}

/** A device's records beside the files: shared by the worker and all pages below one path. */
export interface OfflineDatabase {
  readonly versions: () => Promise<Versions>;
  /** Changes the versions in one transaction. Returns what `change` returns beside them. */
  readonly changeVersions: <Result>(change: (versions: Versions) => readonly [Result, Versions]) => Promise<Result>;
  readonly prove: (hash: string, proof: AccessProof) => Promise<void>;
  readonly disprove: (hash: string) => Promise<void>;
  /**
   * Changes a proof in one transaction, so that one that is disproved meanwhile does not come back. Returns the new one,
   * undefined for a credential that was never accepted, or refused since.
   */
  readonly changeProof: (hash: string, change: (proof: AccessProof) => AccessProof) => Promise<AccessProof | undefined>;
  /** Whether any credential counts at this time. */
  readonly hasProof: (now: number) => Promise<boolean>;
  /** Changes in one transaction which page was served from which build. Returns the new state. */
  readonly changeShells: (change: (holders: ShellHolders) => ShellHolders) => Promise<ShellHolders>;
  readonly journal: () => Promise<Journal>;
  /** Whether a journal is there, even if it wants nothing: browsers lose databases and keep files. */
  readonly hasJournal: () => Promise<boolean>;
  /** Changes the journal in one transaction, safe against concurrent changes. Returns the new one. */
  readonly changeJournal: (change: (journal: Journal) => Journal) => Promise<Journal>;
  readonly noteVerified: (hash: string, at: number) => Promise<void>;
  /** Returns when each piece was last verified, by its hash. */
  readonly verifiedAt: () => Promise<ReadonlyMap<string, number>>;
  readonly forgetVerified: (hashes: readonly string[]) => Promise<void>;
  /** The staff session that has chosen the copy in edit, by its SHA-256; undefined: none. */
  readonly editor: () => Promise<string | undefined>;
  /** Changes it in one transaction. Returns what it was and what it is. */
  readonly changeEditor: (
    change: (editor: string | undefined) => string | undefined,
  ) => Promise<readonly [string | undefined, string | undefined]>;
  /** The ID of this device, which the worker's own calls send; empty until a page has said it. */
  readonly device: () => Promise<string>;
  readonly setDevice: (id: string) => Promise<void>;
  /** Forgets everything but which page was served from which build: open pages still need their files. */
  readonly clear: () => Promise<void>;
}

export function openOfflineDatabase(name: string): OfflineDatabase {
  const within = lastingConnection((onEnd) =>
    openDB<Schema>(name, 1, {
      upgrade: (database, _before, _now, { done }) => {
        // Reported by the opening itself.
        done.catch(() => undefined);
        database.createObjectStore('facts');
        database.createObjectStore('proofs');
        database.createObjectStore('verified');
      },
      terminated: onEnd,
      // Another page deletes it, as a loan device does after its visitor, and would wait for ever.
      blocking: (_now, _wanted, { target }) => {
        if (target instanceof IDBDatabase) target.close();
        onEnd();
      },
    }),
  );
  const factOf = (key: string): Promise<unknown> =>
    within((database) => readFrom(database, 'facts', (store) => store.get(key)));
  /** Changes a fact, safe against concurrent changes. Returns what `change` returns beside its new value. */
  const changeFact = <Fact, Result>(
    key: string,
    read: (stored: unknown) => Fact,
    change: (before: Fact) => readonly [Result, Fact],
  ): Promise<Result> =>
    within(async (database) => {
      const { store, done } = database.transaction('facts', 'readwrite');
      const work = async (): Promise<Result> => {
        const before = read(await store.get(key));
        const [result, after] = change(before);
        if (after !== before) await store.put(after, key);
        return result;
      };
      // Together: a transaction that is aborted, as by a full device, fails both.
      const [result] = await Promise.all([work(), done]);
      return result;
    });

  return {
    versions: async () => readVersions(await factOf('versions')),
    changeVersions: (change) => changeFact('versions', readVersions, change),
    prove: async (hash, proof) => void (await within((database) => database.put('proofs', proof, hash))),
    disprove: (hash) => within((database) => database.delete('proofs', hash)),
    changeProof: (hash, change) =>
      within(async (database) => {
        const { store, done } = database.transaction('proofs', 'readwrite');
        const work = async (): Promise<AccessProof | undefined> => {
          const before = await store.get(hash);
          const after = before && change(before);
          if (after !== undefined && after !== before) await store.put(after, hash);
          return after;
        };
        const [after] = await Promise.all([work(), done]);
        return after;
      }),
    hasProof: async (now) =>
      (await within((database) => readFrom(database, 'proofs', (store) => store.getAll()))).some((proof) =>
        counts(proof, now),
      ),
    changeShells: (change) => changeFact('shells', readShells, (before) => twice(change(before))),
    journal: async () => readJournal(await factOf('journal')),
    hasJournal: async () =>
      (await within((database) => readFrom(database, 'facts', (store) => store.getKey('journal')))) !== undefined,
    changeJournal: (change) => changeFact('journal', readJournal, (before) => twice(change(before))),
    noteVerified: async (hash, at) => void (await within((database) => database.put('verified', at, hash))),
    verifiedAt: () =>
      within(async (database) => {
        const { store, done } = database.transaction('verified');
        const [hashes, times] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
        return new Map(hashes.map((hash, index) => [hash, times[index] ?? 0]));
      }),
    forgetVerified: (hashes) =>
      within(async (database) => {
        const { store, done } = database.transaction('verified', 'readwrite');
        await Promise.all([...hashes.map((hash) => store.delete(hash)), done]);
      }),
    editor: async () => readText(await factOf('editor')),
    changeEditor: (change) =>
      changeFact('editor', readText, (before) => {
        const after = change(before);
        return [[before, after], after];
      }),
    device: async () => readText(await factOf('device')) ?? '',
    setDevice: async (id) => void (await within((database) => database.put('facts', id, 'device'))),
    clear: () =>
      within(async (database) => {
        const transaction = database.transaction(['facts', 'proofs', 'verified'], 'readwrite');
        const facts = transaction.objectStore('facts');
        const forget = async (): Promise<void> => {
          const forgotten = (await facts.getAllKeys()).filter((key) => key !== 'shells');
          await Promise.all(forgotten.map((key) => facts.delete(key)));
        };
        await Promise.all([
          forget(),
          transaction.objectStore('proofs').clear(),
          transaction.objectStore('verified').clear(),
          transaction.done,
        ]);
      }),
  };
}

/** idb's own shortcuts leave the rejection of an aborted transaction unhandled. */
async function readFrom<Name extends StoreNames<Schema>, Found>(
  database: IDBPDatabase<Schema>,
  name: Name,
  query: (store: IDBPObjectStore<Schema, [Name], Name>) => Promise<Found>,
): Promise<Found> {
  const { store, done } = database.transaction(name);
  const [found] = await Promise.all([query(store), done]);
  return found;
}

function twice<Value>(value: Value): readonly [Value, Value] {
  return [value, value];
}

/** A row of a program that stored something else counts as none. */
function readVersions(stored: unknown): Versions {
  return typeof stored === 'object' && stored !== null && 'readers' in stored && stored.readers instanceof Map
    ? (stored as Versions)
    : noVersions;
}

function readShells(stored: unknown): ShellHolders {
  return stored instanceof Map ? (stored as ShellHolders) : noHolders;
}

function readText(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}

function readJournal(stored: unknown): Journal {
  return stored instanceof Map ? (stored as Journal) : emptyJournal;
}
