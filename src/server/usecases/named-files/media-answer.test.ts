import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TourDefinition } from '#content/definition.ts';
import { pieceBytes } from '#contract/media-list.ts';
import { propertyRuns } from '#tests/property-runs.ts';
import { databaseKinds, type DatabasePlace } from '#tests/server/databases.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { type ReadyCopy } from '../content/published.ts';
import { listMedia, readFilesText } from '../files/list-media.ts';
import { createMediaAnswer, type MediaAnswer } from './media-answer.ts';

const paths = ['a.mp3', 'b.mp3', 'größer.mp3'];
const definitionOf = (named: readonly string[]): TourDefinition => ({
  Locations: named.map((path, index) => ({ ID: index + 1, MediaURL: { de: `files/${path}` } })),
});
const noPieces = { of: async () => [] };
const noLengths = { learn: async () => undefined };
const hashOf = (letter: string): string => letter.repeat(64);

describe.each(Object.entries(databaseKinds))('On %s, the list of media', (_kind, make) => {
  let place: DatabasePlace;
  let db: Database;
  let other: Database;
  let definition: TourDefinition;
  let answers: MediaAnswer;
  const published = { current: async () => ({ definition }) as ReadyCopy };

  beforeEach(async () => {
    place = await make();
    [db, other] = [await openDatabase(place.place), await openDatabase(place.place)];
    definition = definitionOf(paths);
    answers = createMediaAnswer(db, published, noPieces, noLengths);
  });

  afterEach(async () => {
    await Promise.all([db.close(), other.close()]);
    await place.remove();
  });

  const read = async (): Promise<unknown> =>
    JSON.parse((await answers.current()).bodies.identity.toString()) as unknown;
  const fresh = async (): Promise<unknown> => (await listMedia(await readFilesText(db), definition, noPieces)).media;
  const add = (to: Database, path: string, hash = hashOf('a'), bytes = 3): Promise<unknown> =>
    to.write(async (transaction) => {
      await transaction.deleteFrom('files').where('path', '=', path).execute();
      return await transaction
        .insertInto('files')
        .values({ path, hash, bytes, type: 'audio/mpeg', modifiedAt: 0 })
        .execute();
    });
  const remove = (to: Database, path: string): Promise<unknown> =>
    to.write((transaction) => transaction.deleteFrom('files').where('path', '=', path).execute());
  const move = (to: Database, [from, target]: readonly [string, string]): Promise<unknown> =>
    to.write(async (transaction) => {
      await transaction.deleteFrom('files').where('path', '=', target).execute();
      return await transaction.updateTable('files').set({ path: target }).where('path', '=', from).execute();
    });
  /** A write that changes no file. */
  const visit = (to: Database, id: string): Promise<unknown> =>
    to.write((transaction) => transaction.insertInto('visitIds').values({ id, day: '2026-01-01' }).execute());

  it('follows every change of the files and the content', { timeout: 60_000 }, async () => {
    const path = fc.constantFrom(...paths, 'unnamed.mp3');
    const change = fc.oneof(
      fc.tuple(path, fc.constantFrom('a', 'b'), fc.nat(9)).map(
        ([to, letter, bytes]) =>
          (in_: Database) =>
            add(in_, to, hashOf(letter), bytes),
      ),
      path.map((gone) => (in_: Database) => remove(in_, gone)),
      fc.tuple(path, path).map((both) => (in_: Database) => move(in_, both)),
      fc.uuid().map((id) => (in_: Database) => visit(in_, id)),
      fc.subarray([...paths]).map((named) => async () => void (definition = definitionOf(named))),
    );
    const step = fc.record({ change, byOther: fc.boolean(), isWaitedFor: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { change: make, byOther, isWaitedFor } of steps) {
          const made = make(byOther ? other : db);
          // A request meanwhile gets either state, and must not leave the earlier one to others.
          const meanwhile = isWaitedFor ? undefined : read();
          await Promise.all([made, meanwhile]);
          expect(await read()).toEqual(await fresh());
        }
      }),
      { numRuns: propertyRuns(15) },
    );
  });

  it('is prepared once until a file or the content changes', async () => {
    await add(db, 'a.mp3');
    const first = await answers.current();
    await visit(db, 'one');
    await visit(other, 'two');
    expect(await answers.current()).toBe(first);
    definition = definitionOf(paths);
    const second = await answers.current();
    expect(second).not.toBe(first);
    await add(other, 'b.mp3');
    expect(await answers.current()).not.toBe(second);
  });

  it('is prepared once for visitors at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => answers.current()));
    expect(new Set(all).size).toBe(1);
  });

  it('does not share a question that is older than a write', async () => {
    let [tellRead, goOn] = [(): void => undefined, (): void => undefined];
    const isRead = new Promise<void>((resolve) => (tellRead = resolve));
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const readLong = db.readLong.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        tellRead();
        await mayGoOn;
        return result;
      },
    });
    answers = createMediaAnswer({ ...db, readLong }, published, noPieces, noLengths);
    const before = answers.current();
    await isRead;
    await add(db, 'a.mp3');
    const after = read();
    goOn();
    expect((await before).bodies.identity.toString()).toBe('[]');
    expect(await after).toMatchObject([{ Path: 'files/a.mp3' }]);
  });

  it('has the lengths of recordings at once', async () => {
    const row = { hash: hashOf('a'), seconds: 70 };
    const learn = async (): Promise<void> =>
      void (await db.write((transaction) => transaction.insertInto('recordingLengths').values(row).execute()));
    answers = createMediaAnswer(db, published, noPieces, { learn });
    await add(db, 'a.mp3');
    expect(await read()).toMatchObject([{ Path: 'files/a.mp3', Seconds: 70 }]);
  });

  it('names a large file again as soon as its lost bytes are back', async () => {
    let isLost = true;
    const pieces = { of: async () => (isLost ? undefined : [hashOf('c')]) };
    answers = createMediaAnswer(db, published, pieces, noLengths);
    await add(db, 'a.mp3', hashOf('a'), pieceBytes + 1);
    expect(await read()).toEqual([]);
    isLost = false;
    expect(await read()).toMatchObject([{ Path: 'files/a.mp3', Pieces: [hashOf('c')] }]);
  });

  it('is tried again after it could not be made', async () => {
    let isBroken = true;
    const pieces = {
      async of() {
        if (isBroken) throw new Error('The bucket is away');
        return [];
      },
    };
    answers = createMediaAnswer(db, published, pieces, noLengths);
    await add(db, 'a.mp3', hashOf('a'), pieceBytes + 1);
    await expect(answers.current()).rejects.toThrow('away');
    isBroken = false;
    expect(await read()).toMatchObject([{ Path: 'files/a.mp3' }]);
  });
});
