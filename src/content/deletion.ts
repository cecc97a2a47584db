import { definitionLists, type ListName, listOf, storedObjects, type TourDefinition } from './definition.ts';
import { type Finding } from './finding.ts';
import { referencesTo } from './references.ts';
import { isObject, type StoredObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type ModelName } from './schema/field.ts';

export interface ObjectName {
  readonly model: ModelName;
  readonly ID: number;
}

export type Deletion =
  | {
      readonly ok: true;
      readonly definition: TourDefinition;
      readonly deleted: readonly ObjectName[];
      /** Objects that referred to what is gone, and no longer do. */
      readonly changed: readonly ObjectName[];
    }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Deletes an object with its consequences (section 4): a location takes its tour items, its announcements, its deep
 * dives and its places in timelines with it. Anything else that is still referred to is refused, with who refers to it;
 * so are the default theme and a tour group with tours (section 5).
 */
export function deleteObject(definition: TourDefinition, model: ModelName, ID: number): Deletion {
  if (model === 'locations') return deleteLocation(definition, ID);
  const findings = reasonsAgainst(definition, model, ID);
  if (findings.length > 0) return { ok: false, findings };
  return { ok: true, definition: without(definition, model, new Set([ID])), deleted: [{ model, ID }], changed: [] };
}

function reasonsAgainst(definition: TourDefinition, model: ModelName, ID: number): readonly Finding[] {
  const finding = (key: Finding['key'], facts: Finding['facts'] = {}): Finding => ({
    model,
    ID,
    field: '',
    key,
    facts,
  });
  const list = listOf(model);
  const stored =
    list === undefined ? undefined : storedObjects(definition, list).find((object) => storedId(object) === ID);
  const references = referencesTo(definition, model, ID).filter(({ from }) => from.model !== model || from.ID !== ID);
  if (model === 'themes' && stored?.['IsDefault'] === true) return [finding('default-theme-stays')];
  if (model === 'tourGroups' && references.length > 0)
    return [finding('group-not-empty', { tours: references.length })];
  return references.map(({ from, field }) => finding('still-referenced', { model: from.model, ID: from.ID, field }));
}

function deleteLocation(definition: TourDefinition, ID: number): Deletion {
  const items = new Set(
    referencesTo(definition, 'locations', ID)
      .filter(({ from, field }) => from.model === 'tourItems' && field === 'LocationID')
      .map(({ from }) => from.ID),
  );
  const changed: ObjectName[] = [];
  const gone: Gone = { location: ID, items };
  const cleaned = mapLists(without(without(definition, 'locations', new Set([ID])), 'tourItems', items), gone, changed);
  const deleted: ObjectName[] = [
    ...[...items].map((item) => ({ model: 'tourItems' as const, ID: item })),
    { model: 'locations', ID },
  ];
  return { ok: true, definition: cleaned, deleted, changed };
}

interface Gone {
  readonly location: number;
  readonly items: ReadonlySet<number>;
}

function mapLists(definition: TourDefinition, gone: Gone, changed: ObjectName[]): TourDefinition {
  const cleaners: Partial<Record<ListName, (stored: StoredObject) => StoredObject>> = {
    Locations: (stored) => cleanLocation(stored, gone),
    TourItems: (stored) => cleanTourItem(stored, gone),
  };
  const copy: Record<string, unknown> = { ...definition };
  for (const [name, clean] of Object.entries(cleaners) as [ListName, (stored: StoredObject) => StoredObject][]) {
    const stored = definition[name];
    if (!Array.isArray(stored)) continue;
    copy[name] = stored.map((object: unknown) => {
      if (!isObject(object)) return object;
      const cleaned = clean(object);
      if (cleaned !== object) changed.push({ model: definitionLists[name].model, ID: storedId(object) ?? -1 });
      return cleaned;
    });
  }
  return copy;
}

function cleanLocation(stored: StoredObject, gone: Gone): StoredObject {
  const deepDives = stored['DeepDives'];
  const timeline = stored['Timeline'];
  let cleaned = stored;
  if (Array.isArray(deepDives) && deepDives.some((id) => isGone(id, gone))) {
    cleaned = { ...cleaned, DeepDives: deepDives.filter((id) => !isGone(id, gone)) };
  }
  if (
    isObject(timeline) &&
    Array.isArray(timeline['Locations']) &&
    timeline['Locations'].some((id) => isGone(id, gone))
  ) {
    cleaned = { ...cleaned, Timeline: cleanTimeline(timeline, timeline['Locations'], gone) };
  }
  return cleaned;
}

function cleanTimeline(timeline: StoredObject, locations: readonly unknown[], gone: Gone): StoredObject {
  const times: unknown = timeline['Times'];
  const stays = (_: unknown, index: number): boolean => !isGone(locations[index], gone);
  return {
    ...timeline,
    Locations: locations.filter(stays),
    ...(Array.isArray(times) ? { Times: times.filter(stays) } : {}),
  };
}

function cleanTourItem(stored: StoredObject, gone: Gone): StoredObject {
  let cleaned = stored;
  for (const field of ['TransitionTo', 'Parent']) {
    if (gone.items.has(Number(stored[field]))) cleaned = withoutField(cleaned, field);
  }
  const path: unknown = stored['Path'];
  if (!Array.isArray(path)) return cleaned;
  const steps = path.flatMap((step: unknown) => cleanStep(step, gone));
  const same = steps.length === path.length && steps.every((step, index) => step === path[index]);
  return same ? cleaned : { ...cleaned, Path: steps };
}

function cleanStep(step: unknown, gone: Gone): readonly unknown[] {
  if (!isObject(step)) return [step];
  if (gone.items.has(Number(step['Next']))) return [];
  return [isGone(step['AnnounceLocationID'], gone) ? withoutField(step, 'AnnounceLocationID') : step];
}

function isGone(id: unknown, gone: Gone): boolean {
  return (typeof id === 'number' || typeof id === 'string') && Number(id) === gone.location;
}

function withoutField(object: StoredObject, field: string): StoredObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
}

function without(definition: TourDefinition, model: ModelName, ids: ReadonlySet<number>): TourDefinition {
  const list = listOf(model);
  if (list === undefined) return definition;
  const isOther = (stored: unknown): boolean => !ids.has(storedId(stored) ?? Number.NaN);
  const stored: unknown = definition[list];
  const left = Array.isArray(stored) ? stored.filter(isOther) : isOther(stored) ? stored : [];
  return { ...definition, [list]: left };
}
