import { type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { isSame, type Part, type PartRow, readRows } from '../content/publish-part.ts';
import { nextRevision } from '../content/save-objects.ts';
import { type Keeper } from '../files/tree.ts';
import { noteRevisions, type Written } from '../history/note-revisions.ts';
import { nameOf } from './agreed-objects.ts';

export interface Follow extends Keeper {
  /** When it was agreed what is published. */
  readonly since: number;
  /** Of the editing copy, which is locked. */
  readonly epoch: number;
}

/**
 * Brings what has just been published into the editing copy too where it was discarded after it had been agreed:
 * otherwise the next publication would take it back. What someone has edited or deleted there since stays.
 *
 * @param part the published copy before
 * @returns how many objects have changed in the editing copy
 */
export async function followDiscarded(
  db: Reader,
  { published }: Pick<Part, 'published'>,
  { since, epoch, ...by }: Follow,
): Promise<number> {
  const discarded = await discardedSince(db, since);
  if (discarded.length === 0) return 0;
  const before = byName(published);
  const after = byName(await rowsOf(db, CopyName.published));
  const inEdit = byName(await rowsOf(db, CopyName.inEdit));
  const written: Written[] = [];
  for (const { model, id } of discarded) {
    const [was, is, edited] = [before, after, inEdit].map((rows) => rows.get(nameOf({ model, id })));
    if (isAlike(was, is) || !isAlike(edited, was)) continue;
    const Revision = nextRevision(epoch, Math.max(edited?.revision ?? 0, is?.revision ?? 0));
    const object = is && { ...is.object, Revision };
    const row = { copy: CopyName.inEdit, model, id };
    await db
      .deleteFrom('objects')
      .where('copy', '=', row.copy)
      .where('model', '=', model)
      .where('id', '=', id)
      .execute();
    if (is !== undefined) {
      const state = { place: is.place, revision: Revision, body: JSON.stringify(object) };
      await db
        .insertInto('objects')
        .values({ ...row, ...state })
        .execute();
    }
    written.push({ model, id, before: edited?.object, after: object });
  }
  await noteRevisions(db, { ...by, cause: 'bringBack', epoch }, written);
  return written.length;
}

/** Returns the objects that were discarded last of all that was done to them. */
async function discardedSince(
  db: Reader,
  since: number,
): Promise<readonly { readonly model: string; readonly id: number }[]> {
  return db
    .selectFrom('revisions')
    .select(['model', 'id'])
    .where('cause', '=', 'discard')
    .where('at', '>=', since)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('revisions as later')
            .select('later.id')
            .whereRef('later.model', '=', 'revisions.model')
            .whereRef('later.id', '=', 'revisions.id')
            .whereRef('later.epoch', '>', 'revisions.epoch'),
        ),
      ),
    )
    .execute();
}

async function rowsOf(db: Reader, copy: CopyName): Promise<readonly PartRow[]> {
  return inTurns(readRows(await db.selectFrom('objects').selectAll().where('copy', '=', copy).execute()));
}

const byName = (rows: readonly PartRow[]): ReadonlyMap<string, PartRow> =>
  new Map(rows.map((row) => [nameOf(row), row]));

function isAlike(one: PartRow | undefined, other: PartRow | undefined): boolean {
  return one === undefined || other === undefined ? one === other : isSame(one.object, other.object);
}
