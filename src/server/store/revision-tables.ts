import { type Kysely, sql } from 'kysely';

export async function createRevisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('revisions')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('epoch', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('tour', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('patch', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('revisionsKey', ['model', 'id', 'epoch'])
    .execute();
  await db.schema.createIndex('revisionsByEpoch').on('revisions').column('epoch').execute();
  await db.schema
    .createIndex('revisionsByTour')
    .on('revisions')
    .column('tour')
    .where(sql.ref('tour'), '>', 0)
    .execute();
}

export async function createComments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comments')
    .addColumn('comment', 'text', (column) => column.primaryKey())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('editedAt', 'bigint', (column) => column.notNull())
    .addColumn('resolvedBy', 'text', (column) => column.notNull())
    .addColumn('resolvedAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('commentsByObject').on('comments').columns(['model', 'id']).execute();
  await db.schema
    .createIndex('openComments')
    .on('comments')
    .column('at')
    .where(sql.ref('resolvedAt'), '=', 0)
    .execute();
}
