import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabasePlace, databaseKinds } from '#tests/server/databases.ts';
import { turnsOf } from '#tests/server/turns-of.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { saveObjects } from './save-objects.ts';

const stations = Array.from({ length: 400 }, (_each, index) => ({ ID: -1, Name: { en: `Station ${index}` } }));
/** Before they are saved, the values of all are compared with their fields, and then the addresses in all. */
const checks = 2;

let place: DatabasePlace;
let db: Database;

beforeAll(async () => {
  place = await databaseKinds.SQLite();
  db = await openDatabase(place.place);
});

afterAll(async () => {
  await db.close();
  await place.remove();
});

it('Saving many objects lets other calls have their turn between any two', async () => {
  const saved: unknown[] = [];
  const turns = await turnsOf(async () => {
    saved.push(...(await db.write((transaction) => saveObjects(transaction, 'locations', stations))));
  });
  expect(saved.length).toBe(stations.length);
  expect(turns).toBeGreaterThanOrEqual(checks * stations.length);
});
