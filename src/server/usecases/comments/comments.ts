import { randomUUID } from 'node:crypto';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { CopyName, type Tables } from '../../store/tables.ts';

export type CommentRow = Tables['comments'];

/** Comments that one object holds at most. */
const most = 200;

interface Author {
  readonly who: string;
  readonly now: number;
}

/** Returns the comments on an object, the oldest first. */
export async function listComments(
  db: Reader,
  { model, id }: Pick<CommentRow, 'model' | 'id'>,
): Promise<readonly CommentRow[]> {
  return await db
    .selectFrom('comments')
    .selectAll()
    .where('model', '=', model)
    .where('id', '=', id)
    .orderBy('at')
    .orderBy('comment')
    .execute();
}

export interface OpenPart {
  readonly model?: string | undefined;
  readonly who?: string | undefined;
}

/** Returns the open comments on objects of the editing copy, the newest first, and how many there are. */
export async function listOpenComments(
  db: Reader,
  part: OpenPart,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly comments: readonly CommentRow[]; readonly total: number }> {
  const comments = await open(db, part)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('comment')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await open(db, part)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return { comments, total: Number(total) };
}

function open(db: Reader, { model, who }: OpenPart) {
  return db
    .selectFrom('comments')
    .where('resolvedAt', '=', 0)
    .$if(model !== undefined, (query) => query.where('model', '=', model ?? ''))
    .$if(who !== undefined, (query) => query.where('who', '=', who ?? ''))
    .where((row) =>
      row.exists(
        row
          .selectFrom('objects')
          .select('objects.id')
          .where('objects.copy', '=', CopyName.inEdit)
          .whereRef('objects.model', '=', 'comments.model')
          .whereRef('objects.id', '=', 'comments.id'),
      ),
    );
}

/** @throws Refusal `not-found` unless the editing copy has the object, `conflict` if it has {@link most} comments */
export async function addComment(
  db: Database,
  on: Pick<CommentRow, 'model' | 'id' | 'field' | 'text'>,
  { who, now }: Author,
): Promise<CommentRow> {
  const row = { comment: randomUUID(), ...on, who, at: now, editedAt: 0, resolvedBy: '', resolvedAt: 0 };
  return await db.write(async (transaction) => {
    const object = await transaction
      .selectFrom('objects')
      .select('id')
      .where('copy', '=', CopyName.inEdit)
      .where('model', '=', on.model)
      .where('id', '=', on.id)
      .executeTakeFirst();
    if (object === undefined) throw refuse('comment-missing', {});
    if ((await listComments(transaction, on)).length >= most) throw refuse('too-many-comments', { limit: most });
    await transaction.insertInto('comments').values(row).execute();
    return row;
  });
}

/** @throws Refusal `not-found`, or `access-denied` if another user wrote it */
export async function editComment(
  db: Database,
  { comment, text }: Pick<CommentRow, 'comment' | 'text'>,
  { who, now }: Author,
): Promise<CommentRow> {
  return await db.write(async (transaction) => {
    const row = await find(transaction, comment);
    refuseAnother(row, who);
    return await change(transaction, row, { text, editedAt: now });
  });
}

/** Resolving it twice keeps the name of the first. @throws Refusal `not-found` */
export async function resolveComment(
  db: Database,
  { comment, isResolved }: Pick<CommentRow, 'comment'> & { readonly isResolved: boolean },
  { who, now }: Author,
): Promise<CommentRow> {
  return await db.write(async (transaction) => {
    const row = await find(transaction, comment);
    if (row.resolvedAt > 0 === isResolved) return row;
    return await change(
      transaction,
      row,
      isResolved ? { resolvedBy: who, resolvedAt: now } : { resolvedBy: '', resolvedAt: 0 },
    );
  });
}

/** @throws Refusal `not-found`, or `access-denied` if another user wrote it */
export async function removeComment(
  db: Database,
  comment: string,
  { who, mayRemoveAll }: { readonly who: string; readonly mayRemoveAll: boolean },
): Promise<void> {
  await db.write(async (transaction) => {
    const row = await find(transaction, comment);
    if (!mayRemoveAll) refuseAnother(row, who);
    await transaction.deleteFrom('comments').where('comment', '=', comment).execute();
  });
}

/**
 * Removes the comments on objects that neither copy has any more, and no publication to come. A publication does this, so
 * a deletion that is taken back, or discarded, before it reaches visitors brings the comments back.
 */
export async function removeCommentsOfDeleted(db: Reader): Promise<void> {
  await db
    .deleteFrom('comments')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('objects')
            .select('objects.id')
            .where('objects.copy', 'in', [CopyName.inEdit, CopyName.published])
            .whereRef('objects.model', '=', 'comments.model')
            .whereRef('objects.id', '=', 'comments.id'),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('publicationObjects')
            .select('publicationObjects.id')
            .where('publicationObjects.body', '<>', '')
            .whereRef('publicationObjects.model', '=', 'comments.model')
            .whereRef('publicationObjects.id', '=', 'comments.id'),
        ),
      ),
    )
    .execute();
}

async function find(db: Reader, comment: string): Promise<CommentRow> {
  const row = await db.selectFrom('comments').selectAll().where('comment', '=', comment).executeTakeFirst();
  if (row === undefined) throw refuse('comment-missing', {});
  return row;
}

function refuseAnother(row: CommentRow, who: string): void {
  if (row.who !== who) throw refuse('comment-of-another', {});
}

async function change(db: Reader, row: CommentRow, part: Partial<CommentRow>): Promise<CommentRow> {
  await db.updateTable('comments').set(part).where('comment', '=', row.comment).execute();
  return { ...row, ...part };
}
