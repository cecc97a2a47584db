import { type Kysely } from 'kysely';

export async function createAppBuildTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('backupRuns')
    .addColumn('log', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('backupRuns')
    .addColumn('isCancelled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('appKeys')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('keystore', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('lastVersionCode', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('appBuilds')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('certificate', 'text', (column) => column.notNull())
    .addColumn('builtAt', 'bigint', (column) => column.notNull())
    .addColumn('versionCode', 'bigint', (column) => column.notNull())
    .addColumn('versionName', 'text', (column) => column.notNull())
    .execute();
}
