import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { definitionLists, listNames, storedObjects, type TourDefinition } from '#content/definition.ts';
import { type Finding } from '#content/finding.ts';
import { newlyBroken } from '#content/publication/broken-references.ts';
import { type PublicationScope } from '#content/publication/scope.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { refuse } from '../../refuse.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName, type Tables } from '../../store/tables.ts';
import {
  changedExtras,
  definitionIn,
  isSame,
  nextOf,
  noRevision,
  type Part,
  type PartRow,
  readDifferences,
  readRows,
  refuseBroken,
} from '../content/publish-part.ts';
import { mergeStates } from './merge-states.ts';

type AgreedRow = Tables['publicationObjects'];

/** Nothing else changes a copy during this transaction. On SQLite, that is always so. */
export async function lockCopies(db: Reader, isShared: boolean): Promise<void> {
  if (isShared) await sql`lock table copies in share row exclusive mode`.execute(db);
}

export interface Agreement {
  /** How many objects change. */
  readonly changes: number;
  /** The fields besides the lists, if they change; else empty. */
  readonly extras: string;
}

/**
 * Stores what a publication would change now, whole. The caller has locked the copies.
 *
 * @throws Refusal `wrong-value` if nothing changes, or for a language that neither copy has; `still-referenced`
 */
export async function agree(db: Reader, publication: string, scope: PublicationScope): Promise<Agreement> {
  const part = await readDifferences(db);
  await db.deleteFrom('publicationObjects').where('publication', '=', publication).execute();
  let changes = 0;
  for (const { was, is } of changesIn(part, nextOf(part, scope))) {
    const { model, id } = is ?? was;
    const wasThere = was === undefined ? 0 : 1;
    const place = is === undefined || is.place === was?.place ? samePlace : is.place;
    const states = { revision: is?.revision ?? noRevision, body: is?.body ?? '', before: was?.body ?? '' };
    await db
      .insertInto('publicationObjects')
      .values({ publication, model, id, place, wasThere, ...states })
      .execute();
    changes += 1;
  }
  const isOnly = scope.languages !== undefined && 'only' in scope.languages;
  const extras = isOnly ? '' : await changedExtras(db);
  if (changes === 0 && extras === '') throw refuse('publication-empty', {});
  const { findings } = await foresee(db, publication);
  if (findings.length > 0) throw refuseBroken(findings);
  return { changes, extras };
}

/** What an object was and is to be; one of both is there. */
type Change =
  | { readonly was: PartRow; readonly is: undefined }
  | { readonly was: PartRow | undefined; readonly is: Omit<PartRow, 'object'> };

function* changesIn({ published, source }: Part, next: TourDefinition): Generator<Change> {
  const [left, own] = [published, source].map((rows) => new Map(rows.map((row) => [nameOf(row), row])));
  for (const name of listNames) {
    const { model } = definitionLists[name];
    for (const object of storedObjects(next, name)) {
      const id = storedId(object) ?? -1;
      const key = nameOf({ model, id });
      const [was, inEdit] = [left?.get(key), own?.get(key)];
      left?.delete(key);
      if (inEdit !== undefined && isSame(inEdit.object, object)) {
        if (was === undefined || !isSame(was.object, object) || isMoved(was, inEdit, object)) yield { was, is: inEdit };
      } else if (was === undefined || !isSame(was.object, object)) {
        const place = was?.place ?? inEdit?.place ?? 0;
        yield { was, is: { model, id, place, revision: noRevision, body: JSON.stringify(object) } };
      }
    }
  }
  for (const was of left?.values() ?? []) yield { was, is: undefined };
}

/** Only what is taken from the editing copy has its place there. */
const isMoved = (was: PartRow, inEdit: PartRow, object: StoredObject): boolean =>
  object === inEdit.object && was.place !== inEdit.place;

/** An object goes where it is then. */
const samePlace = -1;

export const nameOf = ({ model, id }: Pick<AgreedRow, 'model' | 'id'>): string => `${model} ${id}`;

export interface Foreseen {
  /** What is published now, and with what was agreed. */
  readonly part: Part;
  readonly next: TourDefinition;
  /** References that would be broken. */
  readonly findings: readonly Finding[];
  /** Objects that a later publication has brought further: there they stay so. */
  readonly stayed: readonly AgreedRow[];
}

/** Returns what visitors have if a publication is carried out now. The caller has locked the copies. */
export async function foresee(db: Reader, publication: string): Promise<Foreseen> {
  const rows = await db
    .selectFrom('objects')
    .selectAll()
    .where('copy', '=', CopyName.published)
    .orderBy('place')
    .orderBy('id')
    .execute();
  const published = await inTurns(readRows(rows));
  const agreed = await db
    .selectFrom('publicationObjects')
    .selectAll()
    .where('publication', '=', publication)
    .orderBy('model')
    .orderBy('id')
    .execute();
  const source = new Map(published.map((row) => [nameOf(row), row]));
  const stayed = await inTurns(bringAgreed(source, agreed));
  const part = { published, source: [...source.values()] };
  const [before, next] = [definitionIn(published), definitionIn(part.source)];
  return { part, next, findings: newlyBroken(before, next), stayed };
}

/** Changes what visitors have by what was agreed. */
function* bringAgreed(
  source: Map<string, PartRow>,
  agreed: readonly AgreedRow[],
): Generator<undefined, readonly AgreedRow[]> {
  const stayed: AgreedRow[] = [];
  for (const row of agreed) {
    const { state, isFurther } = stateOf(row, source.get(nameOf(row)));
    if (isFurther) stayed.push(row);
    if (state === undefined) source.delete(nameOf(row));
    else source.set(nameOf(row), state);
    yield;
  }
  return stayed;
}

interface Coming {
  /** Undefined: visitors do not have it. */
  readonly state: PartRow | undefined;
  readonly isFurther: boolean;
}

/** Returns what was agreed of an object, and what has become of it meanwhile. */
function stateOf(row: AgreedRow, now: PartRow | undefined): Coming {
  const { model, id, revision, wasThere, body } = row;
  const [before, agreed] = [bare(row.before), bare(body)];
  if (now === undefined) {
    const isDeleted = agreed === undefined || wasThere === 1;
    if (isDeleted) return { state: undefined, isFurther: agreed !== undefined };
    return { state: { model, id, place: row.place, revision, body, object: agreed }, isFurther: false };
  }
  const current = bare(now.body) ?? {};
  if (agreed === undefined) {
    const isFurther = !isDeepStrictEqual(current, before);
    return { state: isFurther ? now : undefined, isFurther };
  }
  const { value, isFurther } = mergeStates(before, agreed, current);
  const place = row.place === samePlace ? now.place : row.place;
  if (!isObject(value) || isDeepStrictEqual(value, current)) {
    return { state: place === now.place ? now : { ...now, place }, isFurther };
  }
  const isAgreed = isDeepStrictEqual(value, agreed);
  return { state: { model, id, place, body, revision: isAgreed ? revision : noRevision, object: value }, isFurther };
}

/** The Revision is counted up by every write. */
function bare(body: string): StoredObject | undefined {
  return body === '' ? undefined : { ...(JSON.parse(body) as StoredObject), Revision: 0 };
}
