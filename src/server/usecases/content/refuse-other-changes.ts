import { entities } from '#content/definition.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId, unsavedId } from '#content/schema/entity.ts';
import { otherChange } from '#content/translation-exchange/other-change.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { refuse } from '../../refuse.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { readStored, refuseConflicts } from './save-objects.ts';

export interface Translator {
  readonly name: string;
  /** The codes of the languages that the translator may change. */
  readonly languages: readonly string[];
}

/** @throws Refusal `conflict`, or `access-denied` if a translator changes more than texts in their own languages */
export async function refuseOtherChanges(
  db: Reader,
  model: EditedModel,
  objects: readonly StoredObject[],
  { name, languages }: Translator,
): Promise<void> {
  const stored = await readStored(db, model, objects);
  refuseConflicts(model, objects, stored);
  const all = await languagesOf(db);
  for (const object of objects) {
    const id = storedId(object) ?? unsavedId;
    const body = stored.get(id)?.body;
    const field =
      body === undefined
        ? 'ID'
        : otherChange(JSON.parse(body) as StoredObject, object, entities[model].fields, {
            by: name,
            own: languages,
            all,
          });
    if (field !== undefined) throw refuse('not-a-translation', { field, model, id });
  }
}

async function languagesOf(db: Reader): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('objects')
    .select('body')
    .where('copy', '=', CopyName.inEdit)
    .where('model', '=', 'languages')
    .execute();
  return rows.flatMap(({ body }) => {
    const { Code } = JSON.parse(body) as StoredObject;
    return typeof Code === 'string' ? [Code] : [];
  });
}
