import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { type Reader } from '../../store/database.ts';

/** The highest ID that is stored: far below what databases and JSON can hold, so that there is always a next one. */
export const largestId = 1_000_000_000;

/** Returns the objects of a stored list; a single one counts as a list. */
export function objectsIn(stored: unknown): readonly StoredObject[] {
  return (Array.isArray(stored) ? stored : [stored]).filter(isObject);
}

/** Returns the ID of an object as it is sent or imported; undefined if that cannot be stored. */
export function usableId(object: unknown): number | undefined {
  const ID = storedId(object);
  return ID === undefined || ID > largestId ? undefined : ID;
}

/**
 * The highest ID that the server assigns. Objects may bring higher ones, and the server does not continue from
 * them: a single one would use up all that are left.
 */
const highestGiven = largestId / 2;

/** Returns the highest ID from which the server counts on: the last one or that of an object. */
export function highestOf(ids: Iterable<number>, last: number): number {
  let highest = last;
  for (const id of ids) if (id > highest && id <= highestGiven) highest = id;
  return highest;
}

/** Returns the last ID that objects of a model were given, in either copy. */
export async function lastId(db: Reader, model: string): Promise<number> {
  const row = await db.selectFrom('lastIds').select('id').where('model', '=', model).executeTakeFirst();
  const last = row?.id ?? 0;
  if (last <= highestGiven) return last;
  // Noted before IDs had a limit.
  const rows = await db.selectFrom('objects').select('id').distinct().where('model', '=', model).execute();
  return highestOf(
    rows.map(({ id }) => id),
    0,
  );
}

export async function noteLastId(db: Reader, model: string, id: number): Promise<void> {
  await db
    .insertInto('lastIds')
    .values({ model, id })
    .onConflict((conflict) => conflict.column('model').doUpdateSet({ id }))
    .execute();
}
