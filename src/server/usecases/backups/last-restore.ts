import * as z from 'zod/mini';
import { type Database, type Reader } from '../../store/database.ts';

/** Open tabs ask for it: what they show is from before. */
export interface LastRestore {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The backup that was restored. */
  readonly backup: string;
  readonly who: string;
}

const stored: z.ZodMiniType<LastRestore> = z.object({ at: z.number(), backup: z.string(), who: z.string() });

const name = 'lastRestore';

export async function noteRestore(transaction: Reader, restore: LastRestore): Promise<void> {
  const value = JSON.stringify(restore);
  await transaction
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Empties the name of a removed account. */
export async function forgetRestorer(transaction: Reader, who: string): Promise<void> {
  const restore = await readRestore({ read: transaction });
  if (restore?.who === who) await noteRestore(transaction, { ...restore, who: '' });
}

export async function readRestore(db: Pick<Database, 'read'>): Promise<LastRestore | undefined> {
  const row = await db.read.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row === undefined ? undefined : stored.parse(JSON.parse(row.value));
}
