import { definitionLists, listNames, type TourDefinition } from '#content/definition.ts';
import { storedVersion } from '#content/definition.ts';
import { version } from '#content/entities/version.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { withoutTokens } from '#content/without-tokens.ts';
import { asWhole } from '#content/schema/stored-number.ts';
import { Trail } from '#content/schema/trail.ts';
import { inTurns } from '../../in-turns.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName, type Tables } from '../../store/tables.ts';
import { changeCopy, readState } from './copies.ts';
import { highestOf, lastId, noteLastId, usableId } from './object-ids.ts';

/** The number of rows that fit into one statement on either database. */
const rowsAtOnce = 500;

/**
 * Replaces a copy with a tour definition. Objects without a unique ID get a new one, as no reference means them.
 * Objects without a Revision get one, so that conflicting edits are detected.
 *
 * @returns the number of objects
 */
export async function writeCopy(db: Reader, copy: CopyName, definition: TourDefinition): Promise<number> {
  await db.deleteFrom('objects').where('copy', '=', copy).execute();
  // One counter for both copies: discarding moves objects from one to the other.
  const fresh = (await readState(db, CopyName.inEdit)).epoch + 1;
  let count = 0;
  for (const name of listNames) {
    const { model } = definitionLists[name];
    const last = await lastId(db, model);
    const rows = await inTurns(rowsOf(definition[name], { copy, model, fresh }, last));
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await db
        .insertInto('objects')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute();
    }
    const ids = rows.map(({ id }) => id);
    await noteLastId(db, model, highestOf(ids, last));
    count += rows.length;
  }
  const { Counter, UpdatedAt, CopiedFrom } = version.read(storedVersion(definition), new Trail());
  await db
    .updateTable('copies')
    .set({ extras: JSON.stringify(extrasOf(definition)) })
    .where('name', '=', copy)
    .execute();
  await changeCopy(db, copy, { counter: Counter, updatedAt: UpdatedAt, copiedFrom: CopiedFrom });
  return count;
}

function* rowsOf(
  stored: unknown,
  { copy, model, fresh }: { readonly copy: CopyName; readonly model: string; readonly fresh: number },
  lastKnown: number,
): Generator<undefined, Tables['objects'][]> {
  const objects = (Array.isArray(stored) ? stored : [stored]).filter(isObject);
  const taken = new Set<number>();
  const own = objects.map((object) => usableId(object) ?? -1);
  let last = highestOf(own, lastKnown);
  const rows: Tables['objects'][] = [];
  for (const [place, object] of objects.entries()) {
    const named = own[place] ?? -1;
    const id = named >= 0 && !taken.has(named) ? named : (last += 1);
    taken.add(id);
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
