import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { type Database, openDatabase } from '#server/store/database.ts';
import { CopyName } from '#server/store/tables.ts';
import { createFailures } from '#server/usecases/accounts/failures.ts';
import { createKnownDevices } from '#server/usecases/accounts/known-devices.ts';
import { createSecondFactor } from '#server/usecases/accounts/second-factor.ts';
import { createSessions } from '#server/usecases/accounts/sessions.ts';
import { createUsers } from '#server/usecases/accounts/users.ts';
import {
  addComment,
  type CommentRow,
  editComment,
  listComments,
  listOpenComments,
  removeComment,
  resolveComment,
} from '#server/usecases/comments/comments.ts';
import { readCopy } from '#server/usecases/content/copies.ts';
import { importText } from '#server/usecases/content/import.ts';
import { bringBack, discard, publish } from '#server/usecases/content/publish.ts';
import { removeObjects } from '#server/usecases/content/remove-objects.ts';
import { saveObjects } from '#server/usecases/content/save-objects.ts';
import { forgetName } from '#server/usecases/upkeep/forget-name.ts';
import { agree } from '#server/usecases/publications/agreed-objects.ts';
import { type DatabasePlace, databaseKinds } from './databases.ts';

const station = { model: 'locations', id: 1 } as const;
const whole = { offset: 0, limit: 1000 };
const by = (who: string, now = 1000) => ({ who, now });

