import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { type BodyOf } from '#contract/call.ts';
import { type buildCalls } from '#contract/calls/build-calls.ts';
import { cacheValue } from '../../store/cached-value.ts';
import { type Database } from '../../store/database.ts';
import { normalAddress } from './server-address.ts';

/** The app compares it with the PIN that staff enter: PBKDF2 with HMAC-SHA1, which every Android has, 20 bytes. */
export interface PinHash {
  /** Hexadecimal. */
  readonly pinSalt: string;
  readonly pinHash: string;
  readonly iterations: number;
}

/** Root's settings for the app. */
export interface AppSettings {
  readonly ApplicationID: string;
  readonly AppName: string;
  readonly VersionName: string;
  /** Ends with a slash; empty: the app never looks for newer content. */
  readonly ServerAddress: string;
  readonly IsLoanDevice: boolean;
  readonly KeepBuilds: number;
  readonly pin?: PinHash | undefined;
}

export type AppSettingsChange = BodyOf<(typeof buildCalls)['setBuildSettings']>;

const stored: z.ZodMiniType<AppSettings> = z.object({
  ApplicationID: z.string(),
  AppName: z.string(),
  VersionName: z.string(),
  // Earlier versions have kept it as it was typed.
  ServerAddress: z.pipe(z.string(), z.transform(normalAddress)),
  IsLoanDevice: z.boolean(),
  KeepBuilds: z.number(),
  pin: z.optional(z.object({ pinSalt: z.string(), pinHash: z.string(), iterations: z.number() })),
});

export interface AppSettingsStore {
  /** Returns what is set; undefined: nothing was ever set. */
  readonly stored: () => Promise<AppSettings | undefined>;
  readonly set: (change: AppSettingsChange) => Promise<void>;
}

const name = 'appBuild';

export function createAppSettings(db: Database): AppSettingsStore {
  // The app asks for newer content, and each of its calls needs to know whether it may.
  const read = cacheValue(db, async (): Promise<AppSettings | undefined> => {
    const row = await db.read.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    return row === undefined ? undefined : stored.parse(JSON.parse(row.value));
  });
  return {
    stored: read,
    async set({ PIN, ...change }) {
      const pin = await pinAfter((await read())?.pin, PIN);
      const settings: AppSettings = { ...trimmed(change), ...(pin === undefined ? {} : { pin }) };
      const value = JSON.stringify(settings);
      await db.write((transaction) =>
        transaction
          .insertInto('settings')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute(),
      );
    },
  };
}

function trimmed(change: Omit<AppSettingsChange, 'PIN'>): Omit<AppSettings, 'pin'> {
  return {
    ...change,
    ApplicationID: change.ApplicationID.trim(),
    AppName: change.AppName.trim(),
    VersionName: change.VersionName.trim(),
    ServerAddress: normalAddress(change.ServerAddress),
  };
}

const derive = promisify(pbkdf2);
/** A tablet takes about half a second for it. */
const iterations = 120_000;

async function pinAfter(before: PinHash | undefined, given: string | undefined): Promise<PinHash | undefined> {
  if (given === undefined) return before;
  if (given === '') return undefined;
  const salt = randomBytes(16);
  const hash = await derive(given, salt, iterations, 20, 'sha1');
  return { pinSalt: salt.toString('hex'), pinHash: hash.toString('hex'), iterations };
}
