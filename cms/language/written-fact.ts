/** Facts that identify something, or say where it is, rather than how many there are. */
const unformatted: ReadonlySet<string> = new Set(['ID', 'id', 'counter', 'number', 'line', 'column']);

/** Returns how the facts of a text are written in a language, such as 3.000 in German. */
export function writtenIn(language: string): (fact: string | number, name: string) => string {
  const numbers = new Intl.NumberFormat(language);
  return (fact, name) => (typeof fact === 'number' && !unformatted.has(name) ? numbers.format(fact) : String(fact));
}
