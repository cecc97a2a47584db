import { type ListName, listOf, storedObjects, type TourDefinition } from './definition.ts';
import { type Finding } from './finding.ts';
import { allReferences } from './references.ts';
import { findingsOf } from './rules/find.ts';
import { deleteLocations, type Removal } from './location-deletion.ts';
import { storedId } from './schema/entity.ts';
import { type ModelName } from './schema/field.ts';

export type Deletion =
  | (Removal & { readonly ok: true })
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Deletes objects of a model with their consequences (section 4): a location is deleted with its tour items,
 * announcements, deep dives and places in timelines. Refuses objects to which others still refer, and names these
 * references; also refuses the default theme and tour groups with tours (section 5). Does not change its input.
 */
export function deleteObjects(definition: TourDefinition, model: ModelName, IDs: readonly number[]): Deletion {
  const gone = new Set(IDs);
  if (model === 'locations') return { ok: true, ...deleteLocations(definition, gone) };
  const findings = reasonsAgainst(definition, model, gone);
  if (findings.length > 0) return { ok: false, findings };
  const list = listOf(model);
  const there = list === undefined ? [] : storedObjects(definition, list).map(storedId);
  const deleted = [...new Set(there)].flatMap((ID) => (ID !== undefined && gone.has(ID) ? [{ model, ID }] : []));
  if (list === undefined || deleted.length === 0) return { ok: true, definition, deleted: [], changed: [] };
  return { ok: true, definition: without(definition, list, gone), deleted, changed: [] };
}

function reasonsAgainst(definition: TourDefinition, model: ModelName, gone: ReadonlySet<number>): readonly Finding[] {
  const themes = model === 'themes' ? storedObjects(definition, 'Themes') : [];
  const kept = themes
    .filter((stored) => stored['IsDefault'] === true)
    .map(storedId)
    .find((ID) => ID !== undefined && gone.has(ID));
  if (kept !== undefined) return [findingsOf(model, kept)('', 'default-theme-stays')];
  const references = allReferences(definition).filter(
    ({ from, to }) => to.model === model && gone.has(to.ID) && !(from.model === model && gone.has(from.ID)),
  );
  if (model !== 'tourGroups')
    return references.map(({ from, field, to }) =>
      findingsOf(model, to.ID)('', 'still-referenced', { model: from.model, ID: from.ID, field }),
    );
  const groups = [...new Set(references.map(({ to }) => to.ID))];
  return groups.map((ID) =>
    findingsOf(model, ID)('', 'group-not-empty', { tours: references.filter(({ to }) => to.ID === ID).length }),
  );
}

function without(definition: TourDefinition, list: ListName, gone: ReadonlySet<number>): TourDefinition {
  const stays = (stored: unknown): boolean => {
    const ID = storedId(stored);
    return ID === undefined || !gone.has(ID);
  };
  const stored: unknown = definition[list];
  return { ...definition, [list]: Array.isArray(stored) ? stored.filter(stays) : [] };
}
