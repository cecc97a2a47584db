import { type Database } from '../../store/database.ts';
import { day } from './rate-limits.ts';
import { hashOf, secret } from './passwords.ts';

/** Days without a login after which a browser is no longer known. */
export const knownDays = 180;

/**
 * Browsers that members of staff have logged in with. Each holds a secret, which opens nothing: it only keeps others'
 * wrong attempts from holding up this browser (OWASP: "Slow down online guessing attacks with device cookies").
 */
export interface KnownDevices {
  readonly isKnown: (device: string, userName: string) => Promise<boolean>;
  /** Remembers a browser after a login. Returns its secret, which is new if it has none. */
  readonly remember: (device: string, userName: string) => Promise<string>;
}

export function createKnownDevices(db: Database, clock: () => number): KnownDevices {
  return {
    async isKnown(device, userName) {
      return (await usersOf(device)).includes(userName);
    },
    async remember(device, userName) {
      // A secret that we have not made could have been planted by another site.
      const kept = (await usersOf(device)).length > 0 ? device : secret();
      const now = clock();
      await db.write(async (transaction) => {
        await transaction
          .deleteFrom('knownDevices')
          .where('usedAt', '<', now - knownDays * day)
          .execute();
        await transaction
          .insertInto('knownDevices')
          .values({ hash: hashOf(kept), userName, usedAt: now })
          .onConflict((conflict) => conflict.columns(['hash', 'userName']).doUpdateSet({ usedAt: now }))
          .execute();
      });
      return kept;
    },
  };

  async function usersOf(device: string): Promise<readonly string[]> {
    if (device === '') return [];
    const rows = await db.read
      .selectFrom('knownDevices')
      .select('userName')
      .where('hash', '=', hashOf(device))
      .where('usedAt', '>=', clock() - knownDays * day)
      .execute();
    return rows.map(({ userName }) => userName);
  }
}
