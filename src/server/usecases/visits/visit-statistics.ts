import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { inLanguage } from '#content/language-fallback.ts';
import { readVariantCode, signLanguagesOf } from '#content/language-variants.ts';
import { recordCode } from '#content/record-code.ts';
import { normaliseCode } from '#content/station-code.ts';
import { Devices, VisitKind, VisitStep } from '#contract/calls/visit-calls.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { type CopyCache } from '../content/published.ts';
import { divideSpan, firstOfMonth, type Span } from './museum-days.ts';
import { type VisitedContent, visitedContent } from './visited-content.ts';

/** Days are in the museum's time zone, both inclusive. */
export interface VisitFilter {
  readonly dateMin?: string | undefined;
  readonly dateMax?: string | undefined;
  readonly devices?: Devices | undefined;
  readonly tourCode?: string | undefined;
  readonly language?: string | undefined;
  /** Variants of a language count as one. */
  readonly collate?: 'true' | undefined;
}

interface DayCount {
  readonly Date: string;
  readonly Count: number;
}

/** Statistics of visits for staff (section 7.5). Days are in order; everything else is by count, the highest first. */
export interface VisitStatistics {
  readonly dockings: (filter: VisitFilter) => Promise<DayCount[]>;
  /** Days only while they are kept (prune-visits.ts). */
  readonly openings: (filter: VisitFilter & { readonly by?: VisitStep | undefined }) => Promise<DayCount[]>;
  /** Stations without a place on the map are left out unless they are wanted. */
  readonly heatmap: (
    filter: VisitFilter & { readonly unplaced?: 'true' | undefined },
  ) => Promise<{ TourCode: string; ItemCode: string; X: number; Y: number; Count: number }[]>;
  /** A station in several tours counts as one. Leaves out unpublished stations, because their names are unknown. */
  readonly openCount: (
    filter: VisitFilter & { readonly names?: string | undefined },
  ) => Promise<{ LocationID: number; Name: string; Count: number }[]>;
  readonly openedTours: (filter: VisitFilter) => Promise<{ TourCode: string; Count: number }[]>;
  readonly languages: (filter: VisitFilter) => Promise<{ Language: string; Count: number }[]>;
}

export function createVisitStatistics(db: Database, published: CopyCache): VisitStatistics {
  const contentNow = async () => visitedContent((await published.current()).catalogue);

  return {
    // No tour is chosen yet when a device is handed out.
    dockings: (filter) => byDay(VisitKind.docking, { ...filter, tourCode: undefined }),
    async openings({ by = VisitStep.day, ...filter }) {
      if (by === VisitStep.day) return await byDay(VisitKind.open, filter);
      const rows = await opened(filter, ['day']);
      return inOrder(merged(rows.map(({ day, total }) => ({ Date: firstOfMonth(day), Count: total }))));
    },
    async heatmap(filter) {
      const content = await contentNow();
      const rows = await opened(filter, ['tourCode', 'itemCode']);
      const places = rows.flatMap(({ tourCode, itemCode, total }) => {
        const item = content.item(tourCode, itemCode);
        if (item === undefined) return [];
        if (item.MapX === 0 && item.MapY === 0 && filter.unplaced === undefined) return [];
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
      const standard = catalogue.languages[0].Code;
      const nameOf = (ID: number): string =>
        inLanguage(catalogue.location(ID)?.Name ?? {}, filter.names ?? standard, standard).text;
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
      const languages = rows.map(({ language, total }) => {
        const code = content.language(language)?.Code ?? language;
        return { Language: filter.collate === undefined ? code : baseOf(code), Count: total };
      });
      return mostFirst(merged(languages), ({ Language }) => Language);
    },
  };

  async function byDay(kind: VisitKind, filter: VisitFilter): Promise<DayCount[]> {
    refuseReversed(filter);
    const span = { from: filter.dateMin, to: filter.dateMax };
    const rows = await wanted('visitCounts', kind, span, filter).select('day').groupBy('day').execute();
    return inOrder(rows.map(({ day, total }) => ({ Date: day, Count: total })));
  }

  /** Sums the opened stations of a span: whole months from their sums, the rest day by day. */
  async function opened<Column extends 'day' | 'tourCode' | 'itemCode' | 'language'>(
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
    { devices = Devices.all, tourCode, language, collate }: VisitFilter,
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
      .$if(language !== undefined, (query) => query.where((is) => spoken(is, language ?? '', collate !== undefined)));
  }
}

function spoken(
  is: ExpressionBuilder<Tables, 'visitCounts'>,
  language: string,
  isCollated: boolean,
): Expression<SqlBool> {
  const code = normaliseCode(language);
  if (!isCollated) return is('language', '=', code);
  const base = baseOf(code);
  // Not by a pattern, because codes may hold its wildcards.
  return is.or([
    is('language', 'in', [base, ...signLanguagesOf(base)]),
    sql<SqlBool>`substr(language, 1, ${base.length + 1}) = ${`${base}-`}`,
  ]);
}

/** `de` of `de-AT`, and of its variants, such as `gsg`. */
function baseOf(language: string): string {
  return (readVariantCode(language)?.base ?? language).split('-', 1)[0]?.toLowerCase() ?? '';
}

function inOrder(rows: readonly DayCount[]): DayCount[] {
  return rows.toSorted((one, other) => (one.Date < other.Date ? -1 : 1));
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
