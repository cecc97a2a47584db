import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type PublicationScope } from '#content/publication/scope.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { type AuditTrail } from '../audit/audit-trail.ts';
import { readState } from '../content/copies.ts';
import { type CopyCache } from '../content/published.ts';
import { refuseBroken } from '../content/publish-part.ts';
import { agree, lockCopies } from './agreed-objects.ts';
import { aboutOf, type CarriedOut, carryOut, type PublicationRow, scopeOf, toCome } from './carry-out.ts';
import { museumMoment } from './museum-moment.ts';

export interface PublicationsOptions {
  readonly db: Database;
  readonly clock: () => number;
  readonly timeZone: string;
  readonly published: CopyCache;
  readonly inEdit: CopyCache;
  readonly audit: Pick<AuditTrail, 'note'>;
}

export interface Plan {
  /** Made by the caller; undefined: made here. */
  readonly id?: string | undefined;
  /** The epoch of the editing copy that the caller has seen. */
  readonly seen?: number | undefined;
  readonly who: string;
  readonly note: string;
  readonly scope: PublicationScope;
  /** As the museum's clocks show it; undefined: it is proposed. */
  readonly at: string | undefined;
}

/**
 * Publications that are proposed or planned. All that changes one answers it as it then is, and throws the refusal
 * `conflict` if it has ended, or is no longer in the version that the caller has `seen`.
 */
export interface Publications {
  readonly list: () => Promise<readonly PublicationRow[]>;
  /** Answers the one that has the ID, if there is one. @throws Refusal `wrong-value`, `still-referenced`, `conflict` */
  readonly plan: (plan: Plan) => Promise<PublicationRow>;
  readonly find: (id: string) => Promise<PublicationRow>;
  /** @throws Refusal `not-found`, `wrong-value` */
  readonly move: (id: string, at: string, seen?: number) => Promise<PublicationRow>;
  /** Takes the present state. @throws Refusal `not-found`, `wrong-value`, `still-referenced` */
  readonly renew: (id: string, seen?: number) => Promise<PublicationRow>;
  /** @throws Refusal `not-found`, `still-referenced` */
  readonly publish: (id: string, by: string, seen?: number) => Promise<PublicationRow>;
  /** @throws Refusal `not-found` */
  readonly cancel: (id: string, end: End, seen?: number) => Promise<PublicationRow>;
  /** Publishes everything whose moment has come. Calls `report` with what could not be done now. */
  readonly publishDue: (report: (error: unknown) => void) => Promise<void>;
}

interface End {
  readonly by: string;
  readonly answer: string;
}

const endedShown = 100;
/** Milliseconds for which it is known what was published, or cancelled. */
const rememberedMs = 366 * 86_400_000;
const minute = 60_000;

