import { type ListName, listNames } from './definition.ts';
import { type StoredObject } from './schema/containers.ts';

/**
 * Derives a value from each stored object of a list once, so that only changed objects of a museum are looked at again.
 * It is derived again when something else that it depends on, the context, is another one.
 */
export function oncePerStored<Value, Context extends readonly unknown[] = []>(
  make: (name: ListName, stored: StoredObject, ...context: Context) => Value,
): (name: ListName, stored: StoredObject, ...context: Context) => Value {
  // YAML can put one object into two lists.
  const lists = new Map(
    listNames.map((name) => [name, new WeakMap<StoredObject, { readonly value: Value; readonly context: Context }>()]),
  );
  return (name, stored, ...context) => {
    const known = lists.get(name)?.get(stored);
    if (known !== undefined && areSame(known.context, context)) return known.value;
    const value = make(name, stored, ...context);
    lists.get(name)?.set(stored, { value, context });
    return value;
  };
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((part, index) => part === others[index]);
}
