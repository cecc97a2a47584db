import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabaseKinds } from '#tests/server/databases.ts';
import { readCopy } from '../usecases/content/copies.ts';
import { readNotes } from '../usecases/jobs/job-notes.ts';
import { createJob } from '../usecases/jobs/jobs.ts';
import { saveObjects } from '../usecases/content/save-objects.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations.ts';
import { CopyName } from './tables.ts';

const olderThan = (name: string): typeof migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

it.each(Object.entries(emptyDatabaseKinds))(
  'a museum imported before imports gave Revisions can be edited (%s)',
  async (_kind, makePlace) => {
    const { place, remove } = await makePlace();
    const old = await openDatabase(place, olderThan('003-revisions'));
    const stored = [
      { ID: 1, Name: { de: 'Importiert' } },
      { ID: 2, Revision: 4, Name: { de: 'Gesichert' } },
    ];
    await old.write(async (transaction) => {
      await transaction.updateTable('copies').set({ epoch: 3 }).execute();
      for (const copy of [CopyName.inEdit, CopyName.published])
        for (const [at, object] of stored.entries())
          await transaction
            .insertInto('objects')
            .values({
              copy,
              model: 'locations',
              id: object.ID,
              place: at,
              revision: object.Revision ?? 0,
              body: JSON.stringify(object),
            })
            .execute();
    });
    await old.close();

    const db = await openDatabase(place);
    const Locations = [{ ...stored[0], Revision: 3 }, stored[1]];
    expect(await readCopy(db.read, CopyName.inEdit)).toMatchObject({ Locations });
    expect(await readCopy(db.read, CopyName.published)).toMatchObject({ Locations });
    const save = (Revision: number) =>
      db.write((transaction) =>
        saveObjects(transaction, 'locations', [{ ...stored[0], Revision }], { who: 'anna', now: 0 }),
      );
    await expect(save(0)).rejects.toMatchObject({ code: 'conflict' });
    expect(await save(3)).toMatchObject([{ ID: 1, Name: { de: 'Importiert' } }]);
    await db.close();
    await remove();
  },
);

it.each(Object.entries(emptyDatabaseKinds))(
  'what is known of whole backups and their copies moves to the table of all jobs (%s)',
  async (_kind, makePlace) => {
    const { place, remove } = await makePlace();
    const old = await openDatabase(place, olderThan('130-one-table-of-jobs'));
    await old.write(async (transaction) => {
      await sql`insert into "backupJobs" (name, "doneAt", "failedAt", problem) values ('copy', 5, 7, 'no place')`.execute(
        transaction,
      );
      await sql`insert into "backupJobs" (name, "doneAt", "heldUntil", holder) values ('daily', 6, 99, 'gone')`.execute(
        transaction,
      );
    });
    await old.close();

    const db = await openDatabase(place);
    expect(await readNotes(db, 'copy')).toEqual({ doneAt: 5, failedAt: 7, problem: 'no place' });
    const daily = createJob({ db, clock: () => 50, name: 'daily' });
    expect(await daily.latest()).toBeUndefined();
    await daily.run({ kind: '', about: '', who: 'schedule' }, () => Promise.resolve());
    expect(await daily.latest()).toMatchObject({ outcome: 'done', startedAt: 50 });
    expect(await readNotes(db, 'daily')).toEqual({ doneAt: 6, failedAt: 0, problem: '' });
    await db.close();
    await remove();
  },
);
