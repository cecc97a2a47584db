import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabasePlace, databaseKinds } from '#tests/server/databases.ts';
import { turnsOf } from '#tests/server/turns-of.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { readCopy } from './copies.ts';
import { createCopyCache } from './published.ts';
import { saveObjects } from './save-objects.ts';
import { writeCopy } from './write-copy.ts';

const stations = Array.from({ length: 400 }, (_each, index) => ({ ID: index + 1, Name: { en: `Station ${index}` } }));

let place: DatabasePlace;
let db: Database;

beforeAll(async () => {
  place = await databaseKinds.SQLite();
  db = await openDatabase(place.place);
  await db.write((transaction) => writeCopy(transaction, CopyName.published, { Locations: stations }));
});

afterAll(async () => {
  await db.close();
  await place.remove();
});

it.each([
  [
    'saving: the values of each, and then the addresses in each',
    2,
    () =>
      db.write((transaction) =>
        saveObjects(
          transaction,
          'locations',
          stations.map((each) => ({ ...each, ID: -1 })),
        ),
      ),
  ],
  ['reading', 1, () => readCopy(db.read, CopyName.published)],
  [
    'preparing for visitors: reading each, and then the addresses in each',
    2,
    () => createCopyCache(db, CopyName.published).current(),
  ],
])('Work on many objects lets other calls have their turn between any two: %s', async (_what, steps, work) => {
  expect(await turnsOf(work)).toBeGreaterThanOrEqual(steps * stations.length);
});
