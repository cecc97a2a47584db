import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { asWhole } from '#content/schema/stored-number.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName, type Tables } from '../../store/tables.ts';
import { type Keeper } from '../files/tree.ts';
import { digestOf } from './digest.ts';
import { patchTo } from './patch.ts';

export type RevisionRow = Tables['revisions'];
export type Cause = RevisionRow['cause'];

/** An object of the editing copy before and after one write; undefined: it was not there. */
export interface Written {
  readonly model: string;
  readonly id: number;
  readonly before: StoredObject | undefined;
  readonly after: StoredObject | undefined;
}

export interface Step extends Keeper {
  readonly cause: Cause;
  /** The epoch of the editing copy after the write: all that was written together has the same. */
  readonly epoch: number;
}

const rowsAtOnce = 500;

/** Keeps what a write replaced, in its transaction. Objects in which nothing changes get no revision. */
export async function noteRevisions(db: Reader, step: Step, written: Iterable<Written>): Promise<void> {
  const rows = await inTurns(rowsOf(step, written));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto('revisions')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
}

function* rowsOf({ who, now, cause, epoch }: Step, written: Iterable<Written>): Generator<undefined, RevisionRow[]> {
  const rows: RevisionRow[] = [];
  for (const { model, id, before, after } of written) {
    yield;
    const patch = patchTo(before, after);
    if (patch.length === 0) continue;
    rows.push({
      model,
      id,
      epoch,
      at: now,
      who,
      cause,
      tour: asWhole((after ?? before)?.['TourID']) ?? 0,
      digest: digestOf(after),
      patch: JSON.stringify(patch),
    });
  }
  return rows;
}

/** The objects of the editing copy while a transaction replaces them. No other transaction ever sees it. */
const replaced = 'replaced';

/**
 * Replaces the editing copy by `replace`, which returns its epoch after that, and keeps what it replaced. The caller has
 * locked the copy.
 */
export async function notingReplacement<Result extends { readonly epoch: number }>(
  db: Reader,
  by: Keeper & { readonly cause: Cause },
  replace: () => Promise<Result>,
): Promise<Result> {
  await db
    .insertInto('objects')
    .columns(['copy', 'model', 'id', 'place', 'revision', 'body'])
    .expression((builder) =>
      builder
        .selectFrom('objects')
        .select((columns) => [columns.val(replaced).as('copy'), 'model', 'id', 'place', 'revision', 'body'])
        .where('copy', '=', CopyName.inEdit),
    )
    .execute();
  const result = await replace();
  const models = await db.selectFrom('objects').select('model').distinct().where('copy', '=', replaced).execute();
  const later = await db.selectFrom('objects').select('model').distinct().where('copy', '=', CopyName.inEdit).execute();
  for (const model of new Set([...models, ...later].map((row) => row.model)))
    await noteModel(db, model, { ...by, epoch: result.epoch });
  await db.deleteFrom('objects').where('copy', '=', replaced).execute();
  return result;
}

/** Compares the two copies of a model part by part: a museum's texts need not be in memory at once. */
async function noteModel(db: Reader, model: string, step: Step): Promise<void> {
  for (let from = -1; ;) {
    const ids = await db
      .selectFrom('objects')
      .select('id')
      .distinct()
      .where('copy', 'in', [replaced, CopyName.inEdit])
      .where('model', '=', model)
      .where('id', '>', from)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    const last = ids.at(-1);
    if (last === undefined) return;
    const rows = await db
      .selectFrom('objects')
      .select(['copy', 'id', 'body'])
      .where('copy', 'in', [replaced, CopyName.inEdit])
      .where('model', '=', model)
      .where('id', '>', from)
      .where('id', '<=', last.id)
      .execute();
    const bodies = new Map(rows.map(({ copy, id, body }) => [`${copy} ${id}`, body]));
    const written = ids.flatMap(({ id }): readonly Written[] => {
      const [old, fresh] = [bodies.get(`${replaced} ${id}`), bodies.get(`${CopyName.inEdit} ${id}`)];
      return old === fresh ? [] : [{ model, id, before: parsed(old), after: parsed(fresh) }];
    });
    await noteRevisions(db, step, written);
    from = last.id;
  }
}

function parsed(body: string | undefined): StoredObject | undefined {
  const object: unknown = body === undefined ? undefined : JSON.parse(body);
  return isObject(object) ? object : undefined;
}
