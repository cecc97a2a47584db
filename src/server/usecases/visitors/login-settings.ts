import * as z from 'zod/mini';
import { LoginType } from '#content/constants.ts';
import { type PeriodType, ValidityUnit } from '#contract/calls/access-calls.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { cacheValue } from '../../store/cached-value.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';

/** How long access lasts. */
export interface Validity {
  readonly ValidityPeriod: number;
  readonly ValidityUnit: ValidityUnit;
}

/** The staff's settings for visitors' login (section 7.4). */
export interface LoginSettings {
  readonly LoginType: LoginType;
  readonly Title?: string | undefined;
  readonly PasswordHash?: string | undefined;
  /** Each login type with a period has its own. */
  readonly Periods?: { readonly [type in PeriodType]?: Validity | undefined } | undefined;
}

/** Omitted fields stay as they were; an empty password removes the one that is set. */
export interface LoginChange {
  readonly LoginType: LoginType;
  readonly Title?: string | undefined;
  readonly Password?: string | undefined;
  readonly ValidityPeriod?: number | undefined;
  readonly ValidityUnit?: ValidityUnit | undefined;
}

const validity = z.object({ ValidityPeriod: z.number(), ValidityUnit: z.enum(ValidityUnit) });

/** Servers before this version stored the password itself, and one period for both types. */
const stored = z.object({
  LoginType: z.enum(LoginType),
  Title: z.optional(z.string()),
  Password: z.optional(z.string()),
  PasswordHash: z.optional(z.string()),
  Periods: z.optional(z.object({ token: z.optional(validity), timed: z.optional(validity) })),
  ValidityPeriod: z.optional(z.number()),
  ValidityUnit: z.optional(z.enum(ValidityUnit)),
});
type Stored = z.infer<typeof stored>;

export interface LoginSettingsStore {
  readonly current: () => Promise<LoginSettings>;
  /** @throws Refusal `wrong-value` for settings that would let no visitor in, or all */
  readonly set: (change: LoginChange) => Promise<void>;
}

const name = 'login';
const milliseconds = { seconds: 1000, hours: 3_600_000, days: 86_400_000, weeks: 604_800_000 } as const;

/** Returns the period of a login type in milliseconds; undefined if none is set. */
export function periodOf({ Periods }: LoginSettings, type: PeriodType): number | undefined {
  const set = Periods?.[type];
  return set && set.ValidityPeriod * milliseconds[set.ValidityUnit];
}

/** Returns a period in the largest unit of which it is a whole number. */
export function validityOf(period: number): Validity {
  const unit = Object.values(ValidityUnit).findLast((each) => period % milliseconds[each] === 0) ?? 'seconds';
  return { ValidityPeriod: Math.round(period / milliseconds[unit]), ValidityUnit: unit };
}

/** Returns whether access of this login type ends after a period that staff choose. */
export function hasPeriod(type: LoginType): type is PeriodType {
  return type === LoginType.token || type === LoginType.timed;
}

/** @param before the settings that apply until staff change them */
export function createLoginSettings(db: Database, before: LoginSettings): LoginSettingsStore {
  const current = cacheValue(db, async () => {
    const row = await db.read.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    if (row === undefined) return before;
    const { Password = '', ...settings } = withPeriods(stored.parse(JSON.parse(row.value)));
    return Password === '' ? settings : hashOnce(db, row.value, { ...settings, Password });
  });

  return {
    current,
    async set(change) {
      const old = await current();
      const after: LoginSettings = {
        LoginType: change.LoginType,
        Title: change.Title ?? old.Title,
        PasswordHash: await hashAfter(old.PasswordHash, change.Password),
        Periods: periodsAfter(old, change),
      };
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

function withPeriods({
  ValidityPeriod,
  ValidityUnit: unit = 'hours',
  ...settings
}: Stored): Omit<Stored, keyof Validity> {
  if (ValidityPeriod === undefined) return settings;
  const period = { ValidityPeriod, ValidityUnit: unit };
  const type = settings.LoginType;
  return { ...settings, Periods: hasPeriod(type) ? { [type]: period } : { token: period, timed: period } };
}

/** A period belongs to the type that is set with it. */
function periodsAfter({ Periods }: LoginSettings, change: LoginChange): LoginSettings['Periods'] {
  const { LoginType: type, ValidityPeriod, ValidityUnit: unit } = change;
  if (!hasPeriod(type)) return Periods;
  const old = Periods?.[type];
  const period = ValidityPeriod ?? old?.ValidityPeriod;
  if (period === undefined) return Periods;
  return { ...Periods, [type]: { ValidityPeriod: period, ValidityUnit: unit ?? old?.ValidityUnit ?? 'hours' } };
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

function refuseIncomplete({ LoginType: type, PasswordHash, Periods }: LoginSettings): void {
  if ((type === LoginType.password || type === LoginType.timed) && PasswordHash === undefined) {
    throw refuse('login-without-password', { type });
  }
  if (type === LoginType.timed && Periods?.timed === undefined) {
    throw refuse('login-without-period', {});
  }
}
