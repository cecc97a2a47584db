import { type ListName, listOf, storedObjects, type TourDefinition } from './definition.ts';
import { type Finding } from './finding.ts';
import { referencesTo } from './references.ts';
import { deleteLocation, type Removal } from './location-deletion.ts';
import { storedId } from './schema/entity.ts';
import { type ModelName } from './schema/field.ts';

export type Deletion =
  | (Removal & { readonly ok: true })
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Deletes an object with its consequences (section 4): a location takes its tour items, its announcements, its deep
 * dives and its places in timelines with it. Anything else that is still referred to is refused, with who refers to it;
 * so are the default theme and a tour group with tours (section 5). The definition given is not changed.
 */
export function deleteObject(definition: TourDefinition, model: ModelName, ID: number): Deletion {
  if (model === 'locations') return { ok: true, ...deleteLocation(definition, ID) };
  const findings = reasonsAgainst(definition, model, ID);
  if (findings.length > 0) return { ok: false, findings };
  const list = listOf(model);
  const isThere = list !== undefined && storedObjects(definition, list).some((stored) => storedId(stored) === ID);
  if (!isThere) return { ok: true, definition, deleted: [], changed: [] };
  return { ok: true, definition: without(definition, list, ID), deleted: [{ model, ID }], changed: [] };
}

function reasonsAgainst(definition: TourDefinition, model: ModelName, ID: number): readonly Finding[] {
  const finding = (key: Finding['key'], facts: Finding['facts'] = {}): Finding => ({
    model,
    ID,
    field: '',
    key,
    facts,
  });
  const isDefaultTheme =
    model === 'themes' &&
    storedObjects(definition, 'Themes').some((stored) => storedId(stored) === ID && stored['IsDefault'] === true);
  if (isDefaultTheme) return [finding('default-theme-stays')];
  const references = referencesTo(definition, model, ID).filter(({ from }) => from.model !== model || from.ID !== ID);
  if (model === 'tourGroups' && references.length > 0)
    return [finding('group-not-empty', { tours: references.length })];
  return references.map(({ from, field }) => finding('still-referenced', { model: from.model, ID: from.ID, field }));
}

function without(definition: TourDefinition, list: ListName, ID: number): TourDefinition {
  const isOther = (stored: unknown): boolean => storedId(stored) !== ID;
  const stored: unknown = definition[list];
  return { ...definition, [list]: Array.isArray(stored) ? stored.filter(isOther) : [] };
}