export function createPublications(options: PublicationsOptions): Publications {
  const { db, clock, timeZone, published, inEdit, audit } = options;
  const publications: Publications = {
    async list() {
      const all = db.read.selectFrom('publications').selectAll();
      const coming = await all
        .where('state', 'in', [...toCome])
        .orderBy('plannedAt')
        .orderBy('madeAt')
        .execute();
      const ended = await all
        .where('state', 'not in', [...toCome])
        .orderBy('endedAt', 'desc')
        .limit(endedShown)
        .execute();
      return [...coming, ...ended];
    },
    async plan({ id = randomUUID(), seen, who, note, scope, at }) {
      const plannedAt = at === undefined ? 0 : momentOf(at);
      return await db.write(async (transaction) => {
        await lockCopies(transaction, db.isShared);
        const known = await rowOf(transaction, id);
        if (known !== undefined) return known;
        if (seen !== undefined && (await readState(transaction, CopyName.inEdit)).epoch !== seen)
          throw refuse('publication-outdated', {});
        const { changes, extras } = await agree(transaction, id, scope);
        return await transaction
          .insertInto('publications')
          .values({
            id,
            who,
            note,
            madeAt: clock(),
            plannedAt,
            scope: JSON.stringify(scope),
            state: plannedAt === 0 ? 'proposed' : 'planned',
            changes,
            extras,
            endedAt: 0,
            endedBy: '',
            answer: '',
            result: '{}',
            version: 0,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
    },
    find: async (id) => await findIn(db.read, id),
    async move(id, at, seen) {
      const change = { plannedAt: momentOf(at), state: 'planned', endedAt: 0, endedBy: '', result: '{}' } as const;
      return await db.write((transaction) => changeComing(transaction, id, change, seen));
    },
    async renew(id, seen) {
      return await db.write(async (transaction) => {
        await lockCopies(transaction, db.isShared);
        const { scope, state } = await changeComing(transaction, id, {}, seen);
        const agreement = await agree(transaction, id, scopeOf({ scope }));
        // Its moment has passed: staff choose another, or publish it themselves.
        const again = { state: 'proposed', plannedAt: 0, endedAt: 0, endedBy: '', result: '{}' } as const;
        return await changeComing(transaction, id, { ...agreement, ...(state === 'failed' ? again : {}) });
      });
    },
    async publish(id, by, seen) {
      const done = await db.write(async (transaction) => {
        const carried = await carryOut(transaction, { id, now: clock(), by, isShared: db.isShared });
        if (carried !== undefined) refuseChanged(carried.row.version, seen);
        if (carried?.result.findings !== undefined) throw refuseBroken(carried.result.findings);
        return carried;
      });
      await tell(done);
      const row = await findIn(db.read, id);
      if (done === undefined) throw refuse('publication-ended', {});
      return row;
    },
    async cancel(id, { by, answer }, seen) {
      return await db.write(async (transaction) => {
        const change = { state: 'cancelled', endedAt: clock(), endedBy: by, answer } as const;
        const row = await changeComing(transaction, id, change, seen);
        await transaction.deleteFrom('publicationObjects').where('publication', '=', id).execute();
        return row;
      });
    },
    async publishDue(report) {
      const due = await db.read
        .selectFrom('publications')
        .select('id')
        .where('state', '=', 'planned')
        .where('plannedAt', '<=', clock())
        .orderBy('plannedAt')
        .orderBy('madeAt')
        .execute();
      for (const { id } of due) await publishScheduled(id).catch(report);
    },
  };
  return publications;

  async function publishScheduled(id: string): Promise<void> {
    const by = 'schedule';
    const done = await db.write((transaction) =>
      carryOut(transaction, { id, now: clock(), by, isScheduled: true, isShared: db.isShared }),
    );
    if (done === undefined) return;
    await tell(done);
    const { row } = done;
    const outcome = row.state === 'done' ? 'done' : 'refused';
    await audit.note({
      who: by,
      what: 'planned publication',
      about: aboutOf(row.note, scopeOf(row)),
      outcome,
      address: '',
    });
  }

  /** Visitors get it at once. The editing copy has the same objects as before, unless some have followed. */
  async function tell(done: CarriedOut | undefined): Promise<void> {
    const epoch = done?.version?.inEdit.epoch;
    if (epoch === undefined) return;
    if (!done?.followed) inEdit.note({ from: epoch - 1, to: epoch, apply: (content) => content });
    await published.renew();
  }

  function momentOf(at: string): number {
    const moment = museumMoment(at, timeZone);
    const words = at.replace('T', ' ');
    if (moment === undefined) throw refuse('publication-hour-missing', { at: words });
    if (moment < clock() - minute) throw refuse('publication-past', { at: words });
    return moment;
  }
}

const rowOf = (db: Reader, id: string): Promise<PublicationRow | undefined> =>
  db.selectFrom('publications').selectAll().where('id', '=', id).executeTakeFirst();

async function findIn(db: Reader, id: string): Promise<PublicationRow> {
  const row = await rowOf(db, id);
  if (row === undefined) throw refuse('publication-missing', {});
  return row;
}

/** Changes a publication that is still to come, and locks it for this transaction. */
async function changeComing(
  db: Reader,
  id: string,
  change: Partial<PublicationRow>,
  seen?: number,
): Promise<PublicationRow> {
  const row = await db
    .updateTable('publications')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('state', 'in', [...toCome])
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) {
    refuseChanged(row.version - 1, seen);
    return row;
  }
  await findIn(db, id);
  throw refuse('publication-ended', {});
}

function refuseChanged(version: number, seen = version): void {
  if (version !== seen) throw refuse('publication-changed', {});
}

/** Forgets what ended long ago. */
export async function forgetPublications(db: Reader, now: number): Promise<void> {
  await db
    .deleteFrom('publications')
    .where('state', 'not in', [...toCome])
    .where('endedAt', '<', now - rememberedMs)
    .execute();
}
