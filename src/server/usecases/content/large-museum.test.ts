import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabasePlace, databaseKinds } from '#tests/server/databases.ts';
import { type TourDefinition } from '#content/definition.ts';
import { turnsOf } from '#tests/server/turns-of.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { readCopy } from './copies.ts';
import { importText } from './import.ts';
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

it('An import that is written in parts stores what it stores in one, also duplicate and missing IDs', async () => {
  const odd = [
    { ID: 7, Name: 'twice' },
    'no object',
    { Name: 'no ID' },
    { ID: 9_007_199_254_740_990 },
    null,
    { ID: 350 },
  ];
  const definition = {
    Locations: [...stations.slice(0, 90), ...odd, ...stations.slice(90), ...odd],
    Tours: { ID: 5, Name: 'alone' },
    Unknown: { kept: [1, 'ü'] },
  };
  const state = async (): Promise<TourDefinition> => {
    const copy = { ...(await readCopy(db.read, CopyName.inEdit)), Version: undefined };
    // Revisions and new IDs count on.
    return JSON.parse(JSON.stringify(copy), (name, value: unknown) =>
      name === 'Revision' ? 0 : value,
    ) as TourDefinition;
  };
  const lastIds = async (): Promise<unknown> =>
    await db.read.selectFrom('lastIds').selectAll().orderBy('model').execute();
  const forget = (): Promise<unknown> => db.write((transaction) => transaction.deleteFrom('lastIds').execute());
  await forget();
  await db.write((transaction) => writeCopy(transaction, CopyName.inEdit, definition));
  const whole = [await state(), await lastIds()];
  await forget();
  const bytes = Buffer.from(`\ufeff${JSON.stringify(definition)}`);
  const { Objects } = await importText(db, bytes, { who: 'root', now: 0 });
  expect([await state(), await lastIds()]).toEqual(whole);
  expect(Objects).toBe(stations.length + 9);
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
          { who: 'anna', now: 0 },
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
