import { deleteObjects } from '#content/deletion.ts';
import { storedObjects, type TourDefinition } from '#content/definition.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { refuse } from '../../refuse.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { type Keeper } from '../files/tree.ts';
import { noteRevisions, type Written } from '../history/note-revisions.ts';
import { changeCopy, listByModel, readCopy } from './copies.ts';
import { nextRevision, readStored, refuseConflicts, revisionOf } from './save-objects.ts';

export interface Removed {
  readonly Deleted: readonly { readonly Model: string; readonly ID: number }[];
  readonly Changed: readonly { readonly Model: string; readonly Object: StoredObject }[];
  /** The objects that were meant, as they were; without those that they took along. */
  readonly named: readonly StoredObject[];
}

/**
 * Deletes objects of the editing copy with their consequences (section 4), and keeps what they were. A missing object
 * counts as deleted.
 *
 * @throws Refusal `still-referenced` with the references, `conflict` if an object has changed since
 */
export async function removeObjects(
  db: Reader,
  model: EditedModel,
  objects: readonly StoredObject[],
  by: Keeper,
): Promise<Removed> {
  const { epoch } = await changeCopy(db, CopyName.inEdit);
  const stored = await readStored(db, model, objects);
  refuseConflicts(
    model,
    objects.filter((object) => 'Revision' in object && stored.has(storedId(object) ?? -1)),
    stored,
  );
  const before = await readCopy(db, CopyName.inEdit);
  const ids = objects.map(storedId).filter((ID) => ID !== undefined);
  const deletion = deleteObjects(
    before,
    model,
    ids.filter((ID) => ID >= 0),
  );
  if (!deletion.ok) {
    const { findings } = deletion;
    const details = findings.map(({ ID, key, facts }) => ({ Model: model, ID, Key: key, Facts: facts }));
    const [{ ID, key } = { ID: -1, key: undefined }] = findings;
    throw key === 'default-theme-stays' || key === 'group-not-empty'
      ? refuse(key, {}, { details })
      : refuse('object-in-use', { model, id: ID }, { details });
  }
  const { definition } = deletion;
  const gone = namesByKey(deletion.deleted);
  const changed = namesByKey(deletion.changed);
  const written: Written[] = [];
  for (const { Model, ID } of gone.values()) {
    await rowOf(db, Model, ID).execute();
    written.push({ model: Model, id: ID, before: objectIn(before, Model, ID), after: undefined });
  }
  const Changed: { Model: string; Object: StoredObject }[] = [];
  for (const [key, { Model, ID }] of changed) {
    if (gone.has(key)) continue;
    const object = objectIn(definition, Model, ID);
    if (object === undefined) continue;
    const after = await saveChanged(db, { copy: CopyName.inEdit, epoch }, { Model, ID, object });
    written.push({ model: Model, id: ID, before: objectIn(before, Model, ID), after });
    Changed.push({ Model, Object: after });
  }
  await noteRevisions(db, { ...by, cause: 'remove', epoch }, written);
  const named = ids.map((ID) => objectIn(before, model, ID) ?? { ID });
  return { Deleted: [...gone.values()], Changed, named };
}

function namesByKey(
  names: readonly { readonly model: string; readonly ID: number }[],
): ReadonlyMap<string, { readonly Model: string; readonly ID: number }> {
  return new Map(names.map(({ model, ID }) => [`${model} ${ID}`, { Model: model, ID }]));
}

function rowOf(db: Reader, model: string, ID: number) {
  return db.deleteFrom('objects').where('copy', '=', CopyName.inEdit).where('model', '=', model).where('id', '=', ID);
}

function objectIn(definition: TourDefinition, model: string, ID: number): StoredObject | undefined {
  const list = listByModel[model];
  return list === undefined ? undefined : storedObjects(definition, list).find((stored) => storedId(stored) === ID);
}

/** Writes an object that changed as a consequence of something else; its Revision increases as with any save. */
export async function saveChanged(
  db: Reader,
  { copy, epoch }: { readonly copy: CopyName; readonly epoch: number },
  { Model, ID, object }: { readonly Model: string; readonly ID: number; readonly object: StoredObject },
): Promise<StoredObject> {
  const after = { ...object, Revision: nextRevision(epoch, revisionOf(object)) };
  await db
    .updateTable('objects')
    .set({ revision: after.Revision, body: JSON.stringify(after) })
    .where('copy', '=', copy)
    .where('model', '=', Model)
    .where('id', '=', ID)
    .execute();
  return after;
}
