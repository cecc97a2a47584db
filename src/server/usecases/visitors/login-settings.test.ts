import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { databaseKinds, type DatabasePlace } from '#tests/server/databases.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { isPassword } from '../accounts/passwords.ts';
import { createSessions } from '../accounts/sessions.ts';
import { createLoginSettings, periodOf, validityOf } from './login-settings.ts';

const now = Date.parse('2026-11-21T11:00:00Z');

describe.each(Object.entries(databaseKinds))('How visitors log in, kept in %s', (_kind, makePlace) => {
  let made: DatabasePlace;
  /** Two servers. */
  let db: Database;
  let other: Database;

  beforeAll(async () => {
    made = await makePlace();
    db = await openDatabase(made.place);
    other = await openDatabase(made.place);
  }, 60_000);

  afterAll(async () => {
    await Promise.all([db.close(), other.close()]);
    await made.remove();
  });

  it('lets other servers see a new login type at once', async () => {
    const [here, there] = [db, other].map((at) => createLoginSettings(at, { LoginType: LoginType.none }));
    for (const LoginTypeNow of [LoginType.none, LoginType.password, LoginType.token, LoginType.none]) {
      await here?.set({ LoginType: LoginTypeNow, Password: 'of the house' });
      expect((await there?.current())?.LoginType).toBe(LoginTypeNow);
      expect((await here?.current())?.LoginType).toBe(LoginTypeNow);
    }
  });

  it('keeps the period of tokens apart from that of the timed password', async () => {
    const login = createLoginSettings(db, { LoginType: LoginType.none });
    const inDays = { ValidityPeriod: 2, ValidityUnit: 'days' } as const;
    const inSeconds = { ValidityPeriod: 8, ValidityUnit: 'seconds' } as const;
    await login.set({ LoginType: LoginType.token, ...inDays });
    await login.set({ LoginType: LoginType.timed, Password: 'of the house', ...inSeconds });
    await login.set({ LoginType: LoginType.none });
    await login.set({ LoginType: LoginType.token });
    expect(await login.current()).toMatchObject({ Periods: { token: inDays, timed: inSeconds } });
    expect(periodOf(await login.current(), LoginType.token)).toBe(172_800_000);
    expect(validityOf(172_800_000)).toEqual(inDays);
    expect(validityOf(8000)).toEqual(inSeconds);
  });

  it.each([
    [LoginType.timed, { timed: 8000 }],
    [LoginType.token, { token: 8000 }],
    [LoginType.none, { token: 8000, timed: 8000 }],
  ])('gives the one period of an earlier version to the type %s that had it', async (type, expected) => {
    const value = JSON.stringify({ LoginType: type, ValidityPeriod: 8, ValidityUnit: 'seconds' });
    await db.write(async (transaction) => {
      await transaction.deleteFrom('settings').where('name', '=', 'login').execute();
      await transaction.insertInto('settings').values({ name: 'login', value }).execute();
    });
    const settings = await createLoginSettings(db, { LoginType: LoginType.none }).current();
    expect({ token: periodOf(settings, 'token'), timed: periodOf(settings, 'timed') }).toEqual({
      token: undefined,
      timed: undefined,
      ...expected,
    });
  });

  it('stores the password of the house as a hash only, and keeps it when it is typed again', async () => {
    const login = createLoginSettings(db, { LoginType: LoginType.none });
    const sessions = createSessions(db, () => now);
    const visitor = { token: null, device: 'phone', validUntil: now + 1000, slides: 0 };
    await login.set({ LoginType: LoginType.password, Password: 'of the house' });
    const row = await db.read.selectFrom('settings').select('value').where('name', '=', 'login').executeTakeFirst();
    expect(row?.value).toContain('$argon2id$');
    expect(row?.value).not.toContain('of the house');
    const { session } = await sessions.openForVisitor(visitor);
    const who = async (): Promise<string> => (await sessions.whoHas(session)).kind;

    await login.set({ LoginType: LoginType.password, Password: 'of the house', Title: 'Welcome' });
    expect(await who()).toBe('visitor');
    await login.set({ LoginType: LoginType.password, Password: 'another one' });
    expect(await who()).toBe('nobody');
  });

  it('hashes a password of the house that an earlier version has stored', async () => {
    const value = JSON.stringify({ LoginType: LoginType.password, Password: 'of the house', Title: 'Welcome' });
    await db.write(async (transaction) => {
      await transaction.deleteFrom('settings').where('name', '=', 'login').execute();
      await transaction.insertInto('settings').values({ name: 'login', value }).execute();
    });
    for (const at of [db, other]) {
      const { PasswordHash, ...rules } = await createLoginSettings(at, { LoginType: LoginType.none }).current();
      expect(rules).toEqual({ LoginType: LoginType.password, Title: 'Welcome' });
      expect(await isPassword(PasswordHash, 'of the house')).toBe(true);
    }
    const { value: kept } = await db.read
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'login')
      .executeTakeFirstOrThrow();
    expect(kept).not.toContain('of the house');
  });
});
