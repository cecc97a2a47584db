import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedObjects } from '#content/definition.ts';
import { type PublicationScope } from '#content/publication/scope.ts';
import { isObject } from '#content/schema/containers.ts';
import { type Database, openDatabase } from '#server/store/database.ts';
import { CopyName } from '#server/store/tables.ts';
import { readCopy, readState } from '#server/usecases/content/copies.ts';
import { countUnpublished } from '#server/usecases/content/count-unpublished.ts';
import { importText } from '#server/usecases/content/import.ts';
import { discard, publish } from '#server/usecases/content/publish.ts';
import { createCopyCache } from '#server/usecases/content/published.ts';
import { removeObjects } from '#server/usecases/content/remove-objects.ts';
import { saveObjects } from '#server/usecases/content/save-objects.ts';
import { readPastState } from '#server/usecases/history/read-history.ts';
import { moveFile } from '#server/usecases/named-files/move-file.ts';
import { removeFile } from '#server/usecases/named-files/remove-file.ts';
import { type Result } from '#server/usecases/publications/carry-out.ts';
import { createPublications, type Publications } from '#server/usecases/publications/publications.ts';
import { propertyRuns } from '#tests/property-runs.ts';
import { type DatabasePlace, databaseKinds } from './databases.ts';
import { type Action, action, Model, type PlanModel, textsOf } from './publication-model.ts';

const minute = 60_000;

const name = (de: number, en: number) => ({ de: `${de}`, ...(en === 0 ? {} : { en: `${en}` }) });

