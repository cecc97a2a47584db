import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';
import { largestId } from '../usecases/content/object-ids.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { TokenStatus } from '#contract/calls/access-calls.ts';
import { emptyDatabaseKinds, type DatabasePlace } from '#tests/server/databases.ts';
import { Refusal } from '../errors.ts';
import { createFailures } from '../usecases/accounts/failures.ts';
import { createKnownDevices } from '../usecases/accounts/known-devices.ts';
import { createSecondFactor } from '../usecases/accounts/second-factor.ts';
import { createSessions } from '../usecases/accounts/sessions.ts';
import { addFirstUser, createUsers } from '../usecases/accounts/users.ts';
import { readCopy, readState } from '../usecases/content/copies.ts';
import { importText, seed } from '../usecases/content/import.ts';
import { discard, publish } from '../usecases/content/publish.ts';
import { createCopyCache } from '../usecases/content/published.ts';
import { removeObjects } from '../usecases/content/remove-objects.ts';
import { saveObjects } from '../usecases/content/save-objects.ts';
import { createVisitorAccess, type VisitorAccess } from '../usecases/visitors/access.ts';
import { createLoginSettings } from '../usecases/visitors/login-settings.ts';
import { forgetName } from '../usecases/upkeep/forget-name.ts';
import { createTokens } from '../usecases/visitors/tokens.ts';
import { type Database, openDatabase } from './database.ts';
import { CopyName } from './tables.ts';

const content = JSON.stringify({
  Themes: [{ ID: 1, IsDefault: true }],
  TourGroups: [{ ID: 1 }, { ID: 2 }],
  Tours: [{ ID: 1, TourGroupID: 1, Code: 'T', Unknown: { kept: [1, 'two'] } }],
  Locations: [{ ID: 1 }, { ID: 2, DeepDives: [1] }],
  TourItems: [{ ID: 1, TourID: 1, LocationID: 1, Code: '1' }],
});
const now = Date.parse('2026-11-21T11:00:00Z');
const keeper = { who: 'anna', now };

