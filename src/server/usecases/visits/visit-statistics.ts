import { type SelectQueryBuilder, sql } from 'kysely';
import { inLanguage } from '#content/language-fallback.ts';
import { recordCode } from '#content/record-code.ts';
import { normaliseCode } from '#content/station-code.ts';
import { Devices, VisitKind } from '#contract/calls/visit-calls.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { type CopyCache } from '../content/published.ts';
import { divideSpan, type Span } from './museum-days.ts';
import { type VisitedContent, visitedContent } from './visited-content.ts';

/** Days are in the museum's time zone, both inclusive. */
export interface VisitFilter {
  readonly dateMin?: string | undefined;
  readonly dateMax?: string | undefined;
  readonly devices?: Devices | undefined;
  readonly tourCode?: string | undefined;
  readonly language?: string | undefined;
}

/** Statistics of visits for staff (section 7.5). Days are in order; everything else is by count, the highest first. */
export interface VisitStatistics {
  readonly dockings: (filter: VisitFilter) => Promise<{ Date: string; Count: number }[]>;
  /** Stations without a place on the map are left out. */
  readonly heatmap: (
    filter: VisitFilter,
  ) => Promise<{ TourCode: string; ItemCode: string; X: number; Y: number; Count: number }[]>;
  /** A station in several tours counts as one. Leaves out unpublished stations, because their names are unknown. */
  readonly openCount: (filter: VisitFilter) => Promise<{ LocationID: number; Name: string; Count: number }[]>;
  readonly openedTours: (filter: VisitFilter) => Promise<{ TourCode: string; Count: number }[]>;
  readonly languages: (filter: VisitFilter) => Promise<{ Language: string; Count: number }[]>;
}

export function createVisitStatistics(db: Database, published: CopyCache): VisitStatistics {
  const contentNow = async () => visitedContent((await published.current()).catalogue);

  return {
    async dockings(filter) {
      const { dateMin: from, dateMax: to } = filter;
      refuseReversed(filter);
      const rows = await wanted('visitCounts', VisitKind.docking, { from, to }, filter)
        .select('day')
        .groupBy('day')
        .execute();
      return rows
        .map(({ day, total }) => ({ Date: day, Count: total }))
        .toSorted((one, other) => (one.Date < other.Date ? -1 : 1));
    },
    async heatmap(filter) {
      const content = await contentNow();
      const rows = await opened(filter, ['tourCode', 'itemCode']);
      const places = rows.flatMap(({ tourCode, itemCode, total }) => {
        const item = content.item(tourCode, itemCode);
        if (item === undefined || (item.MapX === 0 && item.MapY === 0)) return [];
        return [
          {
            TourCode: codeNow(tourCode, content),
            ItemCode: recordCode(item),
            X: item.MapX,
            Y: item.MapY,
            Count: total,
          },
        ];
      });
      return mostFirst(merged(places), ({ TourCode, ItemCode }) => `${TourCode} ${ItemCode}`);
    },
    async openCount(filter) {
      const { catalogue } = await published.current();
      const content = visitedContent(catalogue);
      const counts = new Map<number, number>();
      const rows = await opened(filter, ['tourCode', 'itemCode']);
      for (const { tourCode, itemCode, total } of rows) {
        const item = content.item(tourCode, itemCode);
        if (item === undefined || item.LocationID < 0) continue;
        counts.set(item.LocationID, (counts.get(item.LocationID) ?? 0) + total);
      }
      const nameOf = (ID: number): string =>
        inLanguage(catalogue.location(ID)?.Name ?? {}, catalogue.languages[0].Code, '').text;
      const stations = [...counts].map(([LocationID, Count]) => ({ LocationID, Name: nameOf(LocationID), Count }));
      return mostFirst(stations, ({ LocationID }) => String(LocationID));
    },
    async openedTours(filter) {
      const content = await contentNow();
      const rows = await opened(filter, ['tourCode']);
      const tours = rows.map(({ tourCode, total }) => ({ TourCode: codeNow(tourCode, content), Count: total }));
      return mostFirst(merged(tours), ({ TourCode }) => TourCode);
    },
    async languages(filter) {
      const content = await contentNow();
      const rows = await opened(filter, ['language']);
      const languages = rows.map(({ language, total }) => ({
        Language: content.language(language)?.Code ?? language,
        Count: total,
      }));
      return mostFirst(languages, ({ Language }) => Language);
    },
  };

  /** Sums the opened stations of a span: whole months from their sums, the rest day by day. */
  async function opened<Column extends 'tourCode' | 'itemCode' | 'language'>(
    filter: VisitFilter,
    columns: readonly Column[],
  ): Promise<(Record<Column, string> & { readonly total: number })[]> {
    refuseReversed(filter);
    const { months, days } = divideSpan({ from: filter.dateMin, to: filter.dateMax });
    const queries = [
      ...(months === undefined ? [] : [wanted('visitMonths', VisitKind.open, months, filter)]),
      ...days.map((span) => wanted('visitCounts', VisitKind.open, span, filter)),
    ];
    const sums = new Map<string, Record<Column, string> & { total: number }>();
    for (const query of queries) {
      const rows = await query.select(columns).groupBy(columns).execute();
      for (const row of rows as unknown as (Record<Column, string> & { total: number })[]) {
        const key = JSON.stringify(columns.map((column) => row[column]));
        sums.set(key, { ...row, total: row.total + (sums.get(key)?.total ?? 0) });
      }
    }
    return [...sums.values()];
  }

  function wanted(
    table: 'visitCounts' | 'visitMonths',
    kind: VisitKind,
    { from, to }: Span,
    { devices = Devices.all, tourCode, language }: VisitFilter,
  ): SelectQueryBuilder<Tables, 'visitCounts', { total: number }> {
    // Both tables have the same columns.
    return db.readLong
      .selectFrom(table as 'visitCounts')
      .select(sql<number>`cast(sum(count) as bigint)`.as('total'))
      .where('kind', '=', kind)
      .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
      .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
      .$if(devices !== Devices.all, (query) => query.where('device', '=', devices))
      .$if(tourCode !== undefined, (query) => query.where('tourCode', '=', normaliseCode(tourCode ?? '')))
      .$if(language !== undefined, (query) => query.where('language', '=', normaliseCode(language ?? '')));
  }
}

function refuseReversed({ dateMin, dateMax }: VisitFilter): void {
  if (dateMin !== undefined && dateMax !== undefined && dateMin > dateMax) {
    throw refuse('dates-reversed', { dateMin, dateMax });
  }
}

/** Returns the tour's present code; visits may have been counted by its ID, before staff gave it a code. */
function codeNow(counted: string, content: VisitedContent): string {
  const tour = content.tour(counted);
  return tour === undefined ? counted : recordCode(tour);
}

/** Adds up rows that differ in nothing but their count. */
function merged<Counted extends { readonly Count: number }>(rows: readonly Counted[]): readonly Counted[] {
  const sums = new Map<string, Counted>();
  for (const row of rows) {
    const key = JSON.stringify({ ...row, Count: 0 });
    sums.set(key, { ...row, Count: row.Count + (sums.get(key)?.Count ?? 0) });
  }
  return [...sums.values()];
}

const codeOrder = new Intl.Collator('en', { numeric: true });

function mostFirst<Counted extends { readonly Count: number }>(
  rows: readonly Counted[],
  codeOf: (row: Counted) => string,
): Counted[] {
  return rows.toSorted((one, other) => other.Count - one.Count || codeOrder.compare(codeOf(one), codeOf(other)));
}
