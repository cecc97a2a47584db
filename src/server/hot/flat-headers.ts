/** Makes a list of names and values in turns, which Node sends faster than an object. */
export function flatHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
