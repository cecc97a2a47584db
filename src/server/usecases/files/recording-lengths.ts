import { buffer } from 'node:stream/consumers';
import { type FileToSniff } from '../../files/file-to-sniff.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { recordingLength } from '../../files/recording-length.ts';
import { blobKey } from '../../files/store-blob.ts';
import { type Database } from '../../store/database.ts';

/** How long recordings last: read from each of them once, then kept in the database. */
export interface RecordingLengths {
  /**
   * Reads the lengths that are not known yet, for a second at most: visitors may wait for it. The next call continues.
   * Never fails, because guides work without lengths.
   */
  readonly learn: () => Promise<void>;
}

export interface RecordingLengthsOptions {
  readonly db: Pick<Database, 'readLong' | 'write'>;
  readonly store: Pick<ObjectStore, 'get'>;
  readonly clock: () => number;
}

type Recording = { readonly hash: string; readonly bytes: number };

/** Milliseconds. */
const patience = 1000;
/** How many are read at once: a bucket takes its time for each. */
const together = 16;

export function createRecordingLengths({ db, store, clock }: RecordingLengthsOptions): RecordingLengths {
  /** The hashes of those that could not be read, until the server starts again. */
  const unreadable = new Set<string>();
  let learning: Promise<void> | undefined;

  async function learn(): Promise<void> {
    const until = clock() + patience;
    const unknown = (await findUnknown()).filter(({ hash }) => !unreadable.has(hash));
    while (unknown.length > 0 && clock() < until) {
      const rows = (await Promise.all(unknown.splice(0, together).map(measure))).flat();
      if (rows.length === 0) continue;
      await db.write((transaction) =>
        transaction
          .insertInto('recordingLengths')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
    }
  }

  function findUnknown(): Promise<Recording[]> {
    return db.readLong
      .selectFrom('files')
      .leftJoin('recordingLengths', 'recordingLengths.hash', 'files.hash')
      .select(['files.hash', 'bytes'])
      .distinct()
      .where('seconds', 'is', null)
      .where((where) => where.or([where('type', 'like', 'audio/%'), where('type', 'like', 'video/%')]))
      .execute();
  }

  async function measure(recording: Recording): Promise<{ readonly hash: string; readonly seconds: number }[]> {
    try {
      const seconds = await recordingLength(storedFile(store, recording));
      return [{ hash: recording.hash, seconds: seconds ?? 0 }];
    } catch {
      unreadable.add(recording.hash);
      return [];
    }
  }

  return {
    learn: () =>
      (learning ??= learn()
        .catch(() => undefined)
        .finally(() => (learning = undefined))),
  };
}

/** Bytes that are read at once: most lengths are in the first of them. */
const ahead = 65_536;

function storedFile(store: Pick<ObjectStore, 'get'>, { hash, bytes }: Recording): FileToSniff {
  let kept = { from: 0, part: Buffer.alloc(0) };
  return {
    bytes,
    read: async (from, length) => {
      const end = Math.min(bytes, from + length);
      if (end <= from) return Buffer.alloc(0);
      if (from < kept.from || end > kept.from + kept.part.length) {
        const last = Math.min(bytes, Math.max(end, from + ahead)) - 1;
        kept = { from, part: await buffer(await store.get(blobKey(hash), { start: from, end: last })) };
      }
      return kept.part.subarray(from - kept.from, end - kept.from);
    },
  };
}
