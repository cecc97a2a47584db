import { type Kysely } from 'kysely';

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