describe.each(Object.entries(emptyDatabaseKinds))('A museum kept in %s', (_kind, makePlace) => {
  let made: DatabasePlace;
  /** Two servers, or a server and `npm run admin`. */
  let db: Database;
  let other: Database;

  beforeAll(async () => {
    made = await makePlace();
    // Concurrently, as when servers are scaled up.
    [db, other] = await Promise.all([openDatabase(made.place), openDatabase(made.place)]);
  }, 60_000);

  afterAll(async () => {
    await Promise.all([db.close(), other.close()]);
    await made.remove();
  });

  beforeEach(async () => {
    await importText(db, content, keeper);
    await db.write((transaction) => publish(transaction, new Date(now)));
  });

  const save = (objects: readonly StoredObject[], model: EditedModel = 'locations', at = db) =>
    at.write((transaction) => saveObjects(transaction, model, objects, keeper));
  const remove = (model: EditedModel, ID: number) =>
    db.write((transaction) => removeObjects(transaction, model, [{ ID }], keeper));
  const objectsIn = async (copy: CopyName, list: keyof TourDefinition): Promise<readonly StoredObject[]> =>
    (await readCopy(db.read, copy))[list] as readonly StoredObject[];
  const idsIn = async (copy: CopyName, list: keyof TourDefinition): Promise<readonly unknown[]> =>
    (await objectsIn(copy, list)).map(({ ID }) => ID);

  it('keeps unknown fields', async () => {
    expect(await objectsIn(CopyName.published, 'Tours')).toMatchObject([{ Unknown: { kept: [1, 'two'] } }]);
  });

  it('has IDs for new objects, whatever IDs are sent, stored or imported', async () => {
    for (const ID of [largestId + 1, 9_007_199_254_740_990])
      await expect(save([{ ID }])).rejects.toMatchObject({ code: 'wrong-value' });
    await save([{ ID: largestId }]);
    const given = await save([{ ID: -1 }, { ID: -1 }]);
    expect(given.map(({ ID }) => Number(ID))).toSatisfy((ids: readonly number[]) => ids.every((ID) => ID < 1000));
    // As older versions noted it.
    await db.write((transaction) => transaction.updateTable('lastIds').set({ id: 9_007_199_254_740_991 }).execute());
    await importText(db, 'Locations: [{ ID: 9007199254740990, Name: far }, { ID: 4 }]', keeper);
    expect(new Set(await idsIn(CopyName.inEdit, 'Locations'))).toEqual(new Set([4, 5]));
    expect(await save([{ ID: -1 }])).toMatchObject([{ ID: 6 }]);
    await importText(db, content, keeper);
  });

  it('is not emptied by an import in which nothing can be used', async () => {
    await expect(importText(db, 'Tours: [seven]\nLocations: 8', keeper)).rejects.toMatchObject({
      code: 'wrong-definition',
    });
    expect(await idsIn(CopyName.inEdit, 'Locations')).toEqual([1, 2]);
    // Empty on purpose.
    expect(await importText(db, 'Tours: []', keeper)).toEqual({ Objects: 0, Problems: [] });
  });

  it('gives new objects IDs that were never used', async () => {
    const [first, second] = await save([{ ID: -1, Code: 'ü 💫' }, { ID: -1 }]);
    await remove('locations', Number(second?.['ID']));
    const [third] = await save([{ ID: -1 }]);
    expect(Number(second?.['ID'])).toBe(Number(first?.['ID']) + 1);
    expect(Number(third?.['ID'])).toBe(Number(second?.['ID']) + 1);
    expect(await objectsIn(CopyName.inEdit, 'Locations')).toContainEqual(first);
  });

  it('lets one of several concurrent saves of an object win, and returns the stored object to the others', async () => {
    const [stored] = await objectsIn(CopyName.inEdit, 'Locations');
    const saves = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        save([{ ...stored, Code: `by ${index}` }], 'locations', index % 2 === 0 ? db : other),
      ),
    );
    const won = saves.filter((result) => result.status === 'fulfilled');
    const lost = saves.filter((result) => result.status === 'rejected').map(({ reason }) => reason as Refusal);
    expect([won.length, lost.length]).toEqual([1, 11]);
    expect(lost.every((refusal) => refusal instanceof Refusal && refusal.code === 'conflict')).toBe(true);
    expect(lost[0]?.details).toEqual({ Model: 'locations', Conflicts: [{ ID: 1, Stored: won[0]?.value[0] }] });
  });

  it('saves all objects of a list or none', async () => {
    const [one, two] = await objectsIn(CopyName.inEdit, 'Locations');
    const before = await readCopy(db.read, CopyName.inEdit);
    const refused = [
      save([{ ...one, Code: 'new' }, { ID: -1 }, { ...two, Revision: 999_999 }]),
      save([
        { ...one, Code: 'new' },
        { ...two, GamePoints: 'many' },
      ]),
      save([
        { ...one, Code: 'new' },
        { ...one, Code: 'newer' },
      ]),
    ];
    expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect((await readCopy(db.read, CopyName.inEdit)).Locations).toEqual(before.Locations);
  });

  it('completes concurrent saves of several objects', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        save(
          [
            { ID: -1, Code: `pair ${index}` },
            { ID: -1, Code: `pair ${index}` },
          ],
          'locations',
          index % 3 === 0 ? other : db,
        ),
      ),
    );
    const codes = (await objectsIn(CopyName.inEdit, 'Locations')).map(({ Code }) => String(Code));
    const pairs = codes.filter((code) => code.startsWith('pair'));
    expect([pairs.length, new Set(pairs).size]).toEqual([60, 30]);
    expect(new Set(await idsIn(CopyName.inEdit, 'Locations')).size).toBe(62);
  });

  it('shows visitors nothing of an edit before it is published', async () => {
    const before = await readState(db.read, CopyName.published);
    await save([{ ID: -1 }]);
    expect(await idsIn(CopyName.published, 'Locations')).toEqual([1, 2]);
    const after = await db.write((transaction) => publish(transaction, new Date(now)));
    expect(after).toMatchObject({ counter: before.counter + 1, updatedAt: '2026-11-21T11:00:00.000Z' });
    expect(await readCopy(db.read, CopyName.published)).toEqual(await readCopy(db.read, CopyName.inEdit));
  });

  it('discards an edit, and does not accept its Revision afterwards', async () => {
    const [stored] = await objectsIn(CopyName.inEdit, 'Locations');
    const [edited] = await save([{ ...stored, Code: 'edited' }]);
    await db.write((transaction) => discard(transaction, keeper));
    expect(await readCopy(db.read, CopyName.inEdit)).toEqual(await readCopy(db.read, CopyName.published));
    await expect(save([{ ...edited }])).rejects.toThrow('changed by someone else');
  });

  it('publishes one consistent state while others save, and counts each publication', async () => {
    const { counter } = await readState(db.read, CopyName.published);
    const jobs = Array.from({ length: 12 }, (_, index) => {
      const at = index % 2 === 0 ? db : other;
      return index % 3 === 0
        ? at.write((transaction) => publish(transaction, new Date(now)))
        : save(
            [
              { ID: -1, Code: `both ${index}` },
              { ID: -1, Code: `both ${index}` },
            ],
            'locations',
            at,
          );
    });
    await Promise.all(jobs);
    expect((await readState(db.read, CopyName.published)).counter).toBe(counter + 4);
    const seen = (await objectsIn(CopyName.published, 'Locations')).filter(({ Code }) =>
      String(Code).startsWith('both'),
    );
    expect(seen.length % 2).toBe(0);
  });

  it('shows a publication to other servers on their next read', async () => {
    let time = 0;
    const published = createCopyCache(other, CopyName.published, { elapsed: () => time });
    const before = await published.current();
    await save([{ ID: -1, Code: 'news' }]);
    await db.write((transaction) => publish(transaction, new Date(now)));
    if (!other.isShared) expect((await published.current()).state).toEqual(before.state);
    time += 1000;
    const after = await published.current();
    expect(after.state.counter).toBe(before.state.counter + 1);
    expect((await after.answer()).bodies.identity.toString()).toContain('news');
  });

  it('deletes objects with their consequences, and refuses to leave dangling references', async () => {
    await expect(remove('tourGroups', 1)).rejects.toThrow('Only empty tour groups');
    await expect(remove('themes', 1)).rejects.toThrow('default theme');
    expect((await remove('tourGroups', 2)).Deleted).toEqual([{ Model: 'tourGroups', ID: 2 }]);
    const { Deleted, Changed } = await remove('locations', 1);
    expect(Deleted).toContainEqual({ Model: 'locations', ID: 1 });
    expect(Changed).toMatchObject([{ Model: 'locations', Object: { ID: 2, DeepDives: [] } }]);
    expect(await idsIn(CopyName.inEdit, 'Locations')).toEqual([2]);
    expect(await objectsIn(CopyName.inEdit, 'Locations')).toMatchObject([{ Revision: Changed[0]?.Object['Revision'] }]);
    expect((await remove('locations', 1)).Deleted).toEqual([]);
  });

  it('binds a token to one of several devices that register it concurrently', async () => {
    const accessOn = (at: Database): VisitorAccess =>
      createVisitorAccess(at, {
        sessions: createSessions(at, () => now),
        failures: createFailures(at, () => now),
        login: createLoginSettings(at, { LoginType: LoginType.token }),
        retentionMs: 86_400_000,
        clock: () => now,
      });
    const [here, there] = [accessOn(db), accessOn(other)];
    const [token] = await createTokens(db, () => now).create(1, '', '');
    const devices = Array.from({ length: 10 }, () => randomUUID());
    const answers = await Promise.all(
      devices.map((device, index) =>
        (index % 2 === 0 ? here : there).register(token?.Token ?? '', device, '127.0.0.1'),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === TokenStatus.inUse)).toHaveLength(1);
    expect(statuses.filter((status) => status === TokenStatus.usedByOther)).toHaveLength(9);
    expect(answers.filter(({ opened }) => opened !== undefined)).toHaveLength(1);
    const owner = devices[statuses.indexOf(TokenStatus.inUse)] ?? '';
    expect((await here.register(token?.Token ?? '', owner, '127.0.0.1')).status).toBe(TokenStatus.inUse);
  });

  it('counts failed attempts of both servers together', async () => {
    const servers = [createFailures(db, () => now), createFailures(other, () => now)] as const;
    const compared: number[] = [];
    const attempts = Array.from({ length: 24 }, (_, index) =>
      servers[index % 2 === 0 ? 0 : 1].attempt('somebody', [{ kind: 'nameAtNetwork', name: 'somebody' }], () => {
        compared.push(index);
        return Promise.resolve(undefined);
      }),
    );
    const results = await Promise.allSettled(attempts);
    const refused = results.filter(({ status }) => status === 'rejected').length;
    expect(compared.length + refused).toBe(24);
    expect(compared.length).toBeGreaterThanOrEqual(5);
    // Four on each server may be running when the fifth is noted.
    expect(compared.length).toBeLessThanOrEqual(12);
  });

  it('notes many wrong attempts at once, whatever their order, without a deadlock', async () => {
    const servers = [createFailures(db, () => now), createFailures(other, () => now)] as const;
    const attempts = Array.from({ length: 60 }, (_, index) => {
      const counted = [
        { kind: 'nameAtNetwork', name: `visitor ${index}`, from: 'here' },
        { kind: 'network', from: 'here' },
        { kind: 'name', name: `visitor ${index % 30}` },
      ] as const;
      const ordered = index % 3 === 0 ? counted : counted.toReversed();
      return servers[index % 2 === 0 ? 0 : 1].attempt(`caller ${index}`, ordered, () => Promise.resolve(undefined));
    });
    const results = await Promise.allSettled(attempts);
    const broken = results.flatMap((result) =>
      result.status === 'rejected' && !(result.reason instanceof Refusal) ? [String(result.reason)] : [],
    );
    expect(broken).toEqual([]);
  });

  it('rolls back a failed write without affecting concurrent ones', async () => {
    const results = await Promise.allSettled([
      save([{ ID: -1, Code: 'beside' }]),
      db.write(async (transaction) => {
        await transaction.insertInto('folders').values({ path: 'half' }).execute();
        throw new Error('in the middle');
      }),
      save([{ ID: -1, Code: 'beside' }]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await db.read.selectFrom('folders').selectAll().execute()).toEqual([]);
    const codes = (await objectsIn(CopyName.inEdit, 'Locations')).map(({ Code }) => Code);
    expect(codes.filter((code) => code === 'beside')).toHaveLength(2);
  });

  it('is filled by one of several servers that start at once', async () => {
    await db.write(async (transaction) => {
      await transaction.deleteFrom('objects').execute();
      await transaction.updateTable('copies').set({ epoch: 0 }).execute();
    });
    const files = Array.from({ length: 20 }, (_, index) => ({
      path: `first/${index}.mp3`,
      hash: '0'.repeat(64),
      bytes: 1,
      type: 'audio/mpeg',
      modifiedAt: now,
    }));
    const definition: TourDefinition = { Locations: [{ ID: 7 }] };
    const filled = await Promise.all([seed(db, definition, files), seed(other, definition, files)]);
    expect(filled.toSorted()).toEqual([false, true]);
    expect(await db.read.selectFrom('files').select('path').where('path', 'like', 'first/%').execute()).toHaveLength(
      20,
    );
    await db.write((transaction) => transaction.deleteFrom('files').execute());
  });

  it('gets its first user from one of several servers that start at once', async () => {
    const users = [db, other].map((at) => {
      const sessions = createSessions(at, () => now);
      const clock = (): number => now;
      const own = { failures: createFailures(at, clock), devices: createKnownDevices(at, clock), forgetName };
      return { at, users: createUsers(at, { sessions, ...own, factor: createSecondFactor(at, clock), clock }) };
    });
    const passwords = await Promise.all(users.map(({ at, users: own }) => addFirstUser(at, own, undefined)));
    expect(passwords.filter((password) => password !== undefined)).toHaveLength(1);
    expect(await db.read.selectFrom('users').select('name').execute()).toEqual([{ name: 'root' }]);
    await db.write((transaction) => transaction.deleteFrom('users').execute());
  });
});
