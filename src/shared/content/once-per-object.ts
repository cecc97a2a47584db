/** Derives a value from each object once. Objects are never mutated, so the value stays valid. */
export function oncePerObject<Key extends object, Value>(make: (object: Key) => Value): (object: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (object) => {
    const known = made.get(object) ?? { value: make(object) };
    made.set(object, known);
    return known.value;
  };
}
