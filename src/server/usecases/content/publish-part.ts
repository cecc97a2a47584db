import { definitionLists, listNames, storedObjects, type TourDefinition } from '#content/definition.ts';
import { type Finding } from '#content/finding.ts';
import { nextPublished } from '#content/publication/next-published.ts';
import { type PublicationScope } from '#content/publication/scope.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { refuse } from '../../refuse.ts';
import { type Refusal } from '../../errors.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName, type Tables } from '../../store/tables.ts';
import { listByModel } from './copies.ts';
import { nextRevision } from './save-objects.ts';

type Stored = Omit<Tables['objects'], 'copy'>;

/** Of an object that is made of several states: it gets one when it is written. */
export const noRevision = 0;

export interface PartRow extends Stored {
  readonly object: StoredObject;
}

/** Objects of the published copy, and of what takes their places. Those that are the same are the same row. */
export interface Part {
  readonly published: readonly PartRow[];
  readonly source: readonly PartRow[];
}

/** Reads what differs between the copies, and all languages. */
export async function readDifferences(db: Reader): Promise<Part> {
  const rows = await db
    .selectFrom('objects')
    .selectAll()
    .where('copy', 'in', [CopyName.published, CopyName.inEdit])
    .where((row) =>
      row.or([
        row('model', '=', definitionLists.Languages.model),
        row.not(
          row.exists(
            row
              .selectFrom('objects as same')
              .select('same.id')
              .where('same.copy', 'in', [CopyName.published, CopyName.inEdit])
              .whereRef('same.copy', '<>', 'objects.copy')
              .whereRef('same.model', '=', 'objects.model')
              .whereRef('same.id', '=', 'objects.id')
              .whereRef('same.place', '=', 'objects.place')
              .whereRef('same.body', '=', 'objects.body'),
          ),
        ),
      ]),
    )
    .orderBy('place')
    .orderBy('id')
    .execute();
  const read = await inTurns(readRows(rows));
  return {
    published: read.filter((_, index) => rows[index]?.copy === CopyName.published),
    source: read.filter((_, index) => rows[index]?.copy === CopyName.inEdit),
  };
}

export function* readRows(rows: readonly Stored[]): Generator<undefined, readonly PartRow[]> {
  const read: PartRow[] = [];
  for (const { model, id, place, revision, body } of rows) {
    read.push({ model, id, place, revision, body, object: JSON.parse(body) as StoredObject });
    yield;
  }
  return read;
}

/** Returns the rows as a tour definition that shares their objects. */
export function definitionIn(rows: readonly Pick<PartRow, 'model' | 'object'>[]): TourDefinition {
  const lists = Object.fromEntries(listNames.map((name) => [name, [] as StoredObject[]]));
  for (const { model, object } of rows) lists[listByModel[model] ?? '']?.push(object);
  return lists;
}

/**
 * Publishes a part of what differs. The caller has locked both copies.
 *
 * @throws Refusal `wrong-value` if nothing changes; as {@link nextOf}
 */
export async function replacePart(db: Reader, scope: PublicationScope, epoch: number): Promise<void> {
  const part = await readDifferences(db);
  const isOnly = scope.languages !== undefined && 'only' in scope.languages;
  const extras = isOnly ? '' : await changedExtras(db);
  const changes = await writeNext(db, part, nextOf(part, scope), epoch);
  if (changes === 0 && extras === '') throw refuse('publication-empty', {});
  if (!isOnly) await copyOthers(db, CopyName.published, CopyName.inEdit);
}

/** Returns the editing copy's fields besides the lists; empty if visitors have them. */
export async function changedExtras(db: Reader): Promise<string> {
  const rows = await db.selectFrom('copies').select(['name', 'extras']).execute();
  const [inEdit = '', published] = [CopyName.inEdit, CopyName.published].map(
    (copy) => rows.find(({ name }) => name === copy)?.extras,
  );
  return inEdit === published ? '' : inEdit;
}

/**
 * Returns what visitors have after a publication, of what differs.
 *
 * @throws Refusal `wrong-value` for a language that neither copy has, `still-referenced`
 */
