import { expect, it } from 'vitest';
import { databaseKinds } from '#tests/server/databases.ts';
import { readCopy } from '../usecases/content/copies.ts';
import { saveObjects } from '../usecases/content/save-objects.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations.ts';
import { CopyName } from './tables.ts';

const olderThan = (name: string): typeof migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

it.each(Object.entries(databaseKinds))(
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
      db.write((transaction) => saveObjects(transaction, 'locations', [{ ...stored[0], Revision }]));
    await expect(save(0)).rejects.toMatchObject({ code: 'conflict' });
    expect(await save(3)).toMatchObject([{ ID: 1, Name: { de: 'Importiert' } }]);
    await db.close();
    await remove();
  },
);
