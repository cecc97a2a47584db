import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { type Database, openDatabase } from '#server/store/database.ts';
import { CopyName } from '#server/store/tables.ts';
import { readCopy, readState } from '#server/usecases/content/copies.ts';
import { importText } from '#server/usecases/content/import.ts';
import { bringBack, discard, publish } from '#server/usecases/content/publish.ts';
import { removeObjects } from '#server/usecases/content/remove-objects.ts';
import { saveObjects } from '#server/usecases/content/save-objects.ts';
import { listHistory, readPastState, readStep } from '#server/usecases/history/read-history.ts';
import { thinHistory } from '#server/usecases/history/thin-history.ts';
import { propertyRuns } from '#tests/property-runs.ts';
import { type DatabasePlace, databaseKinds } from './databases.ts';

const hourMs = 3_600_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Hours by which the clock of a server is wrong. */
const fault = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -100, max: 100 }));
const common = { which: fc.nat(4), text: fc.nat(9), fault };
const action = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('save' as const), ...common }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('make' as const), ...common }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), ...common }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('publish', 'discard', 'bringBack', 'import', 'thin') }) },
);
type Action = (typeof action extends fc.Arbitrary<infer Value> ? Value : never) & {
  which?: number;
  text?: number;
  fault?: number;
};

const example = { which: 1, text: 0, fault: 0 };
const farAhead = [0, 0, 9000, 0, 0].map((fault, text) => ({ do: 'save' as const, ...example, text, fault }));
const savedAfterDeletion = (['make', 'remove', 'save'] as const).map((what) => ({ do: what, ...example })) as Action[];
const twoDays = Array.from({ length: 13 }, () => ({ do: 'publish' as const }));

/** Every state of the content after a write, by its epoch. */
type States = ReadonlyMap<number, readonly StoredObject[]>;

