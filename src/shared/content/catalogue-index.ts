import { type ListName, storedObjects, type TourDefinition } from './definition.ts';
import { type StoredObject } from './schema/containers.ts';
import { type Entity, storedId } from './schema/entity.ts';
import { normaliseCode } from './station-code.ts';

/** The objects of a list by ID, each completed on first use. */
interface Index<Value> {
  readonly get: (ID: number) => Value | undefined;
  readonly all: () => readonly Value[];
}

/** Of several objects with one ID the first counts. Objects without an ID (-1) are skipped: no reference means them. */
export function index<Value>(
  definition: TourDefinition,
  name: ListName,
  { completeOnce }: Entity<Value>,
): Index<Value> {
  const stored = lazy(() => {
    const byId = new Map<number, StoredObject>();
    for (const object of storedObjects(definition, name)) {
      const ID = storedId(object);
      if (ID !== undefined && ID >= 0 && !byId.has(ID)) byId.set(ID, object);
    }
    return byId;
  });
  const get = (ID: number): Value | undefined => {
    const object = stored().get(ID);
    return object === undefined ? undefined : completeOnce(object);
  };
  const all = lazy(() => [...stored().keys()].map(get).filter((value) => value !== undefined));
  return { get, all };
}

/** Sorts by Position; equal ones keep the order of the content, and so do those without (-1), at the end. */
export function byPosition<Value extends { readonly Position: number }>(values: readonly Value[]): readonly Value[] {
  const place = ({ Position }: Value): number => (Position < 0 ? Number.MAX_SAFE_INTEGER : Position);
  return values.toSorted((one, other) => place(one) - place(other));
}

/** Indexes values by code; of several with one code the first counts. Empty codes are skipped. */
export function byCode<Value extends { readonly Code: string }>(values: readonly Value[]): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>();
  for (const value of values) {
    const code = normaliseCode(value.Code);
    if (code !== '' && !found.has(code)) found.set(code, value);
  }
  return found;
}

/** Makes a value on first use and caches it. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
