/** Makes something of each object once; objects are never changed, so it stays true. */
export function oncePerObject<Key extends object, Value>(make: (object: Key) => Value): (object: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (object) => {
    const known = made.get(object) ?? { value: make(object) };
    made.set(object, known);
    return known.value;
  };
}