describe.each(Object.entries(databaseKinds))('the history of the editing copy (%s)', (kind, makePlace) => {
  let place: DatabasePlace;
  let db: Database;

  beforeAll(async () => {
    place = await makePlace();
    db = await openDatabase(place.place);
  });

  afterAll(async () => {
    await db.close();
    await place.remove();
  });

  const stations = async (): Promise<readonly StoredObject[]> =>
    (await readCopy(db.read, CopyName.inEdit)).Locations as readonly StoredObject[];

  /** Does everything, four hours apart by the right clock, and returns what was there after each write. */
  async function work(actions: readonly Action[]): Promise<{ readonly states: States; readonly now: number }> {
    let now = Date.parse('2026-01-01T00:00:00Z');
    await db.write(async (transaction) => {
      for (const table of ['revisions', 'keptCopies', 'keptObjects'] as const)
        await transaction.deleteFrom(table).execute();
      await transaction.deleteFrom('settings').where('name', '=', 'historyThinned').execute();
    });
    const states = new Map([[0, await stations()]]);
    await importText(db, 'Locations: [{ ID: 1, Name: { de: a } }, { ID: 2 }]', { who: 'anna', now });
    states.set((await readState(db.read, CopyName.inEdit)).epoch, await stations());
    let kept: string | undefined;
    for (const { do: what, which = 0, text = 0, fault = 0 } of actions) {
      now += 4 * hourMs;
      const by = { who: text % 2 === 0 ? 'anna' : 'ben', now: now + fault * hourMs };
      const all = await stations();
      const one = all[which % Math.max(1, all.length)];
      await db.write(async (transaction) => {
        if (what === 'make') await saveObjects(transaction, 'locations', [{ ID: -1, DeepDives: [one?.['ID']] }], by);
        else if (what === 'publish') await publish(transaction, new Date(now));
        else if (what === 'discard') ({ kept } = await discard(transaction, by));
        else if (what === 'bringBack' && kept !== undefined) ({ kept } = await bringBack(transaction, kept, by));
        else if (one !== undefined && what === 'remove') await removeObjects(transaction, 'locations', [one], by);
        else if (one !== undefined && what === 'save')
          await saveObjects(transaction, 'locations', [{ ...one, Name: { de: `${text}`, en: 'x'.repeat(text) } }], by);
      });
      if (what === 'import') await importText(db, `Locations: [{ ID: 1, Code: i${text} }, { ID: 9 }]`, by);
      if (what === 'thin') await thinHistory(db, { now, days: 5, dayOf });
      states.set((await readState(db.read, CopyName.inEdit)).epoch, await stations());
    }
    return { states, now };
  }

  const withoutRevision = (object: StoredObject | undefined): StoredObject | undefined =>
    object === undefined ? undefined : { ...object, Revision: 0 };
  const withId = (all: readonly StoredObject[] | undefined, id: number): StoredObject | undefined =>
    withoutRevision(all?.find(({ ID }) => ID === id));
  const whole = { offset: 0, limit: 1000 };

  it('gives every state and deletion back that it has kept, whatever was done and the clocks said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 40, size: 'max' }), async (actions) => {
        const { states, now } = await work(actions);
        await thinHistory(db, { now: now + 3 * 24 * hourMs, days: 5, dayOf });
        const { entries } = await listHistory(db.read, {}, whole);
        for (const { model, id, epoch, at, kind: what } of entries) {
          const state = await readPastState(db.read, { model, id, epoch });
          expect(state?.isWhole).toBe(true);
          expect(withoutRevision(state?.after)).toEqual(withId(states.get(epoch), id));
          const earlier = [...states].findLast(([known]) => known < epoch)?.[1];
          if (at > now - 2 * 24 * hourMs) expect(withoutRevision(state?.before)).toEqual(withId(earlier, id));
          if (what !== 'deleted') continue;
          const step = new Map((await readStep(db.read, epoch)).map((each) => [each.id, withoutRevision(each.before)]));
          for (const { ID } of [...(earlier ?? []), ...(states.get(epoch) ?? [])]) {
            const [before, after] = [earlier, states.get(epoch)].map((all) => withId(all, Number(ID)));
            if (!isDeepStrictEqual(before, after)) expect(step.get(Number(ID))).toEqual(before);
          }
        }
      }),
      {
        numRuns: propertyRuns(kind === 'SQLite' ? 12 : 3),
        examples: [[[...farAhead, ...twoDays]], [[...savedAfterDeletion, ...twoDays]]],
      },
    );
  }, 120_000);

  it('says who changed what, where and how', async () => {
    const { now } = await work([
      { do: 'save', which: 0, text: 3 },
      { do: 'make', which: 1, text: 4 },
      { do: 'remove', which: 0 },
    ] as Action[]);
    const { entries, total } = await listHistory(db.read, {}, whole);
    expect(total).toBe(entries.length);
    expect(entries.slice(0, 3)).toMatchObject([
      { kind: 'deleted', id: 1, who: 'anna', cause: 'remove', at: now, object: { Name: { de: '3' } } },
      { kind: 'made', who: 'anna', cause: 'save', fields: [] },
      { kind: 'changed', id: 1, who: 'ben', fields: ['Name.de', 'Name.en'] },
    ]);
    expect((await listHistory(db.read, { who: 'ben' }, whole)).entries).toHaveLength(1);
    expect((await listHistory(db.read, { isDeleted: true, since: now }, whole)).entries).toMatchObject([{ id: 1 }]);
    expect((await listHistory(db.read, { since: now }, whole)).total).toBe(1);
    expect((await listHistory(db.read, { model: 'locations', id: 1 }, { offset: 0, limit: 1 })).entries).toHaveLength(
      1,
    );
  });

  it('lists a tour with its places, deleted ones too, and returns all that was deleted together', async () => {
    await work([]);
    const by = { who: 'anna', now: Date.parse('2026-02-01T00:00:00Z') };
    const make = (model: 'tours' | 'tourItems', object: StoredObject) =>
      db.write((transaction) => saveObjects(transaction, model, [{ ...object, ID: -1 }], by));
    const [tour] = await make('tours', {});
    const [item] = await make('tourItems', { TourID: tour?.['ID'], LocationID: 1 });
    const [station] = await stations();
    await db.write((transaction) => removeObjects(transaction, 'tourItems', [item ?? {}], by));
    const part = { tour: { id: Number(tour?.['ID']), stations: [] } };
    const { entries } = await listHistory(db.read, part, whole);
    expect(entries.map(({ model, kind: what }) => `${what} ${model}`)).toEqual([
      'deleted tourItems',
      'made tourItems',
      'made tours',
    ]);
    expect(await readStep(db.read, entries[0]?.epoch ?? 0)).toMatchObject([
      { model: 'tourItems', before: { TourID: tour?.['ID'], LocationID: 1 }, after: undefined },
    ]);
    expect((await listHistory(db.read, { tour: { id: 999, stations: [Number(station?.['ID'])] } }, whole)).total).toBe(
      1,
    );
  });

  it('keeps nothing for a save that changes nothing', async () => {
    await work([]);
    const before = await listHistory(db.read, {}, whole);
    const [station = {}] = await stations();
    await db.write((transaction) => saveObjects(transaction, 'locations', [station], { who: 'anna', now: 1 }));
    expect((await listHistory(db.read, {}, whole)).total).toBe(before.total);
  });
});
