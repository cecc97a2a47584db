import { randomUUID } from 'node:crypto';
import { namesOf } from '#contract/audit-kinds.ts';
import { type Database } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { day } from '../accounts/rate-limits.ts';
import { networkOf } from '../accounts/network.ts';

export type AuditEntry = Omit<Tables['auditTrail'], 'id'>;

/** Actions of staff, and attempts to log in. No call changes or removes an entry; entries expire. */
export interface AuditTrail {
  /** @param address the caller's; only its network is kept. Empty: an operator at the server itself */
  readonly note: (entry: Omit<AuditEntry, 'at' | 'network'> & { readonly address: string }) => Promise<void>;
  /** The newest first. */
  readonly page: (
    offset: number,
    limit: number,
    part?: AuditPart,
  ) => Promise<{ readonly entries: AuditEntry[]; readonly total: number }>;
  /** All entries, the newest first. Those that are noted or removed meanwhile neither repeat nor hide others. */
  readonly export: (part?: AuditPart) => AsyncGenerator<readonly AuditEntry[]>;
  /** Removes entries that have been kept long enough. */
  readonly prune: () => Promise<void>;
}

/** Which entries are meant. */
export interface AuditPart {
  readonly who?: string | undefined;
  /** The name of a call, or the kind of a command that does what no call does. */
  readonly what?: string | undefined;
  readonly since?: number | undefined;
  /** The first moment after the span. */
  readonly before?: number | undefined;
}

/** Milliseconds in which what is refused again and again is noted once. */
const refusedOnce = 15 * 60_000;
const longest = 200;
const rowsAtOnce = 1000;
const columns = ['at', 'who', 'what', 'about', 'outcome', 'network'] as const;

export function createAuditTrail(db: Database, clock: () => number, retentionDays: number): AuditTrail {
  return {
    async note({ who, what, about, outcome, address }) {
      const at = clock();
      const network = coarse(address);
      const isRepeated = outcome === 'locked' || outcome === 'denied';
      if (isRepeated && (await isNoted({ who, what, outcome, network }, at))) return;
      const row = {
        id: randomUUID(),
        at,
        who: who.slice(0, longest),
        what,
        about: about.slice(0, longest),
        outcome,
        network,
      };
      await db.write((transaction) => transaction.insertInto('auditTrail').values(row).execute());
    },
    async page(offset, limit, part = {}) {
      const entries = await meant(part)
        .select(columns)
        .orderBy('at', 'desc')
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute();
      const { total } = await meant(part)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { entries, total };
    },
    async *export(part = {}) {
      let last: { readonly at: number; readonly id: string } | undefined;
      do {
        const rows = await meant(part)
          .select([...columns, 'id'])
          .$if(last !== undefined, (query) =>
            query.where((eb) =>
              eb.or([
                eb('at', '<', last?.at ?? 0),
                eb.and([eb('at', '=', last?.at ?? 0), eb('id', '>', last?.id ?? '')]),
              ]),
            ),
          )
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(rowsAtOnce)
          .execute();
        yield rows;
        last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
      } while (last !== undefined);
    },
    async prune() {
      const until = clock() - retentionDays * day;
      await db.write((transaction) => transaction.deleteFrom('auditTrail').where('at', '<', until).execute());
    },
  };

  function meant({ who, what, since, before }: AuditPart) {
    return db.readLong
      .selectFrom('auditTrail')
      .$if(who !== undefined, (query) => query.where('who', '=', who ?? ''))
      .$if(what !== undefined, (query) => query.where('what', 'in', namesOf(what ?? '')))
      .$if(since !== undefined, (query) => query.where('at', '>=', since ?? 0))
      .$if(before !== undefined, (query) => query.where('at', '<', before ?? 0));
  }

  async function isNoted(
    { who, what, outcome, network }: Pick<AuditEntry, 'who' | 'what' | 'outcome' | 'network'>,
    now: number,
  ): Promise<boolean> {
    const row = await db.read
      .selectFrom('auditTrail')
      .select('id')
      .where('at', '>', now - refusedOnce)
      .where('what', '=', what)
      .where('network', '=', network)
      .where('outcome', '=', outcome)
      .$if(outcome === 'denied', (query) => query.where('who', '=', who))
      .executeTakeFirst();
    return row !== undefined;
  }
}

/** Leaves the last byte of an IPv4 address out, as statistics do: enough to tell the house from elsewhere. */
function coarse(address: string): string {
  return networkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}
