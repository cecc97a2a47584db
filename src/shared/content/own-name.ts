/** Returns a language's name in that language, with a capital where its letters have one; undefined if it has none. */
export function ownName(code: string): string | undefined {
  try {
    const [first = '', ...rest] = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code) ?? '';
    return first === '' ? undefined : first.toLocaleUpperCase(code) + rest.join('');
  } catch {
    // It is no code of a language.
    return undefined;
  }
}
