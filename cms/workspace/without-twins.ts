/** Returns the first of all that have the same key. Unfinished content may name two things alike, and a choice must not. */
export function withoutTwins<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] {
  const keys = new Set<unknown>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !keys.has(key) && keys.add(key);
  });
}
