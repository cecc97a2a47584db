import {
  definitionLists,
  entities,
  type ListName,
  listNames,
  storedObjects,
  type TourDefinition,
} from './definition.ts';
import { type Finding } from './finding.ts';
import { oncePerStored } from './once-per-stored.ts';
import { isObject, type StoredObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type Field, type Fields, type ModelName } from './schema/field.ts';
import { asId } from './schema/stored-number.ts';

/** "The field of this object refers to that object." */
export interface Reference {
  readonly from: { readonly model: ModelName; readonly ID: number };
  /** With dots for nested fields: `Path.0.Next`. */
  readonly field: string;
  readonly to: { readonly model: ModelName; readonly ID: number };
}

/** Returns the references of one stored object. Fields that are empty (-1) or unreadable refer to nothing. */
export function referencesFrom(model: ModelName, stored: StoredObject): readonly Reference[] {
  const found: Reference[] = [];
  const from = { model, ID: storedId(stored) ?? -1 };
  collect(referringFields[model], stored, '', (field, target, ID) =>
    found.push({ from, field, to: { model: target, ID } }),
  );
  return found;
}

/** Returns every reference of a tour definition. */
export function allReferences(definition: TourDefinition): readonly Reference[] {
  return [...eachReference(definition)].flat();
}

/** Finds them object by object. */
export function* eachReference(definition: TourDefinition): Generator<readonly Reference[], void> {
  for (const name of listNames) {
    const { model } = definitionLists[name];
    if (referringFields[model].length === 0) continue;
    for (const stored of storedObjects(definition, name)) yield referencesOf(name, stored);
  }
}

export const referencesOf = oncePerStored((name, stored) => referencesFrom(definitionLists[name].model, stored));

/** Returns all references to an object. */
export function referencesTo(definition: TourDefinition, model: ModelName, ID: number): readonly Reference[] {
  return allReferences(definition).filter(({ to }) => to.model === model && to.ID === ID);
}

/** Returns what finds references to missing objects among those of one object. The guide shows such an item as unavailable. */
export function danglingIn(definition: TourDefinition): (references: readonly Reference[]) => readonly Finding[] {
  const known = new Map<ModelName, ReadonlySet<number>>(
    listNames.map((name) => [definitionLists[name].model, idsOf(definition, name)]),
  );
  return (references) =>
    references
      .filter(({ to }) => known.get(to.model)?.has(to.ID) !== true)
      .map(({ from, field, to }) => ({
        ...from,
        field,
        key: 'reference-dangling' as const,
        facts: { model: to.model, ID: to.ID },
      }));
}

function idsOf(definition: TourDefinition, name: ListName): ReadonlySet<number> {
  const ids = storedObjects(definition, name).map(storedId);
  return new Set(ids.filter((id) => id !== undefined));
}

/** Returns a copy with replaced references; the object itself if none changes. Leaves empty ones (-1) unchanged. */
export function mapReferences(
  model: ModelName,
  stored: StoredObject,
  map: (target: ModelName, ID: number) => number,
): StoredObject {
  return mapFields(referringFields[model], stored, map);
}

function mapFields(fields: readonly Referring[], stored: StoredObject, map: MapReference): StoredObject {
  const changed = fields.flatMap(({ name, field, inner }) => {
    const after = mapValue(field, inner, stored[name], map);
    return after === stored[name] ? [] : [[name, after] as const];
  });
  return changed.length === 0 ? stored : { ...stored, ...Object.fromEntries(changed) };
}

function mapValue(field: Field<unknown>, inner: readonly Referring[], value: unknown, map: MapReference): unknown {
  if (field.kind !== 'list' || !Array.isArray(value)) return mapElement(field, inner, value, map);
  const mapped = value.map((element: unknown) => mapElement(field, inner, element, map));
  return mapped.every((element, place) => element === value[place]) ? value : mapped;
}

function mapElement(field: Field<unknown>, inner: readonly Referring[], value: unknown, map: MapReference): unknown {
  const model = field.model ?? field.element?.model;
  if (model === undefined) return isObject(value) ? mapFields(inner, value, map) : value;
  const ID = asId(value);
  if (ID === undefined) return value;
  const mapped = map(model, ID);
  return mapped === ID ? value : mapped;
}

type MapReference = (target: ModelName, ID: number) => number;

type Visit = (field: string, target: ModelName, ID: number) => void;

/** A field that may contain references, and the fields within it. */
interface Referring {
  readonly name: string;
  readonly field: Field<unknown>;
  readonly inner: readonly Referring[];
}

function collect(fields: readonly Referring[], stored: StoredObject, prefix: string, visit: Visit): void {
  for (const referring of fields) {
    const value = stored[referring.name];
    if (value !== undefined && value !== null) collectValue(referring, value, prefix + referring.name, visit);
  }
}

function collectValue({ field, inner }: Referring, value: unknown, path: string, visit: Visit): void {
  if (field.kind === 'list' && Array.isArray(value)) {
    for (const [index, element] of value.entries()) collectElement(field, inner, element, `${path}.${index}`, visit);
  } else collectElement(field, inner, value, path, visit);
}

function collectElement(
  field: Field<unknown>,
  inner: readonly Referring[],
  value: unknown,
  path: string,
  visit: Visit,
): void {
  const model = field.model ?? field.element?.model;
  if (model === undefined) {
    if (isObject(value)) collect(inner, value, `${path}.`, visit);
    return;
  }
  const ID = asId(value);
  if (ID !== undefined) visit(path, model, ID);
}

/** Computed once, because most fields contain no references. */
const referringFields = mapValues(entities, ({ fields }) => referringIn(fields));

function referringIn(fields: Fields): readonly Referring[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = referringIn(field.fields ?? field.element?.fields ?? {});
    const refers = field.model !== undefined || field.element?.model !== undefined || inner.length > 0;
    return refers ? [{ name, field, inner }] : [];
  });
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Readonly<Record<Key, To>> {
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    To
  >;
}
