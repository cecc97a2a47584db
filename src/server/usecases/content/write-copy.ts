import { definitionLists, type ListName, listNames, type TourDefinition, storedVersion } from '#content/definition.ts';
import { version } from '#content/entities/version.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { withoutTokens } from '#content/without-tokens.ts';
import { asWhole } from '#content/schema/stored-number.ts';
import { Trail } from '#content/schema/trail.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName, type Tables } from '../../store/tables.ts';
import { changeCopy, readState } from './copies.ts';
import { highestOf, lastId, noteLastId, objectsIn, usableId } from './object-ids.ts';

/** The number of rows that fit into one statement on either database. */
const rowsAtOnce = 500;

/** A tour definition whose lists are read in parts, so that a large one is never whole in memory. */
export interface DefinitionInParts {
  readonly listOf: (name: ListName) => ObjectsInParts;
  /** The content outside the lists. */
  readonly others: TourDefinition;
}

export interface ObjectsInParts {
  /** In order; -1 for an object whose ID cannot be stored. */
  readonly ids: readonly number[];
  readonly parts: Iterable<readonly StoredObject[]>;
}

/**
 * Replaces a copy with a tour definition. Objects without a unique ID get a new one, as no reference means them.
 * Objects without a Revision get one, so that conflicting edits are detected.
 *
 * @returns the number of objects
 */
export async function writeCopy(db: Reader, copy: CopyName, definition: TourDefinition): Promise<number> {
  const listOf = (name: ListName): ObjectsInParts => {
    const objects = objectsIn(definition[name]);
    return { ids: objects.map((object) => usableId(object) ?? -1), parts: [objects] };
  };
  return await writeParts(db, copy, { listOf, others: definition });
}

/** Writes as {@link writeCopy} does. */
export async function writeParts(db: Reader, copy: CopyName, { listOf, others }: DefinitionInParts): Promise<number> {
  await db.deleteFrom('objects').where('copy', '=', copy).execute();
  // One counter for both copies: discarding moves objects from one to the other.
  const fresh = (await readState(db, CopyName.inEdit)).epoch + 1;
  let count = 0;
  for (const name of listNames) {
    const { model } = definitionLists[name];
    const last = await lastId(db, model);
    const { ids: own, parts } = listOf(name);
    const ids = storedIds(own, last);
    let place = 0;
    for (const part of parts) {
      const rows = await inTurns(rowsOf(part, { copy, model, fresh, ids, place }));
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        await db
          .insertInto('objects')
          .values(rows.slice(from, from + rowsAtOnce))
          .execute();
      }
      place += rows.length;
    }
    await noteLastId(db, model, highestOf(ids, last));
    count += place;
  }
  const { Counter, UpdatedAt, CopiedFrom } = version.read(storedVersion(others), new Trail());
  await db
    .updateTable('copies')
    .set({ extras: JSON.stringify(extrasOf(others)) })
    .where('name', '=', copy)
    .execute();
  await changeCopy(db, copy, { counter: Counter, updatedAt: UpdatedAt, copiedFrom: CopiedFrom });
  return count;
}

/** Returns the IDs of objects, with a new one for each that has none. */
function storedIds(own: readonly number[], lastKnown: number): readonly number[] {
  const taken = new Set<number>();
  let last = highestOf(own, lastKnown);
  return own.map((named) => {
    const id = named >= 0 && !taken.has(named) ? named : (last += 1);
    taken.add(id);
    return id;
  });
}

interface Part {
  readonly copy: CopyName;
  readonly model: string;
  /** The Revision of objects without one. */
  readonly fresh: number;
  /** Of the whole list. */
  readonly ids: readonly number[];
  /** Of the first object in the list. */
  readonly place: number;
}

function* rowsOf(
  objects: readonly StoredObject[],
  { copy, model, fresh, ids, place: first }: Part,
): Generator<undefined, Tables['objects'][]> {
  const rows: Tables['objects'][] = [];
  for (const [index, object] of objects.entries()) {
    const place = first + index;
    const id = ids[place] ?? -1;
    const known = asWhole(object['Revision']) ?? 0;
    const revision = known > 0 ? known : fresh;
    rows.push({ copy, model, id, place, revision, body: bodyOf(object, id, revision) });
    yield;
  }
  return rows;
}

/** Returns the object as JSON with its ID and Revision; correct values stay unchanged. */
function bodyOf(object: StoredObject, ID: number, Revision: number): string {
  return JSON.stringify(object['ID'] === ID && object['Revision'] === Revision ? object : { ...object, ID, Revision });
}

function extrasOf(definition: TourDefinition): StoredObject {
  const lists: readonly string[] = [...listNames, 'Version'];
  return Object.fromEntries(Object.entries(withoutTokens(definition)).filter(([name]) => !lists.includes(name)));
}
