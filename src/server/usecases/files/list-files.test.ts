import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TourDefinition } from '#content/definition.ts';
import { type DatabasePlace, databaseKinds } from '#tests/server/databases.ts';
import { turnsOf } from '#tests/server/turns-of.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { listFiles } from './list-files.ts';
import { listMedia, readFilesText } from './list-media.ts';

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

it.each([
  [
    'in a list',
    async (definition: TourDefinition) =>
      (await listFiles(db.read, definition, { folder: '', isDeep: false })).Files.map(({ UsedBy }) => UsedBy),
    [stations.length],
  ],
  [
    'for guides that go offline',
    async (definition: TourDefinition) =>
      (await listMedia(await readFilesText(db), definition, { of: async () => [] })).media.map(({ Path }) => Path),
    ['files/one.svg'],
  ],
])(
  'Uses of files %s are found once, while other calls have their turn between any two objects',
  async (_where, find, all) => {
    const definition = { Locations: stations };
    const found: unknown[] = [];
    const turns = await turnsOf(async () => void found.push(await find(definition)));
    const again = await turnsOf(async () => void found.push(await find(definition)));
    expect(found).toEqual([all, all]);
    expect(turns).toBeGreaterThanOrEqual(stations.length);
    expect(again).toBeLessThan(stations.length);
  },
);
