import { type TourDefinition } from '#content/definition.ts';
import { type MediaMove, moveMedia } from '#content/move-media.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { type Reader } from '../../store/database.ts';
import { definitionIn, type PartRow, readRows } from '../content/publish-part.ts';

interface PlannedRow extends PartRow {
  readonly publication: string;
}

async function readPlanned(db: Reader, state: 'body' | 'before' = 'body'): Promise<readonly PlannedRow[]> {
  const rows = await db.selectFrom('publicationObjects').selectAll().where(state, '<>', '').execute();
  const read = await inTurns(readRows(rows.map((row) => ({ ...row, body: row[state] }))));
  return read.map((row, index) => ({ ...row, publication: rows[index]?.publication ?? '' }));
}

/** Returns all objects that are to be published later. */
export async function plannedObjects(db: Reader): Promise<TourDefinition> {
  return definitionIn(await readPlanned(db));
}

/** Lets what is to be published later, and what it is compared with, follow a moved file, as both copies do. */
export async function movePlanned(db: Reader, move: MediaMove): Promise<void> {
  for (const state of ['body', 'before'] as const)
    for (const { publication, model, id, object } of await readPlanned(db, state)) {
      const [moved] = moveMedia(definitionIn([{ model, object }]), move);
      if (moved === undefined) continue;
      await db
        .updateTable('publicationObjects')
        .set({ [state]: JSON.stringify(moved.object) })
        .where('publication', '=', publication)
        .where('model', '=', model)
        .where('id', '=', id)
        .execute();
    }
}
