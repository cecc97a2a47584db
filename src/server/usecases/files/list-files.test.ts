import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabasePlace, databaseKinds } from '#tests/server/databases.ts';
import { turnsOf } from '#tests/server/turns-of.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { listFiles } from './list-files.ts';
import { listMedia } from './list-media.ts';

const stations = Array.from({ length: 400 }, (_each, index) => ({ ID: index + 1, IconURL: 'files/one.svg' }));

let place: DatabasePlace;
let db: Database;

beforeAll(async () => {
  place = await databaseKinds.SQLite();
  db = await openDatabase(place.place);
  const file = { path: 'one.svg', hash: 'a'.repeat(64), bytes: 9, type: 'image/svg+xml', modifiedAt: 1000 };
  await db.write((transaction) => transaction.insertInto('files').values(file).execute());
});

afterAll(async () => {
  await db.close();
  await place.remove();
});

it('Counting the uses of files lets other calls have their turn between any two objects, and happens once', async () => {
  const definition = { Locations: stations };
  const list = async (): Promise<number | undefined> =>
    (await listFiles(db.read, definition, { folder: '', isDeep: false })).Files[0]?.UsedBy;
  const used: (number | undefined)[] = [];
  const turns = await turnsOf(async () => void used.push(await list()));
  const again = await turnsOf(async () => void used.push(await list()));
  expect(used).toEqual([stations.length, stations.length]);
  expect(turns).toBeGreaterThanOrEqual(stations.length);
  expect(again).toBeLessThan(stations.length);
});