describe.each(Object.entries(databaseKinds))('comments (%s)', (_, makePlace) => {
  let place: DatabasePlace;
  let db: Database;
  /** Another server on the same database. */
  let other: Database;

  beforeAll(async () => {
    place = await makePlace();
    db = await openDatabase(place.place);
    other = await openDatabase(place.place);
  });

  beforeEach(async () => {
    await db.write((transaction) => transaction.deleteFrom('comments').execute());
    await importText(db, 'Locations: [{ ID: 1, Name: { de: Tor } }, { ID: 2 }]', by('anna'));
    await db.write((transaction) => publish(transaction, new Date(0)));
  });

  afterAll(async () => {
    await Promise.all([db.close(), other.close()]);
    await place.remove();
  });

  const add = (who: string, text: string, on: Partial<CommentRow> = {}, now = 1000) =>
    addComment(db, { ...station, field: '', text, ...on }, by(who, now));
  const texts = async (): Promise<readonly string[]> =>
    (await listComments(other.read, station)).map(({ text }) => text);
  const openTexts = async (part: Parameters<typeof listOpenComments>[1] = {}, page = whole) => {
    const { comments, total } = await listOpenComments(other.read, part, page);
    return { texts: comments.map(({ text }) => text), total };
  };
  const removeStation = () =>
    db.write((transaction) => removeObjects(transaction, 'locations', [{ ID: 1 }], by('anna')));

  it('are added, edited, resolved, opened again and removed, on any server', async () => {
    const { comment } = await add('anna', 'Wann?', { field: 'Name.de' });
    await add('ben', 'Drei Zeilen\n\nText', {}, 2000);
    expect(await listComments(other.read, station)).toEqual([
      {
        ...station,
        comment,
        field: 'Name.de',
        text: 'Wann?',
        who: 'anna',
        at: 1000,
        editedAt: 0,
        resolvedBy: '',
        resolvedAt: 0,
      },
      expect.objectContaining({ text: 'Drei Zeilen\n\nText', who: 'ben', at: 2000 }),
    ]);
    expect(await editComment(other, { comment, text: 'Wann genau?' }, by('anna', 3000))).toMatchObject({
      editedAt: 3000,
    });
    expect(await resolveComment(other, { comment, isResolved: true }, by('ben', 4000))).toMatchObject({
      resolvedBy: 'ben',
      resolvedAt: 4000,
    });
    await resolveComment(db, { comment, isResolved: true }, by('anna', 5000));
    expect(await listComments(db.read, station)).toMatchObject([{ text: 'Wann genau?', resolvedBy: 'ben' }, {}]);
    expect(await resolveComment(db, { comment, isResolved: false }, by('anna'))).toMatchObject({ resolvedAt: 0 });
    await removeComment(db, comment, { who: 'anna', mayRemoveAll: false });
    expect(await texts()).toEqual(['Drei Zeilen\n\nText']);
    await expect(resolveComment(db, { comment, isResolved: true }, by('ben'))).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('are edited and removed by their authors, and removed by root', async () => {
    const { comment } = await add('anna', 'Wann?');
    await expect(editComment(db, { comment, text: 'x' }, by('ben'))).rejects.toMatchObject({ code: 'access-denied' });
    const asBen = { who: 'ben', mayRemoveAll: false };
    await expect(removeComment(db, comment, asBen)).rejects.toMatchObject({ code: 'access-denied' });
    await removeComment(db, comment, { ...asBen, mayRemoveAll: true });
    expect(await texts()).toEqual([]);
  });

  it('are listed while open, the newest first, by kind and author, without those on deleted objects', async () => {
    await add('anna', 'one');
    await add('ben', 'two', { id: 2 }, 2000);
    const { comment } = await add('anna', 'three', {}, 3000);
    await resolveComment(db, { comment, isResolved: true }, by('ben'));
    expect(await openTexts()).toEqual({ texts: ['two', 'one'], total: 2 });
    expect(await openTexts({}, { offset: 1, limit: 1 })).toEqual({ texts: ['one'], total: 2 });
    expect(await openTexts({ who: 'anna', model: 'locations' })).toEqual({ texts: ['one'], total: 1 });
    expect((await openTexts({ model: 'tours' })).total).toBe(0);
    await removeStation();
    expect(await openTexts()).toEqual({ texts: ['two'], total: 1 });
  });

  it('stay with a deletion until it is published', async () => {
    await add('anna', 'Wann?');
    await removeStation();
    expect(await texts()).toEqual(['Wann?']);
    const { kept } = await db.write((transaction) => discard(transaction, by('anna')));
    expect(await openTexts()).toEqual({ texts: ['Wann?'], total: 1 });
    await db.write((transaction) => bringBack(transaction, kept ?? '', by('anna')));
    await db.write((transaction) => publish(transaction, new Date(0)));
    expect(await texts()).toEqual([]);
  });

  it('stay while a publication to come holds their object', async () => {
    const [fresh] = await db.write((transaction) => saveObjects(transaction, 'locations', [{ ID: -1 }], by('anna')));
    const on = { model: 'locations', id: Number(fresh?.['ID']) };
    await add('anna', 'Neu', on);
    await db.write((transaction) => agree(transaction, 'planned', {}));
    await db.write((transaction) => discard(transaction, by('anna')));
    await db.write((transaction) => publish(transaction, new Date(0)));
    expect(await listComments(db.read, on)).toMatchObject([{ text: 'Neu' }]);
    await db.write((transaction) => transaction.deleteFrom('publicationObjects').execute());
    await db.write((transaction) => publish(transaction, new Date(0)));
    expect(await listComments(db.read, on)).toEqual([]);
  });

  it('never stand in the content', async () => {
    await add('anna', 'Nur für uns');
    await db.write((transaction) => publish(transaction, new Date(0)));
    for (const copy of [CopyName.inEdit, CopyName.published])
      expect(JSON.stringify(await readCopy(other.read, copy))).not.toContain('Nur für uns');
    expect(await texts()).toEqual(['Nur für uns']);
  });

  it('need a saved object, which holds 200', async () => {
    await expect(add('anna', 'x', { id: 77 })).rejects.toMatchObject({ code: 'not-found' });
    const [fresh] = await db.write((transaction) => saveObjects(transaction, 'locations', [{ ID: -1 }], by('anna')));
    const id = Number(fresh?.['ID']);
    for (let count = 0; count < 200; count += 1) await add('anna', 'x', { id });
    await expect(add('anna', 'x', { id })).rejects.toThrow(/200 comments/);
  });

  it('lose the names of a user whose account is removed', async () => {
    const clock = (): number => 1000;
    const [failures, sessions] = [createFailures(db, clock), createSessions(db, clock)];
    const parts = { failures, sessions, devices: createKnownDevices(db, clock), factor: createSecondFactor(db, clock) };
    const users = createUsers(db, { ...parts, forgetName, clock });
    await users.add({ name: 'carla', group: UserGroup.manager }, 'a long password');
    const { comment } = await add('anna', 'one');
    await resolveComment(db, { comment, isResolved: true }, by('carla'));
    await add('carla', 'two', {}, 2000);
    await users.remove('carla');
    expect(await listComments(other.read, station)).toMatchObject([
      { who: 'anna', resolvedBy: '', resolvedAt: 1000 },
      { who: '', text: 'two' },
    ]);
  });
});
