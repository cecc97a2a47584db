/** Facts that identify something, or say where it is, rather than how many there are. */
const unformatted: ReadonlySet<string> = new Set(['ID', 'id', 'counter', 'number', 'line', 'column']);

/** Returns how the facts of a text are written in a language, such as 3.000 in German. */
export function writtenIn(language: string): (fact: string | number, name: string) => string {
  const numbers = new Intl.NumberFormat(language);
  return (fact, name) => {
    if (name === 'base') return languageIn(language, String(fact));
    return typeof fact === 'number' && !unformatted.has(name) ? numbers.format(fact) : String(fact);
  };
}

/** Returns the name of a language in another one; its code if it has no name. */
export function languageIn(reader: string, code: string): string {
  try {
    return new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code;
  } catch {
    // A code of the museum's own.
    return code;
  }
}
