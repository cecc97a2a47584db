import { type ObjectStore } from '../../files/object-store.ts';
import { type Database } from '../../store/database.ts';

const ending = '.age';
const beginning = 'everything-';

/** @param time such as `2026-11-22-0330` */
export const nameOf = (time: string): string => `${beginning}${time}${ending}`;

/** The folder of the first place, the museum's own storage. */
export const storedFolder = 'everything/';

export const storedKey = (name: string): string => `${storedFolder}${name}`;

/** Returns the names of those that are too many, which are the oldest. */
export async function oldBackups(db: Database, keep: number): Promise<readonly string[]> {
  const rows = await db.read.selectFrom('wholeBackups').select('name').orderBy('name', 'desc').execute();
  return rows.slice(keep).map(({ name }) => name);
}

const pattern = /^everything-\d{4}-\d\d-\d\d(?:-\d{4})?\.age$/;

/** Removes those that are too many, which are the oldest; others' files are none of ours. */
export async function removeOld(store: ObjectStore, prefix: string, keep: number): Promise<void> {
  const names: string[] = [];
  for await (const { key } of store.list(prefix)) {
    const name = key.slice(prefix.length);
    if (pattern.test(name)) names.push(name);
  }
  for (const old of names.toSorted().toReversed().slice(keep)) await store.remove(`${prefix}${old}`);
}
