import { type ObjectStore } from '../../../files/object-store.ts';
import { type Database } from '../../../store/database.ts';

const ending = '.age';
const beginning = 'everything-';

/** @param time such as `2026-11-22-0330` */
export const nameOf = (time: string): string => `${beginning}${time}${ending}`;

/** Returns the name of one that staff ask for now, such as `everything-2026-11-22-153007.age`. */
export function nameByHand(now: number, timeZone: string): string {
  const moment = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(now);
  return `${beginning}${moment.replace(' ', '-').replaceAll(':', '')}${ending}`;
}

/** The folder of the first place, the museum's own storage. */
export const storedFolder = 'everything/';

export const storedKey = (name: string): string => `${storedFolder}${name}`;

const pattern = /^everything-\d{4}-\d\d-\d\d(?:-\d{4})?\.age$/;

/** Returns whether the schedule has made it. Those that staff have asked for stay until staff delete them. */
export const isDaily = (name: string): boolean => pattern.test(name);

/** Returns the names of daily backups that are too many, which are the oldest. */
export async function oldBackups(db: Database, keep: number): Promise<readonly string[]> {
  const rows = await db.read.selectFrom('wholeBackups').select('name').orderBy('name', 'desc').execute();
  return rows
    .map(({ name }) => name)
    .filter(isDaily)
    .slice(keep);
}

/** Removes daily backups that are too many, which are the oldest; others' files are none of ours. */
export async function removeOld(store: ObjectStore, prefix: string, keep: number): Promise<void> {
  const names: string[] = [];
  for await (const { key } of store.list(prefix)) {
    const name = key.slice(prefix.length);
    if (isDaily(name)) names.push(name);
  }
  for (const old of names.toSorted().toReversed().slice(keep)) await store.remove(`${prefix}${old}`);
}
