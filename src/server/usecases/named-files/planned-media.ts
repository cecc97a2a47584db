import { type TourDefinition } from '#content/definition.ts';
import { type MediaMove, moveMedia } from '#content/move-media.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { definitionIn, type PartRow, readRows } from '../content/publish-part.ts';
import { revisionOf } from '../content/save-objects.ts';

interface PlannedRow extends PartRow {
  readonly publication: string;
}

async function readPlanned(db: Reader): Promise<readonly PlannedRow[]> {
  const rows = await db.selectFrom('publicationObjects').selectAll().where('body', '<>', '').execute();
  const read = await inTurns(readRows(rows));
  return read.map((row, index) => ({ ...row, publication: rows[index]?.publication ?? '' }));
}

/** Returns all objects that are to be published later. */
export async function plannedObjects(db: Reader): Promise<TourDefinition> {
  return definitionIn(await readPlanned(db));
}

interface Moved {
  readonly published: readonly { readonly Model: string; readonly Object: StoredObject }[];
}

/**
 * Lets what is to be published later follow a moved file, as both copies do. An object that changes by that alone has not
 * been brought further.
 *
 * @param moveCopies moves it in the copies
 */
export async function movePlanned<Result extends Moved>(
  db: Reader,
  move: MediaMove,
  moveCopies: () => Promise<Result>,
): Promise<Result> {
  const current = await db
    .selectFrom('publicationObjects as planned')
    .innerJoin('objects', (join) =>
      join.onRef('objects.model', '=', 'planned.model').onRef('objects.id', '=', 'planned.id'),
    )
    .where('objects.copy', '=', CopyName.published)
    .whereRef('objects.revision', '<=', 'planned.revision')
    .select(['planned.publication', 'planned.model', 'planned.id', 'planned.revision'])
    .execute();
  const result = await moveCopies();
  const revisions = new Map(
    result.published.map(({ Model, Object: object }) => [nameOf(Model, object), revisionOf(object)]),
  );
  for (const { publication, model, id, revision } of current) {
    const moved = revisions.get(nameOf(model, { ID: id })) ?? 0;
    if (moved > revision) await rowOf(db, publication, model, id).set({ revision: moved }).execute();
  }
  for (const { publication, model, id, object } of await readPlanned(db)) {
    const [moved] = moveMedia(definitionIn([{ model, object }]), move);
    if (moved !== undefined)
      await rowOf(db, publication, model, id)
        .set({ body: JSON.stringify(moved.object) })
        .execute();
  }
  return result;
}

const nameOf = (model: string, object: StoredObject): string => `${model} ${storedId(object)}`;

function rowOf(db: Reader, publication: string, model: string, id: number) {
  return db
    .updateTable('publicationObjects')
    .where('publication', '=', publication)
    .where('model', '=', model)
    .where('id', '=', id);
}
