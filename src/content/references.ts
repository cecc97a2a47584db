import {
  definitionLists,
  entities,
  type ListName,
  listNames,
  storedObjects,
  type TourDefinition,
} from './definition.ts';
import { type Finding } from './finding.ts';
import { isObject, type StoredObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type Field, type Fields, type ModelName } from './schema/field.ts';

/** "The field of this object refers to that object." */
export interface Reference {
  readonly from: { readonly model: ModelName; readonly ID: number };
  /** With dots for nested fields: `Path.0.Next`. */
  readonly field: string;
  readonly to: { readonly model: ModelName; readonly ID: number };
}

/** What one stored object refers to. Fields that are empty (-1) or unreadable refer to nothing. */
export function referencesFrom(model: ModelName, stored: StoredObject): readonly Reference[] {
  const found: Reference[] = [];
  const from = { model, ID: storedId(stored) ?? -1 };
  collect(entities[model].fields, stored, '', (field, target, ID) =>
    found.push({ from, field, to: { model: target, ID } }),
  );
  return found;
}

/** Every reference of a tour definition. */
export function allReferences(definition: TourDefinition): readonly Reference[] {
  return listNames.flatMap((name) =>
    referringLists.has(name)
      ? storedObjects(definition, name).flatMap((stored) => referencesFrom(definitionLists[name].model, stored))
      : [],
  );
}

/** Who refers to an object. */
export function referencesTo(definition: TourDefinition, model: ModelName, ID: number): readonly Reference[] {
  return allReferences(definition).filter(({ to }) => to.model === model && to.ID === ID);
}

/** References to objects that are not there. The guide shows such an item as unavailable. */
export function danglingReferences(definition: TourDefinition): readonly Finding[] {
  const known = new Map<ModelName, ReadonlySet<number>>(
    listNames.map((name) => [definitionLists[name].model, idsOf(definition, name)]),
  );
  return allReferences(definition)
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

type Visit = (field: string, target: ModelName, ID: number) => void;

function collect(fields: Fields, stored: StoredObject, prefix: string, visit: Visit): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = stored[name];
    if (value !== undefined && value !== null && mayRefer(field)) collectValue(field, value, prefix + name, visit);
  }
}

function collectValue(field: Field<unknown>, value: unknown, path: string, visit: Visit): void {
  if (field.model !== undefined && field.kind === 'reference') {
    const ID = typeof value === 'string' ? Number(value) : value;
    if (typeof ID === 'number' && Number.isInteger(ID) && ID >= 0) visit(path, field.model, ID);
  } else if (field.kind === 'list' && field.element !== undefined) {
    for (const [index, element] of (Array.isArray(value) ? value : [value]).entries()) {
      collectValue(field.element, element, `${path}.${index}`, visit);
    }
  } else if (field.fields !== undefined && isObject(value)) {
    collect(field.fields, value, `${path}.`, visit);
  }
}

function mayRefer(field: Field<unknown>): boolean {
  if (field.kind === 'reference') return true;
  if (field.element !== undefined) return mayRefer(field.element);
  return field.fields !== undefined && Object.values(field.fields).some(mayRefer);
}

const referringLists: ReadonlySet<ListName> = new Set(
  listNames.filter((name) => Object.values(definitionLists[name].fields).some(mayRefer)),
);
