import { type Kysely } from 'kysely';

/** Adds to the first tables only, so that a server of the previous version keeps running beside this one. */
export async function createAttemptTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('failedAttempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failedAt', 'bigint', (column) => column.notNull())
    .addColumn('emptyAt', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('knownDevices')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('userName', 'text', (column) => column.notNull().references('users.name').onDelete('cascade'))
    .addColumn('usedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('knownDevicesKey', ['hash', 'userName'])
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('datedAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('tokens')
    .addColumn('datedAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

export async function createFactorTables(db: Kysely<unknown>): Promise<void> {
  for (const column of ['totp', 'totpNext']) {
    await db.schema
      .alterTable('users')
      .addColumn(column, 'text', (made) => made.notNull().defaultTo(''))
      .execute();
  }
  for (const column of ['totpStep', 'mustChange']) {
    await db.schema
      .alterTable('users')
      .addColumn(column, 'bigint', (made) => made.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .createTable('recoveryCodes')
    .addColumn('userName', 'text', (column) => column.notNull().references('users.name').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recoveryCodesKey', ['userName', 'hash'])
    .execute();
}

export async function createAuditTrailTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auditTrail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('auditTrailByTime').on('auditTrail').column('at').execute();
}

export async function addLanguages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('languages', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
