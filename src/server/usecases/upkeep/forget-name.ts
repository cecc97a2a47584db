import { sql } from 'kysely';
import { machineNames } from '#contract/staff-kinds.ts';
import { type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { forgetRestorer } from '../backups/last-restore.ts';
import { forgetPublisher } from '../publications/approval.ts';

/** Where names of staff are noted; empty: a former colleague. */
const noted: readonly (readonly [table: keyof Tables, column: string])[] = [
  ['revisions', 'who'],
  ['publications', 'who'],
  ['publications', 'endedBy'],
  ['comments', 'who'],
  ['comments', 'resolvedBy'],
  ['keptCopies', 'who'],
  ['earlierFiles', 'who'],
  ['backupRuns', 'who'],
];

/**
 * Removes the name of an account from all that the user has done, except for the audit trail, and as that of the
 * publisher.
 */
export async function forgetName(db: Reader, name: string): Promise<void> {
  await forgetPublisher(db, name);
  await db.deleteFrom('atWork').where('userName', '=', name).execute();
  // An account of an earlier version may be called so: what the machine did stays its own.
  if (machineNames.some((machine) => machine === name)) return;
  await forgetRestorer(db, name);
  for (const [table, column] of noted)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = '' where ${sql.ref(column)} = ${name}`.execute(db);
}
