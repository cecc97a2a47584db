import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Devices, VisitKind } from '#contract/calls/visit-calls.ts';
import { databaseKinds, type DatabasePlace } from '#tests/server/databases.ts';
import { Refusal } from '../../errors.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { seed } from '../content/import.ts';
import { createCopyCache } from '../content/published.ts';
import { dayMilliseconds } from './museum-days.ts';
import { pruneVisits } from './prune-visits.ts';
import { createVisits, type SentVisit, type Visits } from './record-visits.ts';
import { createVisitStatistics, type VisitFilter, type VisitStatistics } from './visit-statistics.ts';

const definition = {
  Languages: [
    { ID: 1, Code: 'de', IsDefault: true },
    { ID: 2, Code: 'en-GB' },
  ],
  Tours: [
    { ID: 1, Code: 'Rund', Name: { de: 'Rundgang' } },
    { ID: 2, Code: 'K2' },
    { ID: 3, Name: { de: 'Ohne Code' } },
    { ID: 4 },
  ],
  Locations: [{ ID: 1, Name: { de: 'Tor', 'en-GB': 'Gate' } }, { ID: 2, Name: { 'en-GB': 'Well' } }, { ID: 3 }],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 1, Code: '1', MapX: 10, MapY: 20 },
    { ID: 2, TourID: 1, LocationID: 2, Code: 'A-3', MapX: 0, MapY: 7.5 },
    { ID: 3, TourID: 2, LocationID: 1, Code: '1' },
    { ID: 4, TourID: 2, LocationID: 3, Code: '9' },
    { ID: 5, TourID: 3, LocationID: 1, MapX: 3, MapY: 4 },
    { ID: 6, TourID: 4, LocationID: 3 },
  ],
};

const noon = Date.parse('2026-11-21T11:00:00Z');
let number = 0;

function visit(given: Partial<SentVisit> = {}): SentVisit {
  number += 1;
  return {
    ID: `v${number}`,
    Kind: VisitKind.open,
    TourCode: 'Rund',
    ItemCode: '1',
    Language: 'de',
    Device: 'web',
    At: '2026-11-21T10:00:00Z',
    ...given,
  };
}

