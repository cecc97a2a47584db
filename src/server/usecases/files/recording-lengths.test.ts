import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ByteRange } from '#contract/plan-answer.ts';
import { databaseKinds, type DatabasePlace } from '#tests/server/databases.ts';
import { mp3 } from '../../files/testing/sample-files.ts';
import { blobKey } from '../../files/store-blob.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { lacksLength, listMedia, readFilesText } from './list-media.ts';
import { createRecordingLengths, type RecordingLengths } from './recording-lengths.ts';

const hashOf = (number: number): string => String(number).padStart(64, '0');

describe.each(Object.entries(databaseKinds))('On %s, the lengths of recordings', (_kind, make) => {
  let place: DatabasePlace;
  let db: Database;
  let lengths: RecordingLengths;
  let now: number;
  /** Milliseconds that each reading takes. */
  let slowness: number;
  let read: string[];
  const stored = new Map<string, Buffer>();
  const store = {
    get: async (key: string, range?: ByteRange) => {
      read.push(key);
      now += slowness;
      const bytes = stored.get(key);
      if (bytes === undefined) throw new Error('The bucket is away');
      return Readable.from([bytes.subarray(range?.start, (range?.end ?? bytes.length) + 1)]);
    },
  };

  beforeEach(async () => {
    [now, slowness, read] = [0, 0, []];
    stored.clear();
    place = await make();
    db = await openDatabase(place.place);
    lengths = createRecordingLengths({ db, store, clock: () => now });
  });

  afterEach(async () => {
    await db.close();
    await place.remove();
  });

  async function add(path: string, bytes: Buffer | undefined, type = 'audio/mpeg'): Promise<void> {
    const hash = hashOf(stored.size + 1);
    stored.set(blobKey(hash), bytes ?? Buffer.alloc(0));
    if (bytes === undefined) stored.delete(blobKey(hash));
    const row = { path, hash, bytes: bytes?.length ?? 1, type, modifiedAt: 0 };
    await db.write((transaction) => transaction.insertInto('files').values(row).execute());
  }

  async function known(): Promise<readonly (readonly [string, number | undefined])[]> {
    const paths = await db.read.selectFrom('files').select('path').orderBy('path').execute();
    const definition = {
      Locations: paths.map(({ path }, index) => ({ ID: index + 1, MediaURL: { de: `files/${path}` } })),
    };
    const { media } = await listMedia(await readFilesText(db), definition, { of: async () => [] });
    return media.map(({ Path, Seconds }) => [Path, Seconds] as const);
  }

  it('are read once, and only of recordings', async () => {
    await add('a.mp3', mp3(100));
    await add('b.mp3', Buffer.from('broken'));
    await add('c.vtt', Buffer.from('WEBVTT\n\n'), 'text/vtt');
    expect(lacksLength(await readFilesText(db))).toBe(true);
    await Promise.all([lengths.learn(), lengths.learn()]);
    await createRecordingLengths({ db, store, clock: () => now }).learn();
    expect(lacksLength(await readFilesText(db))).toBe(false);
    expect(await known()).toEqual([
      ['files/a.mp3', 3],
      ['files/b.mp3', undefined],
      ['files/c.vtt', undefined],
    ]);
    expect(new Set(read)).toEqual(new Set([1, 2].map((number) => blobKey(hashOf(number)))));
    expect(read.length).toBe(2);
  });

  it('come one after the other where files come slowly', async () => {
    for (let number = 10; number < 30; number += 1) await add(`${number}.mp3`, mp3(100));
    slowness = 100;
    await lengths.learn();
    const count = async (): Promise<number> => (await known()).filter(([, seconds]) => seconds === 3).length;
    expect(await count()).toBe(16);
    await lengths.learn();
    expect(await count()).toBe(20);
  });

  it('are left out where files cannot be read, and no one waits for them twice', async () => {
    await add('a.mp3', undefined);
    await lengths.learn();
    await lengths.learn();
    expect(read.length).toBe(1);
    expect(await known()).toEqual([['files/a.mp3', undefined]]);
  });
});
