/** Returns the first letter or digit of a name as a capital, for the tile of an object without a picture. */
export function firstLetter(name: string, language: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toLocaleUpperCase(language);
}
