import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { type DatabasePlace, databaseKinds } from '#tests/server/databases.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { readCopy } from './copies.ts';
import { importText } from './import.ts';
import { deleteExpiredCopies, retentionMs, listRetainedCopies } from './retained-copies.ts';
import { bringBack, discard, publish } from './publish.ts';
import { saveObjects } from './save-objects.ts';

const start = Date.parse('2026-11-21T11:00:00Z');

describe.each(Object.entries(databaseKinds))('an editing copy that was replaced (%s)', (_kind, makePlace) => {
  let place: DatabasePlace;
  let db: Database;
  let now = start;

  beforeEach(async () => {
    place = await makePlace();
    db = await openDatabase(place.place);
    now = start;
    await importText(db, 'Locations: [{ ID: 1, Code: one }, { ID: 2, Code: two }]', keeper());
    await db.write((transaction) => publish(transaction, new Date(now)));
  });

  afterEach(async () => {
    await db.close();
    await place.remove();
  });

  const keeper = (who = 'anna') => ({ who, now: (now += 1000) });
  const codes = async (copy: CopyName = CopyName.inEdit): Promise<readonly unknown[]> =>
    ((await readCopy(db.read, copy)).Locations as readonly StoredObject[]).map(({ Code }) => Code);
  const kept = () => listRetainedCopies(db.read, now);
  const discardNow = (who?: string) => db.write((transaction) => discard(transaction, keeper(who)));
  const bringBackNow = (id = '') => db.write((transaction) => bringBack(transaction, id, keeper('ben')));
  async function edit(index: number, Code: string): Promise<StoredObject> {
    const stored = (await readCopy(db.read, CopyName.inEdit)).Locations as readonly StoredObject[];
    const [saved = {}] = await db.write((transaction) =>
      saveObjects(transaction, 'locations', [{ ...stored[index], Code }], keeper()),
    );
    return saved;
  }
  const add = () =>
    db.write((transaction) => saveObjects(transaction, 'locations', [{ ID: -1, Code: 'new' }], keeper()));

  it('is brought back after it was discarded, with what is published meanwhile left as it is', async () => {
    const edited = await edit(0, 'edited');
    await add();
    const { kept: id } = await discardNow('anna');
    expect(await codes()).toEqual(['one', 'two']);
    expect(await kept()).toMatchObject([{ id, who: 'anna', before: 'discard', changes: 2, keptAt: now }]);
    await edit(1, 'published since');
    await db.write((transaction) => publish(transaction, new Date(now)));

    const { counter } = await bringBackNow(id);
    expect(await codes()).toEqual(['edited', 'two', 'new']);
    expect(await codes(CopyName.published)).toEqual(['one', 'published since']);
    expect(counter).toBe(2);
    // The user who edited it continues.
    await db.write((transaction) =>
      saveObjects(transaction, 'locations', [{ ...edited, Code: 'edited again' }], keeper()),
    );
    expect(await codes()).toEqual(['edited again', 'two', 'new']);
  });

  it('is kept before another one is brought back, and each is brought back once', async () => {
    await edit(0, 'first');
    const { kept: first } = await discardNow();
    await edit(0, 'second');
    const { kept: second } = await bringBackNow(first);
    expect(await codes()).toEqual(['first', 'two']);
    expect(await kept()).toMatchObject([{ id: second, who: 'ben', before: 'bringBack', changes: 1 }]);
    await expect(bringBackNow(first)).rejects.toMatchObject({ code: 'not-found' });
    await bringBackNow(second);
    expect(await codes()).toEqual(['second', 'two']);
  });

  it('is kept before an import', async () => {
    await edit(0, 'by hand');
    await importText(db, 'Locations: [{ ID: 1, Code: imported }]', keeper());
    const [{ id, before } = { id: '', before: '' }] = await kept();
    expect(before).toBe('import');
    await bringBackNow(id);
    expect(await codes()).toEqual(['by hand', 'two']);
  });

  it('is not kept if nothing in it was unpublished', async () => {
    expect(await discardNow()).not.toMatchObject({ kept: expect.any(String) as string });
    expect(await kept()).toEqual([]);
  });

  it('is kept with the nine before it, for 30 days', async () => {
    for (let turn = 1; turn <= 12; turn += 1) {
      await edit(0, `turn ${turn}`);
      await discardNow(`person ${turn}`);
    }
    expect((await kept()).map(({ who }) => who)).toEqual(Array.from({ length: 10 }, (_, at) => `person ${12 - at}`));
    const rowsOf = async (): Promise<number> => (await db.read.selectFrom('keptObjects').select('id').execute()).length;
    expect(await rowsOf()).toBe(20);
    now += retentionMs;
    expect(await kept()).toEqual([]);
    await db.write((transaction) => deleteExpiredCopies(transaction, now));
    expect(await rowsOf()).toBe(0);
  });
});