export function nextOf({ published, source }: Part, scope: PublicationScope): TourDefinition {
  const named = scope.languages === undefined ? [] : Object.values(scope.languages).flat();
  const known = new Set([...published, ...source].map(({ model, object }) => model === 'languages' && object['Code']));
  const language = named.find((code) => !known.has(code));
  if (language !== undefined) throw refuse('publication-language', { language });
  const next = nextPublished(definitionIn(published), definitionIn(source), scope);
  if (!next.ok) throw refuseBroken(next.findings);
  return next.definition;
}

/** Takes over the fields of a tour definition besides its lists. */
export async function copyOthers(db: Reader, target: CopyName, source: CopyName): Promise<void> {
  await db
    .updateTable('copies')
    .set((builder) => ({
      extras: builder.selectFrom('copies as source').select('source.extras').where('source.name', '=', source),
    }))
    .where('name', '=', target)
    .execute();
}

export function refuseBroken(findings: readonly Finding[]): Refusal {
  const [first] = findings;
  const facts = {
    model: first?.model ?? '',
    id: first?.ID ?? -1,
    target: first?.facts['model'] ?? '',
    targetId: first?.facts['ID'] ?? -1,
    count: findings.length,
  };
  return refuse('publication-breaks', facts, { details: findings.slice(0, 100).map(findingOf) });
}

/** A finding as calls answer it. */
export function findingOf({ model, ID, field, key, facts }: Finding) {
  return { Model: model, ID, Field: field, Key: key, Facts: { ...facts } };
}

/**
 * Writes what differs in the published copy.
 *
 * @param epoch of the editing copy, from which objects that are in neither copy get a Revision that no client has
 * @returns how many objects have changed, in more than their Revision
 */
export async function writeNext(
  db: Reader,
  { published, source }: Part,
  next: TourDefinition,
  epoch: number,
): Promise<number> {
  const before = byName(published);
  const after = byName(source);
  const kept = new Set(published.map(({ object }) => object));
  const put: Stored[] = [];
  const gone = new Map(before);
  let changes = 0;
  for (const name of listNames) {
    const { model } = definitionLists[name];
    for (const object of storedObjects(next, name)) {
      const key = `${model} ${storedId(object)}`;
      const [was, is] = [before.get(key), after.get(key)];
      gone.delete(key);
      const isWhole = is?.object === object && is.revision !== noRevision;
      const row = isWhole ? is : kept.has(object) ? was : mixed(object, was, is, epoch);
      if (row === undefined || row === was) continue;
      put.push(row);
      if (was?.place !== row.place || !isSame(was.object, object)) changes += 1;
    }
  }
  for (const { model, id } of [...gone.values(), ...put])
    await db
      .deleteFrom('objects')
      .where('copy', '=', CopyName.published)
      .where('model', '=', model)
      .where('id', '=', id)
      .execute();
  for (const { model, id, place, revision, body } of put)
    await db.insertInto('objects').values({ copy: CopyName.published, model, id, place, revision, body }).execute();
  return gone.size + changes;
}

/** Returns the row of an object that is made of two states, or of the one that it is equal to. */
function mixed(
  object: StoredObject,
  was: PartRow | undefined,
  is: PartRow | undefined,
  epoch: number,
): Stored | undefined {
  const isOwn = is?.revision === noRevision;
  const same = [was, isOwn ? undefined : is].find((row) => row !== undefined && isSame(row.object, object));
  if (same !== undefined) return same;
  const { model = '', id = -1, place = 0 } = (isOwn ? is : was) ?? is ?? {};
  const revision = nextRevision(epoch, Math.max(was?.revision ?? 0, is?.revision ?? 0));
  return { model, id, place, revision, body: JSON.stringify({ ...object, Revision: revision }) };
}

/** Whatever their Revisions. */
export function isSame(one: StoredObject, other: StoredObject): boolean {
  const text = (object: StoredObject): string => JSON.stringify({ ...object, Revision: 0 });
  return one === other || text(one) === text(other);
}

function byName(rows: readonly PartRow[]): ReadonlyMap<string, PartRow> {
  return new Map(rows.map((row) => [`${row.model} ${row.id}`, row]));
}
