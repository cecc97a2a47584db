/** Returns the known name that a misspelt one most likely means; undefined if none is near. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  const [one, ...others] = known
    .map((name) => ({ name, distance: distanceOf(plain(given), plain(name)) }))
    .filter(({ name, distance }) => distance <= (plain(name).length > 5 ? 2 : 1))
    .toSorted((first, second) => first.distance - second.distance);
  return others.some(({ distance }) => distance === one?.distance) ? undefined : one?.name;
}

/** Writers differ in case, dashes and underscores. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** The number of letters to add, leave out, replace or swap with the next. */
function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      here.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (here[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = here;
  }
  return last.at(-1) ?? 0;
}
