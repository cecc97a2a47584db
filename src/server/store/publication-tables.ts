import { type Kysely } from 'kysely';
import { CopyName, type Tables } from './tables.ts';

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

/** Publications that were planned before change what visitors have at that moment. */
export async function addAgreedChanges(db: Kysely<Pick<Tables, 'objects' | 'publicationObjects'>>): Promise<void> {
  await db.schema
    .alterTable('publications')
    .addColumn('extras', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('publicationObjects')
    .addColumn('before', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const rows = await db
    .selectFrom('publicationObjects as agreed')
    .innerJoin('objects', (join) =>
      join.onRef('objects.model', '=', 'agreed.model').onRef('objects.id', '=', 'agreed.id'),
    )
    .where('objects.copy', '=', CopyName.published)
    .select(['agreed.publication', 'agreed.model', 'agreed.id', 'objects.body'])
    .execute();
  for (const { publication, model, id, body } of rows)
    await db
      .updateTable('publicationObjects')
      .set({ before: body })
      .where('publication', '=', publication)
      .where('model', '=', model)
      .where('id', '=', id)
      .execute();
}
