import * as z from 'zod/mini';
import { LoginType } from '#content/constants.ts';
import { ValidityUnit } from '#contract/calls/access-calls.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { cacheValue } from '../../store/cached-value.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';

/** What staff set about visitors' login, besides the password. */
interface LoginRules {
  readonly LoginType: LoginType;
  readonly Title?: string | undefined;
  readonly ValidityPeriod?: number | undefined;
  readonly ValidityUnit?: ValidityUnit | undefined;
}

/** The staff's settings for visitors' login (section 7.4). */
export interface LoginSettings extends LoginRules {
  readonly PasswordHash?: string | undefined;
}

/** What is left out stays as it was; an empty password removes the one that is set. */
export interface LoginChange extends LoginRules {
  readonly Password?: string | undefined;
}

/** Servers before this version stored the password itself. */
const stored: z.ZodMiniType<LoginSettings & LoginChange> = z.object({
  LoginType: z.enum(LoginType),
  Title: z.optional(z.string()),
  Password: z.optional(z.string()),
  PasswordHash: z.optional(z.string()),
  ValidityPeriod: z.optional(z.number()),
  ValidityUnit: z.optional(z.enum(ValidityUnit)),
});

export interface LoginSettingsStore {
  readonly current: () => Promise<LoginSettings>;
  /** @throws Refusal `wrong-value` for settings that would let nobody in, or everybody */
  readonly set: (change: LoginChange) => Promise<void>;
}

const name = 'login';
const milliseconds = { seconds: 1000, hours: 3_600_000, days: 86_400_000, weeks: 604_800_000 } as const;

/** Returns the period in milliseconds; undefined if none is set. */
export function validityOf({ ValidityPeriod, ValidityUnit }: LoginSettings): number | undefined {
  return ValidityPeriod === undefined ? undefined : ValidityPeriod * milliseconds[ValidityUnit ?? 'hours'];
}

/** @param before the settings that apply until staff change them */
export function createLoginSettings(db: Database, before: LoginSettings): LoginSettingsStore {
  const current = cacheValue(db, async () => {
    const row = await db.read.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    if (row === undefined) return before;
    const { Password = '', ...settings } = stored.parse(JSON.parse(row.value));
    return Password === '' ? settings : hashOnce(db, row.value, { ...settings, Password });
  });

  return {
    current,
    async set({ Password, ...change }) {
      const old = await current();
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const PasswordHash = await hashAfter(old.PasswordHash, Password);
      const after: LoginSettings = { ...old, ...given, LoginType: change.LoginType, PasswordHash };
      refuseIncomplete(after);
      const value = JSON.stringify(after);
      await db.write(async (transaction) => {
        await transaction
          .insertInto('settings')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
        // Sessions from the previous login type end.
        if (old.PasswordHash !== after.PasswordHash || old.LoginType !== after.LoginType) {
          await transaction.deleteFrom('sessions').where('userName', 'is', null).where('token', 'is', null).execute();
        }
      });
    },
  };
}

/** Returns the same hash for the same password, so that saving the form again ends no session. */
async function hashAfter(old: string | undefined, given: string | undefined): Promise<string | undefined> {
  if (given === undefined) return old;
  if (given === '') return undefined;
  return (await isPassword(old, given)) ? old : hashPassword(given);
}

/** Replaces a password that an earlier version or its backup has stored. Visitors get in even if that cannot be written. */
async function hashOnce(
  db: Database,
  readable: string,
  { Password, ...settings }: LoginSettings & { readonly Password: string },
): Promise<LoginSettings> {
  const hashed: LoginSettings = { ...settings, PasswordHash: await hashPassword(Password) };
  await db
    .write((transaction) =>
      transaction
        .updateTable('settings')
        .set({ value: JSON.stringify(hashed) })
        .where('name', '=', name)
        .where('value', '=', readable)
        .execute(),
    )
    .catch((error: unknown) => console.warn('The password of the house could not be stored as a hash', error));
  return hashed;
}

function refuseIncomplete(settings: LoginSettings): void {
  const { LoginType: type, PasswordHash, ValidityPeriod, ValidityUnit } = settings;
  if ((type === LoginType.password || type === LoginType.timed) && PasswordHash === undefined) {
    throw refuse('login-without-password', { type });
  }
  if (type === LoginType.timed && (ValidityPeriod === undefined || ValidityUnit === undefined)) {
    throw refuse('login-without-period', {});
  }
}
