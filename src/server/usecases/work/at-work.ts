import { type Database } from '../../store/database.ts';

/** Milliseconds after which a silent tab counts as closed. */
const presenceMs = 60_000;

export interface Place {
  readonly User: string;
  readonly Place: string;
}

/** The users in the staff area, and where they are. It is in the database, because any number of servers may answer. */
export interface AtWork {
  readonly note: (tab: string, user: string, place: string) => Promise<void>;
  /** Each place of each other user once, by name. */
  readonly others: (user: string) => Promise<Place[]>;
}

export function createAtWork(db: Database, clock: () => number): AtWork {
  return {
    note: (tab, userName, place) =>
      db.write(async (transaction) => {
        const row = { userName, place, at: clock() };
        await transaction
          .insertInto('atWork')
          .values({ tab, ...row })
          .onConflict((conflict) => conflict.column('tab').doUpdateSet(row))
          .execute();
        // A clock that was ahead leaves moments to come.
        await transaction
          .deleteFrom('atWork')
          .where((row) => row.or([row('at', '<', clock() - presenceMs), row('at', '>', clock() + presenceMs)]))
          .execute();
      }),
    others: async (user) => {
      const rows = await db.read
        .selectFrom('atWork')
        .select(['userName', 'place'])
        .distinct()
        .where('userName', '<>', user)
        .where('at', '>=', clock() - presenceMs)
        .orderBy('userName')
        .orderBy('place')
        .execute();
      return rows.map(({ userName, place }) => ({ User: userName, Place: place }));
    },
  };
}
