// Statistics of ten million visits, and what a year of them weighs: `npm run bench:visits`.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#server/store/database.ts';
import { CopyName } from '#server/store/tables.ts';
import { seed } from '#server/usecases/content/import.ts';
import { createCopyCache } from '#server/usecases/content/published.ts';
import { pruneVisits } from '#server/usecases/visits/prune-visits.ts';
import { createVisitStatistics } from '#server/usecases/visits/visit-statistics.ts';

const days = 400;
const stations = 250;
const languages = ['de', 'en', 'fr', 'es', 'it'];
const devices = ['web', 'native'];
const visits = 10_000_000;
const idsADay = 20_000;
const now = Date.parse('2026-11-21T11:00:00Z');
const dayAt = (back: number): string => new Date(now - back * 86_400_000).toISOString().slice(0, 10);

const folder = await mkdtemp(join(tmpdir(), 'cicerone-visits-'));
const place = join(folder, 'cicerone.db');
const db = await openDatabase(place);
const numbers = Array.from({ length: stations }, (_, index) => index + 1);
await seed(
  db,
  {
    Languages: languages.map((Code, index) => ({ ID: index + 1, Code })),
    Tours: [{ ID: 1, Code: 't' }],
    Locations: numbers.map((ID) => ({ ID })),
    TourItems: numbers.map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), MapX: ID, MapY: ID })),
  },
  [],
);
const count = visits / (days * stations * languages.length * devices.length);
for (let back = 0; back < days; back += 1) {
  const day = dayAt(back);
  const rows = numbers.flatMap((station) =>
    languages.flatMap((language) =>
      devices.map((device) => ({
        day,
        kind: 'open',
        tourCode: 't',
        itemCode: String(station),
        language,
        device,
        count,
      })),
    ),
  );
  const ids = Array.from({ length: back < 60 ? idsADay : 0 }, (_, index) => ({
    id: `${day} ${index}`.padEnd(27),
    day,
  }));
  await db.write(async (transaction) => {
    for (let from = 0; from < rows.length; from += 500) {
      await transaction
        .insertInto('visitCounts')
        .values(rows.slice(from, from + 500))
        .execute();
    }
    for (let from = 0; from < ids.length; from += 500) {
      await transaction
        .insertInto('visitIds')
        .values(ids.slice(from, from + 500))
        .execute();
    }
  });
}
await db.write((transaction) =>
  sql`insert into "visitMonths" select substr(day, 1, 7) || '-01' as "first", kind, "tourCode", "itemCode", language, device, sum(count)
      from "visitCounts" group by "first", kind, "tourCode", "itemCode", language, device`.execute(transaction),
);

const statistics = createVisitStatistics(db, createCopyCache(db, CopyName.published));
const spans = {
  'all of them': {},
  'a year': { dateMin: dayAt(365), dateMax: dayAt(0) },
  'one language, on the web': { dateMin: dayAt(380), devices: 'web', language: 'de' } as const,
};
for (const [name, filter] of Object.entries(spans)) {
  for (const kind of ['openings', 'openCount', 'heatmap', 'openedTours', 'languages', 'dockings'] as const) {
    const start = performance.now();
    await statistics[kind](filter);
    console.log(`${kind}, ${name}: ${Math.round(performance.now() - start)} ms`);
  }
}

const megabytes = async (): Promise<number> => Math.round((await stat(place)).size / 1e6);
await sql`pragma wal_checkpoint(truncate)`.execute(db.read);
const before = await megabytes();
let longest = 0;
let last = performance.now();
const watch = setInterval(() => {
  longest = Math.max(longest, performance.now() - last - 5);
  last = performance.now();
}, 5);
const start = performance.now();
await pruneVisits(db, now);
clearInterval(watch);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
await sql`pragma wal_checkpoint(truncate)`.execute(db.read);
console.log(
  `pruning: ${seconds} s, the loop stopped for ${Math.round(longest)} ms at most, ${before} MB to ${await megabytes()} MB`,
);
await db.close();
await rm(folder, { recursive: true, force: true });
