import { type Finding } from '#content/finding.ts';
import { isWhole, type PublicationScope } from '#content/publication/scope.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName, type Tables } from '../../store/tables.ts';
import { changePublished, type Publication } from '../content/publish.ts';
import { isSame, writeNext } from '../content/publish-part.ts';
import { foresee, lockCopies, nameOf } from './agreed-objects.ts';
import { followDiscarded } from './follow-discarded.ts';

export type PublicationRow = Tables['publications'];
export type PublicationState = PublicationRow['state'];

/** Publications that are still to come. */
export const toCome: readonly PublicationState[] = ['proposed', 'planned', 'failed'];

/** How a publication ended, as it is stored. */
export interface Result {
  readonly counter?: number;
  /** Minutes after its moment. */
  readonly lateBy?: number;
  readonly stayed?: readonly { readonly model: string; readonly ID: number }[];
  readonly findings?: readonly Finding[];
}

export interface CarryOut {
  readonly id: string;
  readonly now: number;
  readonly by: string;
  /** Only if its moment has come. */
  readonly isScheduled?: boolean;
  readonly isShared: boolean;
}

export interface CarriedOut {
  readonly row: PublicationRow;
  readonly result: Result;
  /** Undefined: visitors had it all, or it failed. */
  readonly version: Publication | undefined;
  /** How many objects have changed in the editing copy, too. */
  readonly followed?: number;
}

const minute = 60_000;
/** Minutes that the schedule may need. */
const punctual = 2;
const mostFindings = 100;

/**
 * Publishes the objects of a publication as they were agreed, once, whichever server comes first.
 *
 * @returns undefined if another has done it, or it was cancelled or moved
 */
export async function carryOut(
  db: Reader,
  { id, now, by, isScheduled = false, isShared }: CarryOut,
): Promise<CarriedOut | undefined> {
  await lockCopies(db, isShared);
  const row = await db
    .updateTable('publications')
    .set({ state: 'done', endedAt: now, endedBy: by })
    .where('id', '=', id)
    .where('state', 'in', isScheduled ? ['planned'] : [...toCome])
    .$if(isScheduled, (query) => query.where('plannedAt', '<=', now))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { part, next, findings, stayed } = await foresee(db, id);
  if (findings.length > 0) return await end('failed', { findings: findings.slice(0, mostFindings) });
  const lateBy = Math.floor((now - row.plannedAt) / minute);
  const told: Result = {
    ...(isScheduled && lateBy >= punctual ? { lateBy } : {}),
    ...(stayed.length === 0 ? {} : { stayed: stayed.map(({ model, id: ID }) => ({ model, ID })) }),
  };
  if (isAsBefore() && !(await hasOtherExtras())) return await end('done', told);
  let followed = 0;
  const version = await changePublished(db, new Date(now), async ({ epoch }) => {
    await writeNext(db, part, next, epoch);
    followed = await followDiscarded(db, part, { since: row.madeAt, epoch, who: row.who, now });
    if (row.extras !== '') await publishedCopy(db).set({ extras: row.extras }).execute();
  });
  const carried = await end('done', { counter: version.counter, ...told }, version);
  return carried && { ...carried, followed };

  function isAsBefore(): boolean {
    const before = new Map(part.published.map((each) => [nameOf(each), each]));
    return (
      part.source.length === before.size &&
      part.source.every((each) => {
        const was = before.get(nameOf(each));
        return was === each || (was !== undefined && was.place === each.place && isSame(was.object, each.object));
      })
    );
  }

  async function hasOtherExtras(): Promise<boolean> {
    if (row === undefined || row.extras === '') return false;
    const copy = await db.selectFrom('copies').select('extras').where('name', '=', CopyName.published).execute();
    return copy.some(({ extras }) => extras !== row.extras);
  }

  async function end(state: PublicationState, result: Result, version?: Publication): Promise<CarriedOut | undefined> {
    await db
      .updateTable('publications')
      .set({ state, result: JSON.stringify(result) })
      .where('id', '=', id)
      .execute();
    if (state === 'done') await db.deleteFrom('publicationObjects').where('publication', '=', id).execute();
    return row && { row: { ...row, state }, result, version };
  }
}

const publishedCopy = (db: Reader) => db.updateTable('copies').where('name', '=', CopyName.published);

export const scopeOf = ({ scope }: Pick<PublicationRow, 'scope'>): PublicationScope =>
  JSON.parse(scope) as PublicationScope;

/** Names a publication in the audit trail. */
export function aboutOf(note: string, scope: PublicationScope): string {
  const { without = [], languages } = scope;
  const codes =
    languages === undefined ? '' : 'only' in languages ? languages.only.join(' ') : languages.without.join(' ');
  const parts = [
    note,
    isWhole(scope) ? '' : without.map(({ model, ID }) => `−${model} ${ID}`).join(', '),
    languages === undefined ? '' : `${'only' in languages ? '' : '−'}${codes}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}
