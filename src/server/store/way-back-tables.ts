import { type Kysely } from 'kysely';

export async function createKeptCopies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('keptCopies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('keptAt', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('changes', 'bigint', (column) => column.notNull())
    .addColumn('extras', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('keptObjects')
    .addColumn('kept', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('place', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('keptObjectsKey', ['kept', 'model', 'id'])
    .execute();
}

export async function createEarlierFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('earlierFiles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('modifiedAt', 'bigint', (column) => column.notNull())
    .addColumn('endedAt', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('end', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('earlierFilesByPath').on('earlierFiles').column('path').execute();
  await db.schema.createIndex('earlierFilesByHash').on('earlierFiles').column('hash').execute();
}
