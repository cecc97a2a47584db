import { randomUUID } from 'node:crypto';
import { refuse } from '../../refuse.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName, type Tables } from '../../store/tables.ts';
import { type Keeper } from '../files/tree.ts';
import { countUnpublished } from './count-unpublished.ts';

export type RetainedCopy = Omit<Tables['keptCopies'], 'extras'>;

/** Milliseconds for which an earlier state of the editing copy can be brought back. */
export const retentionMs = 30 * 24 * 3_600_000;
/** The newest stay; each is as large as the content. */
const mostRetained = 10;

export async function listRetainedCopies(db: Reader, now: number): Promise<readonly RetainedCopy[]> {
  return await db
    .selectFrom('keptCopies')
    .select(['id', 'keptAt', 'who', 'before', 'changes'])
    .where('keptAt', '>', now - retentionMs)
    .orderBy('keptAt', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Keeps the editing copy before it is replaced. The caller has locked it.
 *
 * @param isPublishing the published copy is replaced, too
 * @returns by what it is brought back; undefined, and nothing is kept, if discarding gives the same state
 */
export async function keepEditingCopy(
  db: Reader,
  before: RetainedCopy['before'],
  { who, now }: Keeper,
  isPublishing = false,
): Promise<string | undefined> {
  const changes = await countUnpublished(db);
  const extras = await extrasOf(db, CopyName.inEdit);
  if (!isPublishing && changes === 0 && extras === (await extrasOf(db, CopyName.published))) return undefined;
  const id = randomUUID();
  await db.insertInto('keptCopies').values({ id, keptAt: now, who, before, changes, extras }).execute();
  await db
    .insertInto('keptObjects')
    .columns(['kept', 'model', 'id', 'place', 'revision', 'body'])
    .expression((builder) =>
      builder
        .selectFrom('objects')
        .select((columns) => [columns.val(id).as('kept'), 'model', 'id', 'place', 'revision', 'body'])
        .where('copy', '=', CopyName.inEdit),
    )
    .execute();
  const newest = await listRetainedCopies(db, now);
  await forget(
    db,
    newest.slice(mostRetained).map((kept) => kept.id),
  );
  return id;
}

/**
 * Takes a kept state out of the list.
 *
 * @returns what puts it in the place of the editing copy, which the caller has locked
 * @throws Refusal `not-found`
 */
export async function prepareRestore(db: Reader, id: string): Promise<() => Promise<void>> {
  const kept = await db.deleteFrom('keptCopies').where('id', '=', id).returning('extras').executeTakeFirst();
  if (kept === undefined) throw refuse('kept-copy-missing', {});
  return async () => {
    await db.deleteFrom('objects').where('copy', '=', CopyName.inEdit).execute();
    await db
      .insertInto('objects')
      .columns(['copy', 'model', 'id', 'place', 'revision', 'body'])
      .expression((builder) =>
        builder
          .selectFrom('keptObjects')
          .select((columns) => [columns.val(CopyName.inEdit).as('copy'), 'model', 'id', 'place', 'revision', 'body'])
          .where('kept', '=', id),
      )
      .execute();
    await db.updateTable('copies').set({ extras: kept.extras }).where('name', '=', CopyName.inEdit).execute();
    await db.deleteFrom('keptObjects').where('kept', '=', id).execute();
  };
}

/** Deletes states that can no longer be restored. */
export async function deleteExpiredCopies(db: Reader, now: number): Promise<void> {
  const old = await db
    .selectFrom('keptCopies')
    .select('id')
    .where('keptAt', '<=', now - retentionMs)
    .execute();
  await forget(
    db,
    old.map(({ id }) => id),
  );
}

async function forget(db: Reader, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('keptCopies').where('id', 'in', ids).execute();
  await db.deleteFrom('keptObjects').where('kept', 'in', ids).execute();
}

async function extrasOf(db: Reader, copy: CopyName): Promise<string> {
  const { extras } = await db.selectFrom('copies').select('extras').where('name', '=', copy).executeTakeFirstOrThrow();
  return extras;
}
