import * as z from 'zod/mini';
import { LoginType } from '#content/constants.ts';
import { ValidityUnit } from '#contract/calls/access-calls.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { cacheValue } from '../../store/cached-value.ts';

/** The staff's settings for visitors' login (section 7.4). */
export interface LoginSettings {
  readonly LoginType: LoginType;
  readonly Title?: string | undefined;
  readonly Password?: string | undefined;
  readonly ValidityPeriod?: number | undefined;
  readonly ValidityUnit?: ValidityUnit | undefined;
}

const stored: z.ZodMiniType<LoginSettings> = z.object({
  LoginType: z.enum(LoginType),
  Title: z.optional(z.string()),
  Password: z.optional(z.string()),
  ValidityPeriod: z.optional(z.number()),
  ValidityUnit: z.optional(z.enum(ValidityUnit)),
});

export interface LoginSettingsStore {
  readonly current: () => Promise<LoginSettings>;
  /** @throws Refusal `wrong-value` for settings that would let nobody in, or everybody */
  readonly set: (change: LoginSettings) => Promise<void>;
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
    return row === undefined ? before : stored.parse(JSON.parse(row.value));
  });

  return {
    current,
    async set(change) {
      const old = await current();
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const after: LoginSettings = { ...old, ...given, LoginType: change.LoginType };
      refuseIncomplete(after);
      const value = JSON.stringify(after);
      await db.write(async (transaction) => {
        await transaction
          .insertInto('settings')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
        // Sessions from the previous login type end.
        if (old.Password !== after.Password || old.LoginType !== after.LoginType) {
          await transaction.deleteFrom('sessions').where('userName', 'is', null).where('token', 'is', null).execute();
        }
      });
    },
  };
}

function refuseIncomplete(settings: LoginSettings): void {
  const { LoginType: type, Password, ValidityPeriod, ValidityUnit } = settings;
  if ((type === LoginType.password || type === LoginType.timed) && (Password ?? '') === '') {
    throw refuse('login-without-password', { type });
  }
  if (type === LoginType.timed && (ValidityPeriod === undefined || ValidityUnit === undefined)) {
    throw refuse('login-without-period', {});
  }
}
