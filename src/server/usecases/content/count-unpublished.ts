import { type StoredObject } from '#content/schema/containers.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';

/** More objects than this that are stored otherwise count as changed without being compared. */
const comparedAtMost = 500;

/**
 * Counts the objects that discarding would change, within a transaction: those that publishing would change for visitors,
 * and those in which staff have noted something. An object that was changed back does not count.
 */
export async function countUnpublished(db: Reader): Promise<number> {
  const added = await only(db, CopyName.inEdit, CopyName.published);
  const deleted = await only(db, CopyName.published, CopyName.inEdit);
  return added + deleted + (await countChanged(db));
}

/** Counts the objects that one copy has and the other has not. */
async function only(db: Reader, one: CopyName, other: CopyName): Promise<number> {
  const { amount } = await db
    .selectFrom('objects as mine')
    .leftJoin('objects as theirs', (join) =>
      join.on('theirs.copy', '=', other).onRef('theirs.model', '=', 'mine.model').onRef('theirs.id', '=', 'mine.id'),
    )
    .where('mine.copy', '=', one)
    .where('theirs.id', 'is', null)
    .select(({ fn }) => fn.countAll<number | string>().as('amount'))
    .executeTakeFirstOrThrow();
  return Number(amount);
}

async function countChanged(db: Reader): Promise<number> {
  const changed = db
    .selectFrom('objects as mine')
    .innerJoin('objects as theirs', (join) =>
      join.onRef('theirs.model', '=', 'mine.model').onRef('theirs.id', '=', 'mine.id'),
    )
    .where('mine.copy', '=', CopyName.inEdit)
    .where('theirs.copy', '=', CopyName.published)
    .whereRef('mine.body', '<>', 'theirs.body');
  const { amount } = await changed
    .select(({ fn }) => fn.countAll<number | string>().as('amount'))
    .executeTakeFirstOrThrow();
  if (Number(amount) > comparedAtMost) return Number(amount);
  const rows = await changed.select(['mine.body as after', 'theirs.body as before']).execute();
  return rows.filter(({ before, after }) => withoutRevision(before) !== withoutRevision(after)).length;
}

/** Two texts are equal if the objects are equal and have their fields in the same order, as saving again gives them. */
function withoutRevision(body: string): string {
  const object = JSON.parse(body) as StoredObject;
  return JSON.stringify({ ...object, Revision: 0 });
}
