/** What we use of Papa Parse. Its own types would bring those of Node into rooms that have none. */
export function parse(
  text: string,
  options: { readonly delimiter: string; readonly delimitersToGuess: string[]; readonly preview: number },
): { readonly data: unknown[] };