describe.each(Object.entries(databaseKinds))('Visits on %s', (_kind, makePlace) => {
  let made: DatabasePlace;
  let db: Database;
  let other: Database;
  let visits: Visits;
  let statistics: VisitStatistics;
  let now = noon;
  const clock = (): number => now;

  beforeAll(async () => {
    made = await makePlace();
    db = await openDatabase(made.place);
    other = await openDatabase(made.place);
    await seed(db, definition, []);
    const published = createCopyCache(db, CopyName.published);
    visits = createVisits(db, { published, timeZone: 'Europe/Berlin', clock });
    statistics = createVisitStatistics(db, published);
  }, 60_000);

  afterAll(async () => {
    await db.close();
    await other.close();
    await made.remove();
  });

  beforeEach(async () => {
    now = noon;
    await db.read.deleteFrom('visitIds').execute();
    await db.read.deleteFrom('visitCounts').execute();
    await db.read.deleteFrom('visitMonths').execute();
  });

  it('are counted by day, station, language and device', async () => {
    const sent = [
      visit(),
      visit({ TourCode: ' rund ', Language: 'DE', Device: 'Web' }),
      visit({ ItemCode: 'a-3', Language: 'en-gb', Device: 'android 14' }),
      visit({ Language: 'xx', Device: undefined, At: '2026-11-21T00:30:00+01:00' }),
      visit({ Kind: VisitKind.docking, TourCode: '', ItemCode: '' }),
    ];
    expect(await visits.record(sent)).toBe(5);
    const rows = await db.read
      .selectFrom('visitCounts')
      .select(['day', 'kind', 'tourCode', 'itemCode', 'language', 'device', 'count'])
      .execute();
    expect(rows.map((row) => Object.values(row).join(' ')).toSorted()).toEqual([
      '2026-11-21 docking   de web 1',
      '2026-11-21 open rund 1 de web 2',
      '2026-11-21 open rund 1 und web 1',
      '2026-11-21 open rund a-3 en-gb native 1',
    ]);
  });

  it('store nothing about their sender', async () => {
    const sent = visit({ ID: 'device-77 visit-1' });
    await visits.record([sent]);
    const kept = JSON.stringify([
      await db.read.selectFrom('visitIds').selectAll().execute(),
      await db.read.selectFrom('visitCounts').selectAll().execute(),
    ]);
    expect(kept).not.toContain('77');
  });

  it('of unpublished content are not counted', async () => {
    const sent = [
      visit({ TourCode: 'made up' }),
      visit({ ItemCode: 'made up' }),
      visit({ ItemCode: '' }),
      visit({ TourCode: 'K2', ItemCode: 'A-3' }),
    ];
    expect(await visits.record(sent)).toBe(0);
    expect(await db.read.selectFrom('visitIds').selectAll().execute()).toEqual([]);
  });

  it('of tours and stations without a code are counted by their IDs, also once they have codes', async () => {
    const sent = [
      visit({ TourCode: '#3', ItemCode: '#5' }),
      visit({ TourCode: '#4', ItemCode: '#6' }),
      visit({ TourCode: '#1', ItemCode: '#2' }),
      visit({ TourCode: 'Rund', ItemCode: 'A-3' }),
    ];
    expect(await visits.record([...sent, visit({ TourCode: '#3', ItemCode: '#6' }), visit({ TourCode: '#9' })])).toBe(
      4,
    );
    expect(await statistics.openedTours({})).toEqual([
      { TourCode: 'Rund', Count: 2 },
      { TourCode: '#3', Count: 1 },
      { TourCode: '#4', Count: 1 },
    ]);
    expect(await statistics.heatmap({})).toEqual([
      { TourCode: 'Rund', ItemCode: 'A-3', X: 0, Y: 7.5, Count: 2 },
      { TourCode: '#3', ItemCode: '#5', X: 3, Y: 4, Count: 1 },
    ]);
  });

  it('sent again, or twice in one list, count once', async () => {
    const [one, two, three] = [visit(), visit(), visit()];
    expect(await visits.record([one, two, one])).toBe(2);
    expect(await visits.record([three, two, one])).toBe(1);
    expect(await statistics.openedTours({})).toEqual([{ TourCode: 'Rund', Count: 3 }]);
  });

  it('sent by concurrent calls to two servers count once, in any order', async () => {
    const published = createCopyCache(other, CopyName.published);
    const elsewhere = createVisits(other, { published, timeZone: 'Europe/Berlin', clock });
    const sent = Array.from({ length: 600 }, (_, index) => visit({ ItemCode: index % 3 === 0 ? 'A-3' : '1' }));
    const recorded = await Promise.all([
      visits.record(sent),
      elsewhere.record(sent.toReversed()),
      visits.record(sent.toReversed()),
      elsewhere.record(sent),
    ]);
    expect(recorded.reduce((sum, each) => sum + each, 0)).toBe(600);
    expect(await statistics.openedTours({})).toEqual([{ TourCode: 'Rund', Count: 600 }]);
  });

  it('from a clock that is a little ahead count today', async () => {
    const ahead = new Date(noon + 20 * 3_600_000).toISOString();
    expect(await visits.record([visit({ At: ahead, Kind: VisitKind.docking })])).toBe(1);
    expect(await statistics.dockings({})).toEqual([{ Date: '2026-11-21', Count: 1 }]);
  });

  it.each(['2026-10-20T12:00:00Z', '2026-11-22T11:00:01Z', '2030-01-01T00:00:00Z'])(
    'of a time that cannot be true are not counted: %s',
    async (At) => {
      expect(await visits.record([visit({ At })])).toBe(0);
      expect(await db.read.selectFrom('visitIds').selectAll().execute()).toEqual([]);
    },
  );

  it('lose their IDs when they are too old to be sent again, and their days after a year, but not their months', async () => {
    await visits.record([visit(), visit({ Kind: VisitKind.docking })]);
    await pruneVisits(db, noon + 30 * dayMilliseconds);
    expect(await db.read.selectFrom('visitIds').select('day').execute()).toHaveLength(2);
    await pruneVisits(db, noon + 33 * dayMilliseconds);
    expect(await db.read.selectFrom('visitIds').select('day').execute()).toEqual([]);
    expect(await db.read.selectFrom('visitCounts').select('day').execute()).toHaveLength(2);
    await pruneVisits(db, noon + 402 * dayMilliseconds);
    expect(await db.read.selectFrom('visitCounts').select('kind').execute()).toEqual([{ kind: 'docking' }]);
    expect(await statistics.openedTours({})).toEqual([{ TourCode: 'Rund', Count: 1 }]);
    expect(await statistics.dockings({})).toEqual([{ Date: '2026-11-21', Count: 1 }]);
  });

  it('are listed by station, by tour and by language, the highest count first', async () => {
    await visits.record([
      ...Array.from({ length: 3 }, () => visit({ ItemCode: 'A-3', Language: 'en-GB' })),
      visit(),
      visit({ TourCode: 'K2' }),
      visit({ TourCode: 'K2', ItemCode: '9', Device: 'ios' }),
    ]);
    expect(await statistics.heatmap({})).toEqual([
      { TourCode: 'Rund', ItemCode: 'A-3', X: 0, Y: 7.5, Count: 3 },
      { TourCode: 'Rund', ItemCode: '1', X: 10, Y: 20, Count: 1 },
    ]);
    expect(await statistics.openCount({})).toEqual([
      { LocationID: 2, Name: 'Well', Count: 3 },
      { LocationID: 1, Name: 'Tor', Count: 2 },
      { LocationID: 3, Name: '', Count: 1 },
    ]);
    expect(await statistics.openCount({ tourCode: 'k2', language: 'DE', devices: 'native' })).toEqual([
      { LocationID: 3, Name: '', Count: 1 },
    ]);
    expect(await statistics.openedTours({ devices: 'web' })).toEqual([
      { TourCode: 'Rund', Count: 4 },
      { TourCode: 'K2', Count: 1 },
    ]);
    expect(await statistics.languages({})).toEqual([
      { Language: 'de', Count: 3 },
      { Language: 'en-GB', Count: 3 },
    ]);
  });

  it('of stations without a place on the map are listed beside the map', async () => {
    await visits.record([
      visit({ TourCode: 'K2' }),
      visit({ TourCode: 'K2' }),
      visit({ TourCode: 'K2', ItemCode: '9' }),
    ]);
    expect(await statistics.heatmap({ tourCode: 'K2' })).toEqual([]);
    expect(await statistics.heatmap({ tourCode: 'K2', unplaced: 'true' })).toEqual([
      { TourCode: 'K2', ItemCode: '1', X: 0, Y: 0, Count: 2 },
      { TourCode: 'K2', ItemCode: '9', X: 0, Y: 0, Count: 1 },
    ]);
  });

  it('are named in the wanted language, or in the next best', async () => {
    await visits.record([visit(), visit({ ItemCode: 'A-3' }), visit({ ItemCode: 'A-3' })]);
    const names = async (wanted: string): Promise<readonly string[]> =>
      (await statistics.openCount({ names: wanted })).map(({ Name }) => Name);
    expect(await names('en-GB')).toEqual(['Well', 'Gate']);
    expect(await names('de')).toEqual(['Well', 'Tor']);
    expect(await names('fr')).toEqual(['Well', 'Tor']);
  });

  it('count in variants that the museum does not list, and in its language where that is wanted', async () => {
    const languages = ['de-x-sign', 'GSG', 'en-x-described', 'fr-x-easy', 'de-x-dance'];
    await visits.record(languages.map((Language) => visit({ Language })));
    expect(await statistics.languages({})).toEqual([
      { Language: 'de-x-sign', Count: 2 },
      { Language: 'und', Count: 2 },
      { Language: 'en-GB-x-described', Count: 1 },
    ]);
    expect(await statistics.openedTours({ language: 'de', collate: 'true' })).toEqual([{ TourCode: 'Rund', Count: 2 }]);
  });

  it('of variants of a language count as one where that is wanted', async () => {
    await visits.record([visit({ Language: 'en-GB' }), visit(), visit()]);
    // As if the museum had had another variant before, and a language whose code begins alike.
    const [row] = await db.read.selectFrom('visitCounts').selectAll().where('language', '=', 'en-gb').execute();
    if (row === undefined) throw new Error('the visit was not counted');
    await db.read
      .insertInto('visitCounts')
      .values([
        { ...row, language: 'en' },
        { ...row, language: 'eno' },
      ])
      .execute();
    const wanted = { dateMin: '2026-11-21', dateMax: '2026-11-21' };
    expect(await statistics.languages({ ...wanted, collate: 'true' })).toEqual([
      { Language: 'de', Count: 2 },
      { Language: 'en', Count: 2 },
      { Language: 'eno', Count: 1 },
    ]);
    expect(await statistics.openedTours({ ...wanted, language: 'en-US', collate: 'true' })).toEqual([
      { TourCode: 'Rund', Count: 2 },
    ]);
    expect(await statistics.openedTours({ ...wanted, language: 'en-US' })).toEqual([]);
  });

  it('are listed by month as long as they are kept, and by day for a year', async () => {
    for (const at of ['2026-10-31T12:00:00Z', '2026-11-01T12:00:00Z', '2026-11-21T09:00:00Z']) {
      await visits.record([visit({ At: at })]);
    }
    expect(await statistics.openings({ dateMin: '2026-11-01' })).toEqual([
      { Date: '2026-11-01', Count: 1 },
      { Date: '2026-11-21', Count: 1 },
    ]);
    await pruneVisits(db, noon + 402 * dayMilliseconds);
    expect(await statistics.openings({})).toEqual([]);
    expect(await statistics.openings({ by: 'month' })).toEqual([
      { Date: '2026-10-01', Count: 1 },
      { Date: '2026-11-01', Count: 2 },
    ]);
  });

  it('are listed by day, with the first and the last included', async () => {
    const days = ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'];
    await visits.record(days.map((day) => visit({ Kind: VisitKind.docking, At: `${day}T12:00:00Z` })));
    expect(await statistics.dockings({ dateMin: '2026-10-25', dateMax: '2026-10-26' })).toEqual([
      { Date: '2026-10-25', Count: 1 },
      { Date: '2026-10-26', Count: 1 },
    ]);
    expect(await statistics.dockings({ dateMin: '2026-10-27', dateMax: '2026-10-27' })).toHaveLength(1);
    const turned = statistics.dockings({ dateMin: '2026-10-26', dateMax: '2026-10-25' });
    await expect(turned).rejects.toThrow(Refusal);
    await expect(turned).rejects.toThrow('dateMin (2026-10-26) must not be after dateMax (2026-10-25).');
  });

  it('are counted like a plain list of visits', async () => {
    const day = fc.constantFrom('2026-10-24', '2026-10-31', '2026-11-01', '2026-11-02');
    const sentVisit = fc.record({
      ID: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      Kind: fc.constantFrom(VisitKind.open, VisitKind.docking),
      TourCode: fc.constantFrom('Rund', 'K2', 'none'),
      ItemCode: fc.constantFrom('1', 'A-3', '9', ''),
      Language: fc.constantFrom('de', 'en-GB', 'fr'),
      Device: fc.constantFrom('web', 'ios'),
      At: fc.tuple(day, fc.constantFrom('T00:00:00+01:00', 'T12:00:00Z', 'T23:30:00Z')).map((parts) => parts.join('')),
    });
    const filter = fc.record(
      {
        dateMin: day,
        dateMax: day,
        devices: fc.constantFrom<Devices>('all', 'web', 'native'),
        tourCode: fc.constantFrom('rund', 'K2', 'none'),
        language: fc.constantFrom('de', 'en-gb', 'und', 'xx'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(sentVisit, { maxLength: 12 }), { maxLength: 4 }),
        filter.filter(({ dateMin = '', dateMax = '3' }) => dateMin <= dateMax),
        async (lists, wanted) => {
          await db.read.deleteFrom('visitIds').execute();
          await db.read.deleteFrom('visitCounts').execute();
          await db.read.deleteFrom('visitMonths').execute();
          for (const list of lists) await visits.record(list);
          const { opened, handedOut } = reference(lists.flat(), wanted);
          const total = (rows: readonly { Count: number }[]): number => rows.reduce((sum, { Count }) => sum + Count, 0);
          expect(total(await statistics.openCount(wanted))).toBe(opened.length);
          expect(total(await statistics.openedTours(wanted))).toBe(opened.length);
          for (const by of ['day', 'month'] as const) {
            expect(total(await statistics.openings({ ...wanted, by }))).toBe(opened.length);
          }
          expect(total(await statistics.heatmap({ ...wanted, unplaced: 'true' }))).toBe(opened.length);
          expect(
            Object.fromEntries((await statistics.languages(wanted)).map((row) => [row.Language, row.Count])),
          ).toEqual(tally(opened.map(({ Language }) => (Language === 'fr' ? 'und' : Language))));
          const dockings = await statistics.dockings(wanted);
          expect(Object.fromEntries(dockings.map(({ Date: on, Count }) => [on, Count]))).toEqual(
            tally(handedOut.map(berlinDay)),
          );
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});

function tally(words: readonly string[]): Record<string, number> {
  return Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((each) => each === word).length]));
}

const berlinDay = ({ At }: SentVisit): string =>
  new Date(Date.parse(At)).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });

