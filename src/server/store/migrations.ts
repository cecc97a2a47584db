import { type Kysely, type Migration, sql } from 'kysely';
import { isObject } from '#content/schema/containers.ts';
import { addLanguages, createAttemptTables, createAuditTrailTable, createFactorTables } from './account-tables.ts';
import { VisitKind } from '#contract/calls/visit-calls.ts';
import { CopyName, type Tables } from './tables.ts';
import { createBackupRuns, createWholeBackupTables, joinBackupJobs } from './backup-tables.ts';
import { addAgreedChanges, createPublications } from './publication-tables.ts';
import { createComments, createRevisions } from './revision-tables.ts';
import { createEarlierFiles, createKeptCopies } from './way-back-tables.ts';

/** Each migration runs once, in this order. Never change one that has run at a museum: add another. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-first': { up: createFirstTables },
  '002-unused-blobs': { up: createUnusedBlobs },
  '003-revisions': { up: giveRevisions },
  '020-attempts': { up: createAttemptTables },
  '021-second-factor': { up: createFactorTables },
  '022-audit-trail': { up: createAuditTrailTable },
  '030-moved-files': { up: createMovedFiles },
  '031-visit-months': { up: createVisitMonths },
  '032-automatic-backups': { up: addAutomatic },
  '050-whole-backups': { up: createWholeBackupTables },
  '070-changed-at': { up: addChangedAt },
  '080-at-work': { up: createAtWork },
  '090-backup-runs': { up: createBackupRuns },
  '100-app-builds': { up: createAppBuildTables },
  '110-phone-previews': { up: createPhonePreviews },
  '120-kept-copies': { up: createKeptCopies },
  '121-earlier-files': { up: createEarlierFiles },
  '122-inspections': { up: createInspections },
  '130-one-table-of-jobs': { up: joinBackupJobs },
  '140-recording-lengths': { up: createRecordingLengths },
  '141-languages-of-translators': { up: addLanguages },
  '142-revisions': { up: createRevisions },
  '143-comments': { up: createComments },
  '144-publications': { up: createPublications },
  '146-agreed-changes': { up: addAgreedChanges },
};

/** Gives a Revision to objects that were imported without one, as imports now do. */
async function giveRevisions(db: Kysely<Pick<Tables, 'objects' | 'copies'>>): Promise<void> {
  const { epoch } = await db
    .selectFrom('copies')
    .select('epoch')
    .where('name', '=', CopyName.inEdit)
    .executeTakeFirstOrThrow();
  const Revision = Math.max(1, epoch);
  const without = await db.selectFrom('objects').selectAll().where('revision', '=', 0).execute();
  for (const { copy, model, id, body } of without) {
    const stored: unknown = JSON.parse(body);
    await db
      .updateTable('objects')
      .set({ revision: Revision, body: JSON.stringify({ ...(isObject(stored) ? stored : {}), Revision }) })
      .where('copy', '=', copy)
      .where('model', '=', model)
      .where('id', '=', id)
      .execute();
  }
}

async function createAtWork(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('atWork')
    .addColumn('tab', 'text', (column) => column.primaryKey())
    .addColumn('userName', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createPhonePreviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('phonePreviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('openedAt', 'bigint', (column) => column.notNull())
    .addColumn('validUntil', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('base', 'bigint', (column) => column.notNull())
    .addColumn('unsaved', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('previewPhones')
    .addColumn('preview', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('seenAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('previewPhonesKey', ['preview', 'phone'])
    .execute();
}

async function createInspections(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inspections')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('inspectionsByHash').on('inspections').column('hash').execute();
}

async function createRecordingLengths(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recordingLengths')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('seconds', 'bigint', (column) => column.notNull())
    .execute();
}

async function createMovedFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('movedFiles')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('movedFilesByTarget').on('movedFiles').column('target').execute();
}

async function createUnusedBlobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unusedBlobs')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
}

async function createFirstTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('objects')
    .addColumn('copy', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('place', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('objectsKey', ['copy', 'model', 'id'])
    .execute();
  await db.schema
    .createTable('copies')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('copiedFrom', 'text', (column) => column.notNull())
    .addColumn('extras', 'text', (column) => column.notNull())
    .addColumn('epoch', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('lastIds')
    .addColumn('model', 'text', (column) => column.primaryKey())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('users')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('userGroup', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('userName', 'text', (column) => column.references('users.name').onDelete('cascade'))
    .addColumn('token', 'text')
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('validUntil', 'bigint', (column) => column.notNull())
    .addColumn('slides', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessionsByEnd').on('sessions').column('validUntil').execute();
  await db.schema.createIndex('sessionsByToken').on('sessions').column('token').execute();
  await db.schema
    .createTable('tokens')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('expires', 'bigint')
    .addColumn('printed', 'integer', (column) => column.notNull())
    .addColumn('device', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tokensByAge').on('tokens').columns(['createdAt', 'token']).execute();
  await db.schema
    .createTable('failures')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await createVisitTables(db);
  await createFileTables(db);
  for (const name of ['edit', 'published']) {
    await sql`insert into copies (name, counter, ${sql.ref('updatedAt')}, ${sql.ref('copiedFrom')}, extras) values (${name}, 0, '', '', '{}')`.execute(
      db,
    );
  }
}

async function addAutomatic(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('backups')
    .addColumn('automatic', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function addChangedAt(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('copies')
    .addColumn('changedAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function createVisitMonths(db: Kysely<Pick<Tables, 'visitCounts' | 'visitMonths'>>): Promise<void> {
  await createVisitCounts(db, 'visitMonths');
  const first = sql<string>`substr(day, 1, 7) || '-01'`;
  await db
    .insertInto('visitMonths')
    .columns(['day', 'kind', 'tourCode', 'itemCode', 'language', 'device', 'count'])
    .expression(
      db
        .selectFrom('visitCounts')
        .select([first.as('day'), 'kind', 'tourCode', 'itemCode', 'language', 'device'])
        .select(sql<number>`cast(sum(count) as bigint)`.as('count'))
        .where('kind', '=', VisitKind.open)
        .groupBy([first, 'kind', 'tourCode', 'itemCode', 'language', 'device']),
    )
    .execute();
}

async function createVisitTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitIds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('visitIdsByDay').on('visitIds').column('day').execute();
  await createVisitCounts(db, 'visitCounts');
}

async function createVisitCounts(
  db: Pick<Kysely<unknown>, 'schema'>,
  table: 'visitCounts' | 'visitMonths',
): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('tourCode', 'text', (column) => column.notNull())
    .addColumn('itemCode', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}Key`, ['day', 'kind', 'tourCode', 'itemCode', 'language', 'device'])
    .execute();
}

async function createFileTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('modifiedAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('filesByHash').on('files').column('hash').execute();
  await db.schema
    .createTable('folders')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .execute();
  await db.schema
    .createTable('backups')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
}

async function createAppBuildTables(db: Kysely<unknown>): Promise<void> {
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