describe.each(Object.entries(databaseKinds))('publications (%s)', (kind, makePlace) => {
  let place: DatabasePlace;
  let db: Database;
  let other: Database;
  let now = Date.parse('2026-05-01T08:00:00Z');

  beforeAll(async () => {
    place = await makePlace();
    db = await openDatabase(place.place);
    // An embedded database has one server.
    other = db.isShared ? await openDatabase(place.place) : db;
  }, 60_000);

  afterAll(async () => {
    await db.close();
    if (other !== db) await other.close();
    await place.remove();
  });

  const open = (base: Database): Publications =>
    createPublications({
      db: base,
      clock: () => now,
      timeZone: 'UTC',
      published: createCopyCache(base, CopyName.published, { mayLag: true, later: () => undefined }),
      inEdit: createCopyCache(base, CopyName.inEdit),
      audit: { note: () => Promise.resolve() },
    });
  const local = (at: number): string => new Date(at).toISOString().slice(0, 16);
  const by = () => ({ who: 'anna', now });
  const fail = (error: unknown): void => {
    throw error;
  };

  async function published(): Promise<readonly string[]> {
    const stations = storedObjects(await readCopy(db.read, CopyName.published), 'Locations');
    return stations
      .map(({ ID, Name }) => {
        const texts = isObject(Name) ? Name : {};
        return `${String(ID)}: ${String(texts['de'])} ${String(texts['en'])}`;
      })
      .toSorted();
  }

  async function revisionOf(ID: number): Promise<number> {
    const row = await db.read
      .selectFrom('objects')
      .select('revision')
      .where('copy', '=', CopyName.inEdit)
      .where('model', '=', 'locations')
      .where('id', '=', ID)
      .executeTakeFirst();
    return row?.revision ?? 0;
  }

  async function empty(): Promise<void> {
    await db.write(async (transaction) => {
      await transaction.deleteFrom('publications').execute();
      await transaction.deleteFrom('publicationObjects').execute();
    });
    await importText(db, 'Languages: [{ ID: 1, Code: de }, { ID: 2, Code: en }]', by());
    await db.write((transaction) => publish(transaction, new Date(now)));
  }

  it('do what a plain model does', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 30 }), async (actions) => {
        await empty();
        const publications = open(db);
        const model = new Model();
        const { counter } = await readState(db.read, CopyName.published);
        for (const each of actions) {
          await act(publications, model, each);
          expect(await published()).toEqual(textsOf(model.published));
          expect((await readState(db.read, CopyName.published)).counter - counter).toBe(model.counter);
          expect(await countUnpublished(db.read)).toBe(model.unpublished());
          const rows = await publications.list();
          expect(rows.map(({ id, state, result }) => [id, state, stayedIn(result)].join(' ')).toSorted()).toEqual(
            model.plans
              .map(({ id, state, stayed }) => [id, state, stayed.toSorted((one, another) => one - another)].join(' '))
              .toSorted(),
          );
        }
      }),
      { numRuns: propertyRuns(kind === 'SQLite' ? 25 : 8) },
    );
  });

  const stayedIn = (result: string): readonly number[] =>
    ((JSON.parse(result) as Result).stayed ?? []).map(({ ID }) => ID).toSorted((one, another) => one - another);

  async function act(publications: Publications, model: Model, each: Action): Promise<void> {
    const isComing = ({ state }: PlanModel): boolean => state === 'planned';
    if (each.do === 'save') {
      const { ID, de, en } = each;
      const Name = name(de, en);
      await db.write(async (transaction) =>
        saveObjects(transaction, 'locations', [{ ID, Revision: await revisionOf(ID), Name }], by()),
      );
      model.save(ID, { de, en: en === 0 ? undefined : en });
    } else if (each.do === 'remove') {
      await db.write((transaction) => removeObjects(transaction, 'locations', [{ ID: each.ID }], by()));
      model.inEdit.delete(each.ID);
    } else if (each.do === 'publish') {
      const publishing = db.write((transaction) => publish(transaction, new Date(now), each.scope));
      const isNothing = Object.keys(each.scope).length > 0 && model.agreed(each.scope).size === 0;
      if (isNothing) return expect(publishing).rejects.toMatchObject({ reason: 'publication-empty' });
      await publishing;
      model.publish(model.next(each.scope));
    } else if (each.do === 'plan') {
      const at = now + each.after * minute;
      const agreed = model.agreed(each.scope);
      const planned = publications.plan({ who: 'anna', note: '', scope: each.scope, at: local(at) });
      if (agreed.size === 0) await expect(planned).rejects.toMatchObject({ reason: 'publication-empty' });
      else model.plans.push({ id: (await planned).id, scope: each.scope, at, state: 'planned', stayed: [], agreed });
    } else if (each.do === 'wait') {
      now += each.minutes * minute;
      await publications.publishDue(fail);
      const due = model.plans.filter((plan) => isComing(plan) && plan.at <= now);
      for (const plan of due.toSorted((one, another) => one.at - another.at)) model.carryOut(plan);
    } else {
      const plan = model.plans[each.index];
      if (plan === undefined) return;
      if (!isComing(plan)) {
        await expect(publications.publish(plan.id, 'anna')).rejects.toMatchObject({ reason: 'publication-ended' });
      } else if (each.do === 'move') {
        plan.at = now + each.after * minute;
        await publications.move(plan.id, local(plan.at));
      } else if (each.do === 'cancel') {
        await publications.cancel(plan.id, { by: 'ben', answer: '' });
        plan.state = 'cancelled';
      } else if (each.do === 'now') {
        await publications.publish(plan.id, 'ben');
        model.carryOut(plan);
      } else {
        const agreed = model.agreed(plan.scope);
        const renewed = publications.renew(plan.id);
        if (agreed.size === 0) await expect(renewed).rejects.toMatchObject({ reason: 'publication-empty' });
        else {
          await renewed;
          plan.agreed = agreed;
        }
      }
    }
  }

  it('are carried out once by two servers that plan and publish 200 times at once', { timeout: 120_000 }, async () => {
    await empty();
    const servers = [open(db), open(other)];
    const { counter } = await readState(db.read, CopyName.published);
    let whole = 0;
    const errors: unknown[] = [];
    for (let turn = 0; turn < 100; turn += 1) {
      const ID = 1 + (turn % 4);
      await db.write(async (transaction) =>
        saveObjects(transaction, 'locations', [{ ID, Revision: await revisionOf(ID), Name: { de: `${turn}` } }], by()),
      );
      const scopes = [{}, { without: [{ model: 'locations' as const, ID: 1 + ((turn + 1) % 4) }] }];
      await Promise.all(
        servers.map((server, index) =>
          server.plan({ who: 'anna', note: '', scope: scopes[index] ?? {}, at: local(now + minute) }),
        ),
      );
      now += 2 * minute;
      if (turn % 3 === 0) whole += 1;
      await Promise.all([
        ...[...servers, ...servers].map((server) => server.publishDue((error) => errors.push(error))),
        turn % 3 === 0 ? other.write((transaction) => publish(transaction, new Date(now))) : undefined,
      ]);
    }
    expect(errors).toEqual([]);
    const rows = await db.read.selectFrom('publications').select(['state', 'result']).execute();
    expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 200 }, () => 'done'));
    const versions = rows.flatMap(({ result }) => (JSON.parse(result) as Result).counter ?? []);
    expect(new Set(versions).size).toBe(versions.length);
    const after = await readState(db.read, CopyName.published);
    expect(after.counter - counter).toBe(versions.length + whole);
    expect(await countUnpublished(db.read)).toBe(0);
  });

  it('are made once for an ID, and carried out as they were seen, by two servers at once', async () => {
    await empty();
    const servers = [open(db), open(other)];
    await db.write((transaction) => saveObjects(transaction, 'locations', [{ ID: 1, Name: { de: 'Tor' } }], by()));
    const { epoch } = await readState(db.read, CopyName.inEdit);
    const plan = { id: 'an ID', seen: epoch, who: 'anna', note: '', scope: {}, at: undefined };
    const rows = await Promise.all(servers.map((server) => server.plan(plan)));
    expect(rows[1]).toEqual(rows[0]);
    const tries = await Promise.allSettled(servers.map((server) => server.renew('an ID', 0)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(tries).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ reason: 'publication-changed' }) as Error,
    });
    const [server] = servers;
    await expect(server?.publish('an ID', 'ben', 0)).rejects.toMatchObject({ reason: 'publication-changed' });
    expect((await server?.publish('an ID', 'ben', 2))?.state).toBe('done');
    expect(await published()).toEqual(['1: Tor undefined']);
  });

  it('fail, and say why, if what they lead to is gone; and tell that they were late', async () => {
    await empty();
    const publications = open(db);
    const save = async (model: 'locations' | 'tours', object: object): Promise<void> => {
      await db.write((transaction) => saveObjects(transaction, model, [object as { ID: number }], by()));
    };
    await save('locations', { ID: 1, Name: { de: 'Tor' } });
    await db.write((transaction) => publish(transaction, new Date(now)));
    await save('locations', { ID: 2, Name: { de: 'Saal' }, DeepDives: [1] });
    const plan = { who: 'anna', note: 'Saal', scope: {}, at: local(now + minute) };
    const { id } = await publications.plan(plan);
    await expect(
      publications.plan({ ...plan, scope: { without: [{ model: 'locations', ID: 2 }] } }),
    ).rejects.toMatchObject({ reason: 'publication-empty' });
    await db.write(async (transaction) => {
      await removeObjects(transaction, 'locations', [{ ID: 1 }, { ID: 2 }], by());
      await publish(transaction, new Date(now));
    });
    const before = await readState(db.read, CopyName.published);
    now += minute;
    await publications.publishDue(fail);
    const failed = await publications.find(id);
    expect([failed.state, JSON.parse(failed.result)]).toEqual([
      'failed',
      {
        findings: [
          {
            model: 'locations',
            ID: 2,
            field: 'DeepDives.0',
            key: 'reference-dangling',
            facts: { model: 'locations', ID: 1 },
          },
        ],
      },
    ]);
    expect(await readState(db.read, CopyName.published)).toEqual(before);
    await expect(publications.publish(id, 'ben')).rejects.toMatchObject({ reason: 'publication-breaks' });

    await save('locations', { ID: 1, Revision: 0, Name: { de: 'Tor' } });
    await db.write((transaction) => publish(transaction, new Date(now)));
    await save('locations', { ID: 2, Revision: 0, Name: { de: 'Saal' }, DeepDives: [1] });
    expect(await publications.renew(id)).toMatchObject({ state: 'proposed', plannedAt: 0, result: '{}' });
    await publications.move(id, local(now + minute));
    now += 61 * minute;
    await publications.publishDue(fail);
    const done = await publications.find(id);
    expect([done.state, JSON.parse(done.result)]).toEqual(['done', { counter: before.counter + 2, lateBy: 60 }]);
    expect(await published()).toEqual(['1: Tor undefined', '2: Saal undefined']);
  });

  it('are published before their moment by a person who is called like the schedule', async () => {
    await empty();
    const publications = open(db);
    await db.write((transaction) => saveObjects(transaction, 'locations', [{ ID: 1 }], by()));
    const { id } = await publications.plan({ who: 'anna', note: '', scope: {}, at: local(now + minute) });
    expect(await publications.publish(id, 'schedule')).toMatchObject({ state: 'done' });
  });

  it('bring each language, one after the other', async () => {
    await empty();
    const publications = open(db);
    const save = async (Name: object): Promise<void> => {
      const Revision = await revisionOf(1);
      await db.write((transaction) => saveObjects(transaction, 'locations', [{ ID: 1, Revision, Name }], by()));
    };
    await save({ de: 'Tor', en: 'Gate' });
    await db.write((transaction) => publish(transaction, new Date(now)));
    const plan = async (scope: PublicationScope, minutes: number) =>
      publications.plan({ who: 'anna', note: '', scope, at: local(now + minutes * minute) });
    const stayedOf = async (id: string): Promise<unknown> =>
      (JSON.parse((await publications.find(id)).result) as Result).stayed;

    await save({ de: 'Pforte', en: 'Portal' });
    await plan({ languages: { only: ['en'] } }, 1);
    const german = await plan({ languages: { only: ['de'] } }, 2);
    now += minute;
    await publications.publishDue(fail);
    expect(await published()).toEqual(['1: Tor Portal']);
    now += minute;
    await publications.publishDue(fail);
    expect(await published()).toEqual(['1: Pforte Portal']);
    expect(await stayedOf(german.id)).toBeUndefined();

    await save({ de: 'Bogen', en: 'Arch' });
    const whole = await plan({}, 1);
    await save({ de: 'Bogen', en: 'Archway' });
    await db.write((transaction) => publish(transaction, new Date(now), { languages: { only: ['en'] } }));
    now += minute;
    await publications.publishDue(fail);
    expect(await published()).toEqual(['1: Bogen Archway']);
    expect(await stayedOf(whole.id)).toEqual([{ model: 'locations', ID: 1 }]);
  });

  it('bring what was discarded meanwhile into the editing copy again, and not what was edited there', async () => {
    await empty();
    const publications = open(db);
    const save = async (ID: number, Name: object): Promise<void> => {
      const Revision = await revisionOf(ID);
      await db.write((transaction) => saveObjects(transaction, 'locations', [{ ID, Revision, Name }], by()));
    };
    for (const ID of [1, 2]) await save(ID, { de: 'Alt' });
    await db.write((transaction) => publish(transaction, new Date(now)));
    for (const ID of [1, 2, 3]) await save(ID, { de: 'Neu' });
    await publications.plan({ who: 'anna', note: '', scope: {}, at: local(now + minute) });
    await db.write((transaction) => discard(transaction, by()));
    await save(2, { de: 'Ganz anders' });
    now += minute;
    await publications.publishDue(fail);
    expect(await published()).toEqual([1, 2, 3].map((ID) => `${ID}: Neu undefined`));
    const inEdit = storedObjects(await readCopy(db.read, CopyName.inEdit), 'Locations');
    expect(new Map(inEdit.map(({ ID, Name }) => [ID, Name]))).toEqual(
      new Map([
        [1, { de: 'Neu' }],
        [2, { de: 'Ganz anders' }],
        [3, { de: 'Neu' }],
      ]),
    );
    const { epoch } = await readState(db.read, CopyName.inEdit);
    expect(await readPastState(db.read, { model: 'locations', id: 1, epoch })).toMatchObject({
      before: { Name: { de: 'Alt' } },
      after: { Name: { de: 'Neu' } },
      isWhole: true,
    });
    expect(await countUnpublished(db.read)).toBe(1);
  });

  it('bring the order of lists, and the fields besides them', async () => {
    await empty();
    const publications = open(db);
    await importText(db, 'Motto: Neu\nLanguages: [{ ID: 2, Code: en }, { ID: 1, Code: de }]', by());
    await publications.plan({ who: 'anna', note: '', scope: {}, at: local(now + minute) });
    await importText(db, 'Motto: Neuer\nLanguages: [{ ID: 1, Code: de }, { ID: 2, Code: en }]', by());
    now += minute;
    await publications.publishDue(fail);
    const { Motto, Languages } = (await readCopy(db.read, CopyName.published)) as Record<string, unknown>;
    expect([Motto, Languages]).toMatchObject(['Neu', [{ ID: 2 }, { ID: 1 }]]);
  });

  it('follow files that are moved, which cannot be deleted', async () => {
    await empty();
    const publications = open(db);
    const file = { hash: 'h', bytes: 1, type: 'image/png', modifiedAt: now };
    await db.write((transaction) =>
      transaction
        .insertInto('files')
        .values({ path: 'a.png', ...file })
        .execute(),
    );
    const save = async (IconURL: string): Promise<void> => {
      const Revision = await revisionOf(1);
      await db.write((transaction) => saveObjects(transaction, 'locations', [{ ID: 1, Revision, IconURL }], by()));
    };
    await save('files/a.png');
    await db.write((transaction) => publish(transaction, new Date(now)));
    await save('files/a.png?2');
    const { id } = await publications.plan({ who: 'anna', note: '', scope: {}, at: local(now + minute) });
    await save('');
    const move = { From: 'a.png', To: 'b.png', who: 'anna', now: new Date(now), isRoot: true };
    await db.write((transaction) => moveFile(transaction, move));
    await db.write((transaction) => saveObjects(transaction, 'locations', [{ ID: 2 }], by()));
    await db.write((transaction) => publish(transaction, new Date(now), { without: [{ model: 'locations', ID: 1 }] }));
    await expect(
      db.write((transaction) => removeFile(transaction, 'b.png', { ...by(), isForced: false })),
    ).rejects.toMatchObject({ reason: 'file-in-use' });
    await publications.publish(id, 'anna');
    expect(storedObjects(await readCopy(db.read, CopyName.published), 'Locations')).toMatchObject([
      { ID: 1, IconURL: 'files/b.png?2' },
      { ID: 2 },
    ]);
    await db.write((transaction) => transaction.deleteFrom('files').execute());
  });
});
