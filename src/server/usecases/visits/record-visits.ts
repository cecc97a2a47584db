import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { normaliseCode } from '#content/station-code.ts';
import { Devices, VisitKind } from '#contract/calls/visit-calls.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { type CopyCache } from '../content/published.ts';
import { dayMilliseconds, firstOfMonth, museumDays } from './museum-days.ts';
import { unknownLanguage, type VisitedContent, visitedContent } from './visited-content.ts';

/** A visit as a device sends it. */
export interface SentVisit {
  readonly ID: string;
  readonly Kind: VisitKind;
  readonly TourCode: string;
  readonly ItemCode: string;
  readonly Language: string;
  readonly Device?: string | undefined;
  readonly At: string;
}

export interface Visits {
  /**
   * Counts each visit once, even if it is sent repeatedly or by concurrent calls. Ignores visits that cannot be true:
   * older than {@link keptDays}, more than a day ahead, or of stations that are not published.
   *
   * @returns how many were new
   */
  readonly record: (sent: readonly SentVisit[]) => Promise<number>;
}

export interface VisitOptions {
  readonly published: CopyCache;
  readonly timeZone: string;
  readonly clock: () => number;
}

/** The days within which a device may send its visits, and for which their IDs are stored. */
export const retentionDays = 31;

type Row = Tables['visitCounts'];
type Facts = Omit<Row, 'count'>;

interface Counted {
  readonly id: string;
  readonly facts: Facts;
}

export function createVisits(db: Database, { published, timeZone, clock }: VisitOptions): Visits {
  const dayOf = museumDays(timeZone);

  return {
    async record(sent) {
      const now = clock();
      const oldest = now - retentionDays * dayMilliseconds;
      const content = visitedContent((await published.current()).catalogue);
      const visits = new Map<string, Counted>();
      for (const visit of sent) {
        const at = Date.parse(visit.At);
        const isPossible = at >= oldest && at <= now + dayMilliseconds;
        const facts = isPossible ? factsOf(visit, dayOf(Math.min(at, now)), content) : undefined;
        const id = idOf(visit);
        if (facts !== undefined && !visits.has(id)) visits.set(id, { id, facts });
      }
      if (visits.size === 0) return 0;
      // All calls lock rows in the same order, to avoid deadlocks.
      const sorted = [...visits.values()].toSorted(({ id: one }, { id: other }) => (one < other ? -1 : 1));
      return await db.write(async (transaction) => {
        const fresh = await noteIds(transaction, sorted);
        const counted = sorted.filter(({ id }) => fresh.has(id)).map(({ facts }) => facts);
        await addCounts(transaction, 'visitCounts', rollUp(counted));
        const opened = counted.filter(({ kind }) => kind === VisitKind.open);
        await addCounts(
          transaction,
          'visitMonths',
          rollUp(opened.map((facts) => ({ ...facts, day: firstOfMonth(facts.day) }))),
        );
        return fresh.size;
      });
    },
  };
}

/** Devices choose their IDs, so the stored form has a fixed length and reveals nothing about the device. */
function idOf({ ID }: SentVisit): string {
  return createHash('sha256').update(ID).digest('base64url').slice(0, 27);
}

/** Undefined: not counted, because otherwise any caller could fill the database with unknown codes. */
function factsOf(visit: SentVisit, day: string, content: VisitedContent): Facts | undefined {
  const { Kind, TourCode, ItemCode, Language, Device = '' } = visit;
  const known = content.language(Language);
  const language = known === undefined ? unknownLanguage : normaliseCode(known.Code);
  const device = Device === '' || Device.toLowerCase() === Devices.web ? Devices.web : Devices.native;
  if (Kind === VisitKind.docking) return { day, kind: Kind, tourCode: '', itemCode: '', language, device };
  if (content.item(TourCode, ItemCode) === undefined) return undefined;
  const [tourCode, itemCode] = [normaliseCode(TourCode), normaliseCode(ItemCode)];
  return { day, kind: Kind, tourCode, itemCode, language, device };
}

const rowsAtOnce = 500;

/** @returns the IDs that were new */
async function noteIds(db: Reader, visits: readonly Counted[]): Promise<ReadonlySet<string>> {
  const fresh = new Set<string>();
  for (let from = 0; from < visits.length; from += rowsAtOnce) {
    const rows = await db
      .insertInto('visitIds')
      .values(visits.slice(from, from + rowsAtOnce).map(({ id, facts: { day } }) => ({ id, day })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    for (const { id } of rows) fresh.add(id);
  }
  return fresh;
}

function rollUp(visits: readonly Facts[]): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const facts of visits) {
    const { day, kind, tourCode, itemCode, language, device } = facts;
    const key = JSON.stringify([day, kind, tourCode, itemCode, language, device]);
    rows.set(key, { ...facts, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

async function addCounts(db: Reader, table: 'visitCounts' | 'visitMonths', rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'kind', 'tourCode', 'itemCode', 'language', 'device'])
          .doUpdateSet({ count: sql<number>`${sql.ref(`${table}.count`)} + excluded.count` }),
      )
      .execute();
  }
}
