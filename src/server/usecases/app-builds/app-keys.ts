import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { BuildKind } from '#contract/calls/build-calls.ts';
import { type Database } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';

export type AppKey = Pick<Tables['appKeys'], 'keystore' | 'password'>;

/** The name of the key in its keystore. */
export const keyAlias = 'guide';

export interface AppKeys {
  /** Returns the key of a kind of build, which is made at the first one. */
  readonly of: (kind: BuildKind, make: MakeKey) => Promise<AppKey>;
  /** Returns a version code that no earlier build of this kind has had. */
  readonly nextVersionCode: (kind: BuildKind) => Promise<number>;
  /** Leaves out version codes that builds may have had since the backup from which this museum comes. */
  readonly skipVersionCodes: () => Promise<void>;
}

/** Makes a keystore with this password. */
export type MakeKey = (password: string) => Promise<Buffer>;

const skipped = 1000;

export function createAppKeys(db: Database, clock: () => number): AppKeys {
  return {
    async of(kind, make) {
      const known = await find(db, kind);
      if (known !== undefined) return known;
      const password = randomBytes(24).toString('hex');
      const keystore = (await make(password)).toString('base64');
      const row = { kind, keystore, password, createdAt: clock(), lastVersionCode: 0 };
      await db.write((transaction) =>
        transaction
          .insertInto('appKeys')
          .values(row)
          // A server that was taken for dead may have made one at the same moment.
          .onConflict((conflict) => conflict.column('kind').doNothing())
          .execute(),
      );
      return (await find(db, kind)) ?? row;
    },
    async nextVersionCode(kind) {
      const { lastVersionCode } = await db.write((transaction) =>
        transaction
          .updateTable('appKeys')
          .set({ lastVersionCode: sql<number>`${sql.ref('lastVersionCode')} + 1` })
          .where('kind', '=', kind)
          .returning('lastVersionCode')
          .executeTakeFirstOrThrow(),
      );
      return lastVersionCode;
    },
    async skipVersionCodes() {
      await db.write((transaction) =>
        transaction
          .updateTable('appKeys')
          .set({ lastVersionCode: sql<number>`${sql.ref('lastVersionCode')} + ${sql.lit(skipped)}` })
          .where('lastVersionCode', '>', 0)
          .execute(),
      );
    },
  };
}

function find(db: Database, kind: BuildKind): Promise<AppKey | undefined> {
  return db.read.selectFrom('appKeys').select(['keystore', 'password']).where('kind', '=', kind).executeTakeFirst();
}

/** Runs work with the keystore as a file that only this user may read. */
export async function withKeyFile<Result>(
  { keystore }: AppKey,
  folder: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, 'key.p12');
  try {
    await writeFile(path, Buffer.from(keystore, 'base64'), { mode: 0o600, flag: 'wx' });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Bits of the key, which lasts for 30 years. */
const strength: Readonly<Record<BuildKind, number>> = { [BuildKind.debug]: 2048, [BuildKind.release]: 4096 };

export interface KeyToMake {
  readonly kind: BuildKind;
  /** The application ID. */
  readonly owner: string;
  readonly folder: string;
  readonly keytool: (args: readonly string[], password: string) => Promise<unknown>;
}

/** Makes a keystore by Java's keytool. */
export function keyMaker({ kind, owner, folder, keytool }: KeyToMake): MakeKey {
  return async (password) => {
    const path = join(folder, 'new-key.p12');
    try {
      const store = ['-storetype', 'PKCS12', '-keystore', path, '-storepass:env', passwordVariable];
      const key = ['-alias', keyAlias, '-keyalg', 'RSA', '-keysize', String(strength[kind]), '-validity', '10950'];
      const name = `CN=${owner}${kind === BuildKind.debug ? ' (debug)' : ''}`;
      await keytool(['-genkeypair', ...store, ...key, '-dname', name], password);
      return await readFile(path);
    } finally {
      await rm(path, { force: true });
    }
  };
}

/** The variable by which tools get the password. */
export const passwordVariable = 'KS_PASS';
