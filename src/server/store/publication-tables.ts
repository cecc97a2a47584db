import { type Kysely } from 'kysely';

export async function createPublications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('madeAt', 'bigint', (column) => column.notNull())
    .addColumn('plannedAt', 'bigint', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('changes', 'bigint', (column) => column.notNull())
    .addColumn('endedAt', 'bigint', (column) => column.notNull())
    .addColumn('endedBy', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('publicationObjects')
    .addColumn('publication', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('place', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('wasThere', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('publicationObjectsKey', ['publication', 'model', 'id'])
    .execute();
}

export async function addVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('publications')
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
