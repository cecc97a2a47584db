import { type AnswerOf } from '#contract/call.ts';
import { type buildCalls } from '#contract/calls/build-calls.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { isSame } from '../accounts/passwords.ts';

export type BuildRow = Tables['appBuilds'];
type BuildAnswer = AnswerOf<(typeof buildCalls)['buildStatus']>['Builds'][number];

const folder = 'apks/';

export const apkKey = (name: string): string => `${folder}${name}`;

/** The built apps, each with a row in the database that lists it. */
export interface RetainedBuilds {
  /** The newest first. */
  readonly list: () => Promise<readonly BuildRow[]>;
  /** Adds an APK, and removes the oldest ones of its kind. If that fails, neither bytes nor row remain. */
  readonly add: (row: BuildRow, added: BuildToAdd) => Promise<void>;
  /** @throws Refusal `not-found` */
  readonly remove: (name: string) => Promise<void>;
  /** @throws Refusal `not-found`, also for a wrong key */
  readonly find: (key: string, name: string) => Promise<BuildRow>;
  /** Removes bytes that no row lists, as a killed server leaves them. To be called while nothing is added. */
  readonly sweep: () => Promise<void>;
}

export interface BuildToAdd {
  /** The file of the APK, which is gone afterwards. */
  readonly path: string;
  /** How many builds of its kind stay, this one included: trials must not remove what devices have. */
  readonly keep: number;
  /** Notes more in the transaction that makes the build visible. */
  readonly also: (transaction: Reader) => Promise<void>;
}

export function createRetainedBuilds(db: Database, store: ObjectStore): RetainedBuilds {
  const list = (reader: Reader = db.read): Promise<readonly BuildRow[]> =>
    reader.selectFrom('appBuilds').selectAll().orderBy('builtAt', 'desc').orderBy('name', 'desc').execute();
  const remove = async (name: string): Promise<void> => {
    await db.write((transaction) => transaction.deleteFrom('appBuilds').where('name', '=', name).execute());
    await store.remove(apkKey(name));
  };
  const named = (name: string): Promise<BuildRow | undefined> =>
    db.read.selectFrom('appBuilds').selectAll().where('name', '=', name).executeTakeFirst();

  return {
    list: () => list(),
    async add(row, { path, keep, also }) {
      // The bytes come first, so a listed build is always complete.
      await store.putFile(apkKey(row.name), path);
      const over = await db
        .write(async (transaction) => {
          const alike = (await list(transaction)).filter(({ kind }) => kind === row.kind);
          const others = alike.slice(Math.max(0, keep - 1)).map(({ name }) => name);
          await transaction
            .deleteFrom('appBuilds')
            .where('name', 'in', [...others, ''])
            .execute();
          await transaction.insertInto('appBuilds').values(row).execute();
          await also(transaction);
          return others;
        })
        .catch(async (error: unknown) => {
          await store.remove(apkKey(row.name));
          throw error;
        });
      // The next build sweeps files that are not removed here.
      for (const name of over) await store.remove(apkKey(name));
    },
    async remove(name) {
      if ((await named(name)) === undefined) throw refuse('no-build', {});
      await remove(name);
    },
    async find(key, name) {
      const row = await named(name);
      if (row !== undefined && isSame(row.key, key)) return row;
      throw refuse('no-build', {});
    },
    async sweep() {
      const known = new Set((await list()).map(({ name }) => apkKey(name)));
      for await (const { key } of store.list(folder)) if (!known.has(key)) await store.remove(key);
    },
  };
}

export function buildAnswer({ name, key, kind, bytes, sha256, certificate, ...row }: BuildRow): BuildAnswer {
  return {
    Name: name,
    Kind: kind,
    Size: bytes,
    SHA256: sha256,
    Certificate: certificate,
    Address: `/api/build/apk/${key}/${encodeURIComponent(name)}`,
    BuiltAt: new Date(row.builtAt).toISOString(),
    VersionCode: row.versionCode,
    VersionName: row.versionName,
  };
}
