import { entities } from '#content/definition.ts';
import { isInternalAddress } from './internal-address.ts';
import { hasWrongHost } from '#content/wrong-host.ts';
import { urlsOf } from '#content/media-references.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId, unsavedId } from '#content/schema/entity.ts';
import { asWhole } from '#content/schema/stored-number.ts';
import { type Mismatch, Trail } from '#content/schema/trail.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { refuse } from '../../refuse.ts';
import { type Reader } from '../../store/database.ts';
import { prepare } from '../../store/prepared.ts';
import { type Keeper } from '../files/tree.ts';
import { noteRevisions, type Written } from '../history/note-revisions.ts';
import { CopyName } from '../../store/tables.ts';
import { touchCopy } from './copies.ts';
import { highestOf, largestId, lastId, noteLastId, usableId } from './object-ids.ts';

interface Stored {
  readonly revision: number;
  readonly body: string;
}

/**
 * Saves objects in the editing copy and keeps what they replace. New ones (ID -1) get an ID; returns all with their new
 * Revision.
 *
 * @throws Refusal `conflict` with the stored objects if another user has changed one meanwhile (null: it was deleted);
 *   `wrong-value` with every value that does not fit its field. Values that were already wrong may stay.
 */
export async function saveObjects(
  db: Reader,
  model: EditedModel,
  objects: readonly StoredObject[],
  by: Keeper,
): Promise<readonly StoredObject[]> {
  refuseDoubles(model, objects);
  const { epoch } = await touchCopy(db, CopyName.inEdit);
  const stored = await readStored(db, model, objects);
  await inTurns(refuseWrongValues(model, objects, stored));
  await inTurns(refuseWrongAddresses(model, objects, stored));
  refuseConflicts(model, objects, stored);

  const isNew = (object: StoredObject): boolean => idOf(object) === unsavedId;
  const last = objects.some((object) => !stored.has(idOf(object))) ? await lastId(db, model) : 0;
  let next = highestOf(objects.map(idOf), last);
  let place = objects.some((object) => !stored.has(idOf(object))) ? await lastPlace(db, model) : 0;
  const saved: StoredObject[] = [];
  const written: Written[] = [];
  for (const object of objects) {
    const ID = isNew(object) ? (next += 1) : idOf(object);
    const before = stored.get(ID);
    const after = { ...object, ID, Revision: nextRevision(epoch, before?.revision ?? revisionOf(object)) };
    const row = { revision: after.Revision, body: JSON.stringify(after) };
    if (before === undefined) {
      place += 1;
      await db
        .insertInto('objects')
        .values({ copy: CopyName.inEdit, model, id: ID, place, ...row })
        .execute();
    } else {
      await updateObject(db, row.revision, row.body, CopyName.inEdit, model, ID);
    }
    saved.push(after);
    written.push({ model, id: ID, before: before === undefined ? undefined : asObject(before.body), after });
  }
  await noteRevisions(db, { ...by, cause: 'save', epoch }, written);
  if (next > last && saved.some(({ ID }) => !stored.has(Number(ID)))) await noteLastId(db, model, next);
  return saved;
}

const updateObject = prepare((db, revision: number, body: string, copy: CopyName, model: string, id: number) =>
  db
    .updateTable('objects')
    .set({ revision, body })
    .where('copy', '=', copy)
    .where('model', '=', model)
    .where('id', '=', id),
);

const asObject = (body: string): StoredObject => JSON.parse(body) as StoredObject;
const idOf = (object: StoredObject): number => storedId(object) ?? unsavedId;
/** Returns a Revision that no client can have already, even if an older state of the object was restored meanwhile. */
export const nextRevision = (epoch: number, before: number): number => Math.max(epoch, before + 1);

export const revisionOf = (object: StoredObject): number => Math.max(0, asWhole(object['Revision']) ?? 0);

function refuseDoubles(model: EditedModel, objects: readonly StoredObject[]): void {
  const seen = new Set<number>();
  for (const object of objects) {
    const ID = object['ID'];
    if (ID !== undefined && usableId(object) === undefined) throw refuse('id-wrong', { model, limit: largestId });
    if (idOf(object) === unsavedId) continue;
    if (seen.has(idOf(object))) throw refuse('id-twice', { id: idOf(object), model });
    seen.add(idOf(object));
  }
}

const idsAtOnce = 500;

export async function readStored(
  db: Reader,
  model: EditedModel,
  objects: readonly StoredObject[],
): Promise<ReadonlyMap<number, Stored>> {
  const ids = objects.map(idOf).filter((id) => id !== unsavedId);
  const stored = new Map<number, Stored>();
  const [only] = ids;
  // Staff save one object after the other.
  if (ids.length === 1 && only !== undefined) {
    for (const { id, revision, body } of await findObject(db, CopyName.inEdit, model, only)) {
      stored.set(id, { revision, body });
    }
    return stored;
  }
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const rows = await db
      .selectFrom('objects')
      .select(['id', 'revision', 'body'])
      .where('copy', '=', CopyName.inEdit)
      .where('model', '=', model)
      .where('id', 'in', ids.slice(from, from + idsAtOnce))
      .execute();
    for (const { id, revision, body } of rows) stored.set(id, { revision, body });
  }
  return stored;
}

