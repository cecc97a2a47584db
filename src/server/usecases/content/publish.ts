import { isWhole, type PublicationScope } from '#content/publication/scope.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { changeCopy, type CopyState } from './copies.ts';
import { copyOthers, replacePart } from './publish-part.ts';
import { keepEditingCopy, prepareRestore } from './retained-copies.ts';
import { type Keeper } from '../files/tree.ts';
import { removeCommentsOfDeleted } from '../comments/comments.ts';
import { notingReplacement } from '../history/note-revisions.ts';

/** The published copy after the publication. */
export interface Publication extends CopyState {
  /** The editing copy, with the same objects. */
  readonly inEdit: CopyState;
}

/**
 * Replaces the published copy, or a part of it, with the editing copy and increases the version counter.
 *
 * @throws Refusal `still-referenced` if what is published would refer to what is left out; `wrong-value` if a part
 *   changes nothing
 */
export async function publish(db: Reader, now: Date, scope: PublicationScope = {}): Promise<Publication> {
  return await changePublished(db, now, ({ epoch }) =>
    isWhole(scope) ? replace(db, CopyName.published, CopyName.inEdit) : replacePart(db, scope, epoch),
  );
}

/** Changes the published copy, with both copies locked, and gives them the next version. Comments on deleted objects go. */
export async function changePublished(
  db: Reader,
  now: Date,
  change: (inEdit: CopyState) => Promise<void>,
): Promise<Publication> {
  const { counter } = await changeCopy(db, CopyName.published);
  const version = { counter: counter + 1, updatedAt: now.toISOString(), copiedFrom: `INEDIT ${now.toISOString()}` };
  const inEdit = await changeCopy(db, CopyName.inEdit, version);
  await change(inEdit);
  await noteArrivals(db);
  await removeCommentsOfDeleted(db);
  return { ...(await changeCopy(db, CopyName.published, version)), inEdit };
}

/** Notes which objects of planned publications visitors have had meanwhile: if they are gone later, they were deleted. */
async function noteArrivals(db: Reader): Promise<void> {
  await db
    .updateTable('publicationObjects')
    .set({ wasThere: 1 })
    .where('wasThere', '=', 0)
    .where((row) =>
      row.exists(
        row
          .selectFrom('objects')
          .select('objects.id')
          .where('objects.copy', '=', CopyName.published)
          .whereRef('objects.model', '=', 'publicationObjects.model')
          .whereRef('objects.id', '=', 'publicationObjects.id'),
      ),
    )
    .execute();
}

/** The editing copy after it was replaced. */
export interface Replaced extends CopyState {
  /** By which the state before is brought back; undefined: nothing in it was unpublished. */
  readonly kept: string | undefined;
}

/** Replaces the editing copy with the published copy. The state before is kept. */
export async function discard(db: Reader, keeper: Keeper): Promise<Replaced> {
  const { counter, updatedAt, copiedFrom } = await changeCopy(db, CopyName.published);
  await changeCopy(db, CopyName.inEdit);
  const kept = await keepEditingCopy(db, 'discard', keeper);
  const state = await notingReplacement(db, { ...keeper, cause: 'discard' }, async () => {
    await replace(db, CopyName.inEdit, CopyName.published);
    return changeCopy(db, CopyName.inEdit, { counter, updatedAt, copiedFrom });
  });
  return { ...state, kept };
}

/** Replaces the editing copy with a state that was kept. The state before is kept in its turn. @throws Refusal `not-found` */
export async function bringBack(db: Reader, id: string, keeper: Keeper): Promise<Replaced> {
  const { counter, updatedAt, copiedFrom } = await changeCopy(db, CopyName.published);
  await changeCopy(db, CopyName.inEdit);
  const restore = await prepareRestore(db, id);
  const kept = await keepEditingCopy(db, 'bringBack', keeper);
  const state = await notingReplacement(db, { ...keeper, cause: 'bringBack' }, async () => {
    await restore();
    return changeCopy(db, CopyName.inEdit, { counter, updatedAt, copiedFrom });
  });
  return { ...state, kept };
}

/** Writes only what differs: of thousands of objects, few are edited between two publications. */
async function replace(db: Reader, target: CopyName, source: CopyName): Promise<void> {
  await db
    .deleteFrom('objects')
    .where('copy', '=', target)
    .where((rows) =>
      rows.not(
        rows.exists(
          rows
            .selectFrom('objects as same')
            .select('same.id')
            .where('same.copy', '=', source)
            .whereRef('same.model', '=', 'objects.model')
            .whereRef('same.id', '=', 'objects.id')
            .whereRef('same.place', '=', 'objects.place')
            .whereRef('same.revision', '=', 'objects.revision')
            .whereRef('same.body', '=', 'objects.body'),
        ),
      ),
    )
    .execute();
  await db
    .insertInto('objects')
    .columns(['copy', 'model', 'id', 'place', 'revision', 'body'])
    .expression((builder) =>
      builder
        .selectFrom('objects')
        .select((columns) => [columns.val(target).as('copy'), 'model', 'id', 'place', 'revision', 'body'])
        .where('copy', '=', source)
        .where((rows) =>
          rows.not(
            rows.exists(
              rows
                .selectFrom('objects as kept')
                .select('kept.id')
                .where('kept.copy', '=', target)
                .whereRef('kept.model', '=', 'objects.model')
                .whereRef('kept.id', '=', 'objects.id'),
            ),
          ),
        ),
    )
    .execute();
  await copyOthers(db, target, source);
}
