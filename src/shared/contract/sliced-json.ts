/** Elements that are written in one step: some milliseconds for stations in ten languages. */
const slice = 25;

/** Writes a list as JSON in parts, whose concatenation is the whole. Each `yield` ends one. */
export function* jsonSlices(list: readonly unknown[]): Generator<undefined, readonly string[]> {
  const parts = ['['];
  for (let from = 0; from < list.length; from += slice) {
    const written = JSON.stringify(list.slice(from, from + slice)).slice(1, -1);
    parts.push(from === 0 ? written : `,${written}`);
    yield undefined;
  }
  return [...parts, ']'];
}