const findObject = prepare((db, copy: CopyName, model: string, id: number) =>
  db
    .selectFrom('objects')
    .select(['id', 'revision', 'body'])
    .where('copy', '=', copy)
    .where('model', '=', model)
    .where('id', '=', id),
);

/** A missing object that was never saved is new and brings its own ID, as when a deletion is undone. */
export function refuseConflicts(
  model: EditedModel,
  objects: readonly StoredObject[],
  stored: ReadonlyMap<number, Stored>,
): void {
  const conflicts = objects.filter((object) => {
    const ID = idOf(object);
    return ID !== unsavedId && revisionOf(object) !== (stored.get(ID)?.revision ?? 0);
  });
  if (conflicts.length === 0) return;
  const facts = { count: conflicts.length, model, ids: conflicts.slice(0, 5).map(idOf).join(', ') };
  const details = {
    Model: model,
    Conflicts: conflicts.map((object) => {
      const before = stored.get(idOf(object));
      return { ID: idOf(object), Stored: before === undefined ? null : (JSON.parse(before.body) as unknown) };
    }),
  };
  throw refuse('changed-by-another', facts, { details });
}

const namedAtMost = 20;

interface WrongValue {
  readonly Index: number;
  readonly ID: number;
  readonly Field: string;
  readonly Expected: string;
  readonly Found: string;
}

function* refuseWrongValues(
  model: EditedModel,
  objects: readonly StoredObject[],
  stored: ReadonlyMap<number, Stored>,
): Generator<undefined, void> {
  const wrong: WrongValue[] = [];
  for (const [index, object] of objects.entries()) {
    wrong.push(...wrongValues(model, object, index, stored));
    yield;
  }
  const [first] = wrong;
  if (first === undefined) return;
  const facts = { field: first.Field, model, id: first.ID, expected: first.Expected, found: first.Found };
  const details = wrong.slice(0, namedAtMost);
  throw wrong.length === 1
    ? refuse('value-wrong', facts, { details })
    : refuse('values-wrong', { ...facts, more: wrong.length - 1 }, { details });
}

function wrongValues(
  model: EditedModel,
  object: StoredObject,
  index: number,
  stored: ReadonlyMap<number, Stored>,
): readonly WrongValue[] {
  const mismatches = mismatchesOf(model, object);
  if (mismatches.length === 0) return [];
  const body = stored.get(idOf(object))?.body;
  const before = body === undefined ? {} : asObject(body);
  const isAsBefore = ({ path: [field = ''] }: Mismatch): boolean =>
    body !== undefined && JSON.stringify(before[field]) === JSON.stringify(object[field]);
  return mismatches
    .filter((mismatch) => !isAsBefore(mismatch))
    .map(({ path, expected, found }) => ({
      Index: index,
      ID: idOf(object),
      Field: path.join('.'),
      Expected: expected,
      Found: found,
    }));
}

function mismatchesOf(model: EditedModel, object: StoredObject): readonly Mismatch[] {
  const trail = new Trail();
  entities[model].schema.read(object, trail);
  return trail.mismatches;
}

/** For visitors such an address is broken or leads to a machine in their own network. Existing ones may stay. */
function* refuseWrongAddresses(
  model: EditedModel,
  objects: readonly StoredObject[],
  stored: ReadonlyMap<number, Stored>,
): Generator<undefined, void> {
  for (const object of objects) {
    yield;
    const wrong = urlsOf(object).filter(({ url }) => hasWrongHost(url) || isInternalAddress(url));
    if (wrong.length === 0) continue;
    const body = stored.get(idOf(object))?.body;
    const before = new Set(body === undefined ? [] : urlsOf(JSON.parse(body) as StoredObject).map(({ url }) => url));
    const first = wrong.find(({ url }) => !before.has(url));
    if (first === undefined) continue;
    const { field, url } = first;
    const id = idOf(object);
    const details = [{ ID: id, Field: field, Expected: 'a public address', Found: url }];
    throw refuse(hasWrongHost(url) ? 'address-host' : 'address-internal', { field, model, id, url }, { details });
  }
}

async function lastPlace(db: Reader, model: EditedModel): Promise<number> {
  const row = await db
    .selectFrom('objects')
    .select(({ fn }) => fn.max('place').as('place'))
    .where('copy', '=', CopyName.inEdit)
    .where('model', '=', model)
    .executeTakeFirst();
  return row?.place ?? -1;
}
