import { type Kysely, sql } from 'kysely';

export async function createWholeBackupTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wholeBackups')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('damaged', 'bigint', (column) => column.notNull())
    .addColumn('copiedAt', 'bigint')
    .execute();
  await db.schema
    .createTable('backupJobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('heldUntil', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('doneAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('failedAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('problem', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

export async function createBackupRuns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backupRuns')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('startedAt', 'bigint', (column) => column.notNull())
    .addColumn('heldUntil', 'bigint', (column) => column.notNull())
    .addColumn('bytesDone', 'bigint', (column) => column.notNull())
    .addColumn('bytesTotal', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('endedAt', 'bigint', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .execute();
}

/** Makes one table of both; `backupJobs` stays for servers of the version before. */
export async function joinBackupJobs(db: Kysely<unknown>): Promise<void> {
  for (const name of ['doneAt', 'failedAt'])
    await db.schema
      .alterTable('backupRuns')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  await db.schema
    .alterTable('backupRuns')
    .addColumn('problem', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`
    insert into "backupRuns" (name, id, kind, about, who, "startedAt", "heldUntil",
      "bytesDone", "bytesTotal", outcome, "endedAt", result,
      "doneAt", "failedAt", problem)
    select name, '', '', '', '', 0, 0, 0, 0, '', 0, '{}', "doneAt", "failedAt", problem
    from "backupJobs"`.execute(db);
}
