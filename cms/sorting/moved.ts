/** Returns the same list with one element moved to another index. */
export function moved<Element>(list: readonly Element[], from: number, to: number): readonly Element[] {
  const [element] = list.slice(from, from + 1);
  if (element === undefined) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, element);
}
