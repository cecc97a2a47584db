import { type Expression, type SqlBool } from 'kysely';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { digestOf } from './digest.ts';
import { type RevisionRow } from './note-revisions.ts';
import { applyPatch, type Patch } from './patch.ts';

/** Which revisions are meant; nothing given means all. */
export interface HistoryPart {
  readonly model?: string | undefined;
  readonly id?: number | undefined;
  /** A tour with its places, those that were deleted included, and these stations. */
  readonly tour?: { readonly id: number; readonly stations: readonly number[] } | undefined;
  readonly who?: string | undefined;
  readonly since?: number | undefined;
  /** The first moment after the span. */
  readonly before?: number | undefined;
  /** Only deletions. */
  readonly isDeleted?: boolean | undefined;
}

export interface HistoryEntry extends Omit<RevisionRow, 'patch' | 'tour' | 'digest'> {
  readonly kind: 'made' | 'changed' | 'deleted';
  /** Where it differs from the state before: paths of fields, with the code of a language at their end. */
  readonly fields: readonly string[];
  /** What was deleted. */
  readonly object: StoredObject | undefined;
}

/** Paths that are listed for one revision. */
const mostFields = 40;

/** Returns the newest first, and how many there are. */
export async function listHistory(
  db: Reader,
  part: HistoryPart,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly entries: readonly HistoryEntry[]; readonly total: number }> {
  const rows = await meant(db, part)
    .selectAll()
    .orderBy('epoch', 'desc')
    .orderBy('model')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await meant(db, part)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return { entries: rows.map(entryOf), total: Number(total) };
}

function meant(db: Reader, { model, id, tour, who, since, before, isDeleted = false }: HistoryPart) {
  return db
    .selectFrom('revisions')
    .$if(model !== undefined, (query) => query.where('model', '=', model ?? ''))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(who !== undefined, (query) => query.where('who', '=', who ?? ''))
    .$if(since !== undefined, (query) => query.where('at', '>=', since ?? 0))
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? 0))
    .$if(isDeleted, (query) => query.where('digest', '=', ''))
    .$if(tour !== undefined, (query) =>
      query.where((row) => {
        const { id: tourID, stations } = tour ?? { id: 0, stations: [] };
        const parts: Expression<SqlBool>[] = [
          row.and([row('model', '=', 'tours'), row('id', '=', tourID)]),
          row('tour', '=', tourID),
        ];
        if (stations.length > 0) parts.push(row.and([row('model', '=', 'locations'), row('id', 'in', stations)]));
        return row.or(parts);
      }),
    );
}

function entryOf({ patch, tour: _tour, digest, ...row }: RevisionRow): HistoryEntry {
  const entries = patchIn(patch);
  const [path, ...change] = entries.at(-1) ?? [['?']];
  const [whole] = change;
  const kind = digest === '' ? 'deleted' : path.length === 0 && change.length === 0 ? 'made' : 'changed';
  return {
    ...row,
    kind,
    fields: kind === 'changed' ? entries.slice(0, mostFields).map(([path]) => path.join('.')) : [],
    object: kind === 'deleted' && isObject(whole) ? whole : undefined,
  };
}

/** The Revision of these objects is that of now: it is no part of what changes. */
export interface PastState {
  readonly before: StoredObject | undefined;
  readonly after: StoredObject | undefined;
  /** Whether every write since is known: a server of an earlier version keeps no revisions. */
  readonly isWhole: boolean;
}

/** Returns an object around a write; undefined if there is no such revision. */
export async function readPastState(
  db: Reader,
  { model, id, epoch }: Pick<RevisionRow, 'model' | 'id' | 'epoch'>,
): Promise<PastState | undefined> {
  const rows = await db
    .selectFrom('revisions')
    .select(['epoch', 'patch', 'digest'])
    .where('model', '=', model)
    .where('id', '=', id)
    .where('epoch', '>=', epoch)
    .orderBy('epoch', 'desc')
    .execute();
  if (rows.at(-1)?.epoch !== epoch) return undefined;
  const now = await db
    .selectFrom('objects')
    .select('body')
    .where('copy', '=', CopyName.inEdit)
    .where('model', '=', model)
    .where('id', '=', id)
    .executeTakeFirst();
  const object: unknown = now === undefined ? undefined : JSON.parse(now.body);
  let before = isObject(object) ? object : undefined;
  let after = before;
  let isWhole = true;
  for (const { patch, digest } of rows) {
    isWhole &&= digestOf(before) === digest;
    after = before;
    before = applyPatch(before, patchIn(patch));
  }
  return { before, after, isWhole };
}

/** Returns all objects that were written together, as they were before. */
export async function readStep(
  db: Reader,
  epoch: number,
): Promise<readonly (PastState & { readonly model: string; readonly id: number })[]> {
  const rows = await db.selectFrom('revisions').select(['model', 'id']).where('epoch', '=', epoch).execute();
  const states: (PastState & { readonly model: string; readonly id: number })[] = [];
  for (const { model, id } of rows) {
    const state = await readPastState(db, { model, id, epoch });
    if (state !== undefined) states.push({ model, id, ...state });
  }
  return states;
}

/**
 * Returns all who have written each object since visitors had it so, or since it was discarded; the last one first. Where
 * visitors have had a part of it since, that one alone.
 */
export async function writersSince(
  db: Reader,
  objects: readonly { readonly model: string; readonly ID: number }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (objects.length === 0) return new Map();
  const ids = [...new Set(objects.map(({ ID }) => ID))];
  const rows = await db
    .selectFrom('revisions')
    .leftJoin('objects as published', (join) =>
      join
        .onRef('published.model', '=', 'revisions.model')
        .onRef('published.id', '=', 'revisions.id')
        .on('published.copy', '=', CopyName.published),
    )
    .select(['revisions.model', 'revisions.id', 'revisions.who', 'revisions.cause', 'epoch', 'published.revision'])
    .where('revisions.id', 'in', ids)
    .orderBy('epoch', 'desc')
    .execute();
  const writers = new Map<string, readonly string[]>();
  const ended = new Set<string>();
  for (const { model, id, who, cause, epoch, revision } of rows) {
    const name = `${model} ${id}`;
    if (cause === 'discard') ended.add(name);
    const known = writers.get(name) ?? [];
    const isMeant = known.length === 0 || epoch > (revision ?? 0);
    if (isMeant && who !== '' && !ended.has(name) && !known.includes(who)) writers.set(name, [...known, who]);
  }
  return writers;
}

export const patchIn = (text: string): Patch => JSON.parse(text) as Patch;
