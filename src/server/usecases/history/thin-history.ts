import { type Database } from '../../store/database.ts';
import { type RevisionRow } from './note-revisions.ts';
import { joinPatches } from './patch.ts';
import { patchIn } from './read-history.ts';

const dayMs = 24 * 3_600_000;
/** Rows that one transaction reads, so that saves need not wait. */
const rowsAtOnce = 500;

/**
 * Joins the older revisions of each object to one a day of the museum. The newest of a day stays, with what the oldest of
 * that day replaced. Deletions stay, so that what was deleted can be brought back.
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
  const since = (await readThinned(db)) - dayMs;
  let gone = 0;
  let last: Pick<RevisionRow, 'model' | 'id'> | undefined;
  do {
    const objects = await crowded(db, { since, until }, last);
    for (const object of objects) gone += await db.write((transaction) => thinObject(transaction, object));
    last = objects.length < rowsAtOnce ? undefined : objects.at(-1);
  } while (last !== undefined);
  await noteThinned(db, until);
  return gone;

  async function thinObject(
    transaction: Database['read'],
    { model, id }: Pick<RevisionRow, 'model' | 'id'>,
  ): Promise<number> {
    const rows = await transaction
      .selectFrom('revisions')
      .select(['epoch', 'at', 'patch', 'digest'])
      .where('model', '=', model)
      .where('id', '=', id)
      .where('at', '>=', since)
      .where('at', '<', until)
      .orderBy('epoch', 'desc')
      .execute();
    let deletions = 0;
    const days = new Map<string, (typeof rows)[number][]>();
    for (const row of rows) {
      if (row.digest === '') deletions += 1;
      const day = row.digest === '' ? `deletion ${deletions}` : `${dayOf(row.at)} ${deletions}`;
      days.set(day, [...(days.get(day) ?? []), row]);
    }
    let removed = 0;
    for (const [newest, ...older] of days.values()) {
      if (newest === undefined || older.length === 0) continue;
      const patch = older.reduce((newer, row) => joinPatches(newer, patchIn(row.patch)), patchIn(newest.patch));
      const these = transaction.updateTable('revisions').where('model', '=', model).where('id', '=', id);
      await these
        .set({ patch: JSON.stringify(patch) })
        .where('epoch', '=', newest.epoch)
        .execute();
      await transaction
        .deleteFrom('revisions')
        .where('model', '=', model)
        .where('id', '=', id)
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
}

/** Returns objects with several old revisions, in order. */
async function crowded(
  db: Database,
  { since, until }: { readonly since: number; readonly until: number },
  after: Pick<RevisionRow, 'model' | 'id'> | undefined,
): Promise<readonly Pick<RevisionRow, 'model' | 'id'>[]> {
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
