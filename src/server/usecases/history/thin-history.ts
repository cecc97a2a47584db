import { type Database, type Reader } from '../../store/database.ts';
import { type RevisionRow } from './note-revisions.ts';
import { joinPatches } from './patch.ts';
import { patchIn } from './read-history.ts';

const dayMs = 24 * 3_600_000;
/** Rows that one transaction reads, so that saves need not wait. */
const rowsAtOnce = 500;

type ObjectName = Pick<RevisionRow, 'model' | 'id'>;
type ThinnedRow = Pick<RevisionRow, 'epoch' | 'at' | 'patch'>;

/**
 * Joins the older revisions of each object to one a day of the museum. The newest of a day stays, with what the oldest of
 * that day replaced. Only neighbours are joined: where clocks disagree, days lie between each other. Steps with a deletion
 * stay whole, so that what was deleted can be brought back with what referred to it.
 *
 * @param days those of this many days all stay
 * @returns how many are gone
 */
export async function thinHistory(
  db: Database,
  { now, days, dayOf }: { readonly now: number; readonly days: number; readonly dayOf: (at: number) => string },
): Promise<number> {
  const until = now - days * dayMs;
  // The last day may have been divided.
  const span = { since: (await readThinned(db)) - dayMs, until };
  const deletions = await deletionsIn(db, span);
  let gone = 0;
  let last: ObjectName | undefined;
  do {
    const objects = await crowded(db, span, last);
    for (const object of objects) gone += await db.write((transaction) => thinObject(transaction, object));
    last = objects.length < rowsAtOnce ? undefined : objects.at(-1);
  } while (last !== undefined);
  await noteThinned(db, until);
  return gone;

  async function thinObject(transaction: Reader, object: ObjectName): Promise<number> {
    let removed = 0;
    for (const [newest, ...older] of daysIn(await readBetween(transaction, object, span))) {
      if (newest === undefined || older.length === 0) continue;
      const patch = older.reduce((newer, row) => joinPatches(newer, patchIn(row.patch)), patchIn(newest.patch));
      await transaction
        .updateTable('revisions')
        .set({ patch: JSON.stringify(patch) })
        .where('model', '=', object.model)
        .where('id', '=', object.id)
        .where('epoch', '=', newest.epoch)
        .execute();
      await transaction
        .deleteFrom('revisions')
        .where('model', '=', object.model)
        .where('id', '=', object.id)
        .where(
          'epoch',
          'in',
          older.map(({ epoch }) => epoch),
        )
        .execute();
      removed += older.length;
    }
    return removed;
  }

  /** Divides an object's revisions, the newest first, into neighbours of one day. */
  function daysIn(rows: readonly ThinnedRow[]): readonly (readonly ThinnedRow[])[] {
    const days: ThinnedRow[][] = [];
    let previous: string | undefined;
    for (const row of rows) {
      const stays = row.at < span.since || row.at >= until || deletions.has(row.epoch);
      const day = stays ? undefined : dayOf(row.at);
      if (day !== undefined && day === previous) days.at(-1)?.push(row);
      else days.push([row]);
      previous = day;
    }
    return days;
  }
}

interface Span {
  readonly since: number;
  readonly until: number;
}

/** Returns the epochs of all steps that deleted something. */
async function deletionsIn(db: Database, { since, until }: Span): Promise<ReadonlySet<number>> {
  const rows = await db.readLong
    .selectFrom('revisions')
    .select('epoch')
    .distinct()
    .where('digest', '=', '')
    .where('at', '>=', since)
    .where('at', '<', until)
    .execute();
  return new Set(rows.map(({ epoch }) => epoch));
}

/** Returns the revisions of a span, the newest first, and those between them that a clock has put outside of it. */
async function readBetween(
  db: Reader,
  { model, id }: ObjectName,
  { since, until }: Span,
): Promise<readonly ThinnedRow[]> {
  const object = db.selectFrom('revisions').where('model', '=', model).where('id', '=', id);
  const { first, last } = await object
    .select(({ fn }) => [fn.min('epoch').as('first'), fn.max('epoch').as('last')])
    .where('at', '>=', since)
    .where('at', '<', until)
    .executeTakeFirstOrThrow();
  return await object
    .select(['epoch', 'at', 'patch'])
    .where('epoch', '>=', first)
    .where('epoch', '<=', last)
    .orderBy('epoch', 'desc')
    .execute();
}

/** Returns objects with several old revisions, in order. */
async function crowded(
  db: Database,
  { since, until }: Span,
  after: ObjectName | undefined,
): Promise<readonly ObjectName[]> {
  return db.readLong
    .selectFrom('revisions')
    .select(['model', 'id'])
    .where('at', '>=', since)
    .where('at', '<', until)
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('model', '>', after?.model ?? ''),
          row.and([row('model', '=', after?.model ?? ''), row('id', '>', after?.id ?? 0)]),
        ]),
      ),
    )
    .groupBy(['model', 'id'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .orderBy('model')
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
}

/** The setting with the moment until which the history is thinned. */
const name = 'historyThinned';

async function readThinned(db: Database): Promise<number> {
  const row = await db.read.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return Number(row?.value ?? 0);
}

async function noteThinned(db: Database, until: number): Promise<void> {
  const value = String(until);
  await db.write((transaction) =>
    transaction
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
}