/** A simple model: stores every visit and evaluates the list for each query. */
function reference(
  sent: readonly SentVisit[],
  { dateMin = '', dateMax = '9', devices = 'all', tourCode, language }: VisitFilter,
): { readonly opened: readonly SentVisit[]; readonly handedOut: readonly SentVisit[] } {
  const stations = new Set(['Rund 1', 'Rund A-3', 'K2 1', 'K2 9']);
  const counted = sent
    .filter(({ Kind, TourCode, ItemCode }) => Kind === 'docking' || stations.has(`${TourCode} ${ItemCode}`))
    .filter(({ ID }, index, all) => all.findIndex((each) => each.ID === ID) === index)
    .filter((each) => berlinDay(each) >= dateMin && berlinDay(each) <= dateMax)
    .filter(({ Device }) => devices === 'all' || (Device === 'web') === (devices === 'web'));
  const isOfTour = ({ TourCode }: SentVisit): boolean =>
    tourCode === undefined || TourCode.toLowerCase() === tourCode.toLowerCase();
  const spoken = counted.filter(
    ({ Language }) => language === undefined || (Language === 'fr' ? 'und' : Language).toLowerCase() === language,
  );
  return {
    opened: spoken.filter((each) => each.Kind === 'open' && isOfTour(each)),
    handedOut: spoken.filter((each) => each.Kind === 'docking'),
  };
}
