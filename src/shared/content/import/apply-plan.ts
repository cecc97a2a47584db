import { createCatalogue } from '../catalogue.ts';
import { entities, listOf, storedObjects, type TourDefinition } from '../definition.ts';
import { readVariantCode } from '../language-variants.ts';
import { isObject, type StoredObject } from '../schema/containers.ts';
import { storedId } from '../schema/entity.ts';
import { withText } from '../translated-texts.ts';
import { type Plan, type PlannedChange, type PlannedModel } from './plan.ts';
import { picturesOf } from './stations.ts';

/** An object as it is after the plan. */
export interface AppliedObject {
  readonly model: PlannedModel;
  readonly object: StoredObject;
}

/** Returns as many IDs for new objects of a model. */
export type FreshIds = (model: PlannedModel, count: number) => readonly number[];

/** Returns the keys of the changes that are applied: those that are ticked, and whose needs are as well. */
export function appliedKeys({ changes }: Plan, ticked: ReadonlySet<string>): ReadonlySet<string> {
  const applied = new Set(changes.flatMap(({ key }) => (ticked.has(key) ? [key] : [])));
  for (let before = -1; before !== applied.size;) {
    before = applied.size;
    for (const { key, needs = [] } of changes) if (needs.some((need) => !applied.has(need))) applied.delete(key);
  }
  return applied;
}

/**
 * Returns all objects that a plan changes or makes, to be saved in one step. The languages come first, then the stations,
 * then their places in a tour.
 *
 * @param definition the content for which the plan was made
 */
export function applyPlan(
  plan: Plan,
  ticked: ReadonlySet<string>,
  definition: TourDefinition,
  freshIds: FreshIds,
): readonly AppliedObject[] {
  const keys = appliedKeys(plan, ticked);
  const changes = plan.changes.filter(({ key }) => keys.has(key));
  const ids = idsOf(changes, freshIds);
  const { languages, spokenLanguages } = createCatalogue(definition);
  const source = languages[0].Code;
  const all = spokenLanguages.map(({ Code }) => Code);
  const byObject = new Map<string, PlannedChange[]>();
  for (const change of changes) {
    const name = `${change.model} ${change.ID}`;
    const own = byObject.get(name);
    if (own === undefined) byObject.set(name, [change]);
    else own.push(change);
  }
  const stored = storedByName(definition, changes);
  const applied = [...byObject].map(([name, own]) => {
    const { model, ID } = own[0] as PlannedChange;
    const before = withList(stored.get(name) ?? { ID: ids.get(ID) ?? ID, Revision: 0 }, own);
    // Translations are noted as made from the source as it becomes.
    const ordered = own.toSorted((one, other) => rank(one, source) - rank(other, source));
    const object = ordered.reduce((now, change) => withChange(now, renumbered(change, ids), source, all), before);
    return { model, object: withoutGaps(object) };
  });
  return applied.toSorted((one, other) => order.indexOf(one.model) - order.indexOf(other.model));
}

const order: readonly PlannedModel[] = ['languages', 'locations', 'tourItems'];

function rank({ kind, language }: PlannedChange, source: string): number {
  if (kind === 'make') return 0;
  return language === source ? 1 : readVariantCode(language ?? '') === undefined ? 2 : 3;
}

function idsOf(changes: readonly PlannedChange[], freshIds: FreshIds): ReadonlyMap<number, number> {
  const made = changes.filter(({ kind }) => kind === 'make');
  const models = [...new Set(made.map(({ model }) => model))];
  return new Map(
    models.flatMap((model) => {
      const own = made.filter((change) => change.model === model);
      const fresh = freshIds(model, own.length);
      return own.map(({ ID }, at): [number, number] => [ID, fresh[at] ?? ID]);
    }),
  );
}

function storedByName(
  definition: TourDefinition,
  changes: readonly PlannedChange[],
): ReadonlyMap<string, StoredObject> {
  const found = new Map<string, StoredObject>();
  for (const model of new Set(changes.map((change) => change.model))) {
    const list = listOf(model);
    for (const stored of list === undefined ? [] : storedObjects(definition, list)) {
      const name = `${model} ${storedId(stored) ?? -1}`;
      if (!found.has(name)) found.set(name, stored);
    }
  }
  return found;
}

/** Returns a change with the IDs that new objects were given in its references. */
function renumbered(change: PlannedChange, ids: ReadonlyMap<number, number>): PlannedChange {
  const { model, kind, field, after } = change;
  const { fields } = entities[model];
  const isNew = (name: string, value: unknown): value is number =>
    typeof value === 'number' && ids.has(value) && fields[name]?.kind === 'reference';
  if (kind === 'change') return isNew(field, after) ? { ...change, after: ids.get(after) } : change;
  const entries = Object.entries(isObject(after) ? after : {});
  return {
    ...change,
    after: Object.fromEntries(entries.map(([name, value]) => [name, isNew(name, value) ? ids.get(value) : value])),
  };
}

function withChange(object: StoredObject, change: PlannedChange, source: string, all: readonly string[]): StoredObject {
  const { kind, field, after } = change;
  if (kind === 'make') return { ...object, ...(isObject(after) ? after : {}) };
  const [name = '', place, inner] = field.split('.');
  if (place === undefined || inner === undefined) return withValue(object, name, change, source, all);
  const pictures = [...(object[name] as readonly (StoredObject | undefined)[])];
  pictures[Number(place)] = withValue(pictures[Number(place)] ?? {}, inner, change, source, all);
  return { ...object, [name]: pictures };
}

function withValue(
  holder: StoredObject,
  name: string,
  { language, after, model, field }: PlannedChange,
  source: string,
  all: readonly string[],
): StoredObject {
  if (language === undefined) return { ...holder, [name]: after };
  // A text for all languages becomes that of each, as in the staff area.
  const shared = holder[name];
  const texts =
    typeof shared === 'string' && shared !== '' ? Object.fromEntries(all.map((code) => [code, shared])) : {};
  // Files change without their names, so nothing is noted.
  const isFile = entities[model].fields[field]?.kind === 'urls';
  // A variant is made from its language.
  const base = readVariantCode(language)?.base;
  const from = base === undefined ? source : (all.find((code) => code.toLowerCase() === base) ?? source);
  return withText(holder, { name, code: language, source: isFile ? undefined : from }, String(after), texts);
}

/** Returns an object whose pictures are a list, if they change. */
function withList(object: StoredObject, changes: readonly PlannedChange[]): StoredObject {
  const isChanged = changes.some(({ field }) => field.startsWith('ImageDescriptors.'));
  return isChanged ? { ...object, ImageDescriptors: picturesOf(object) } : object;
}

/** New pictures move up to where others were not wanted. */
function withoutGaps(object: StoredObject): StoredObject {
  const pictures = object['ImageDescriptors'];
  return Array.isArray(pictures)
    ? { ...object, ImageDescriptors: [...pictures].filter((each) => each !== undefined) }
    : object;
}
