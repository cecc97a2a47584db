/** Returns what a text made from a template still has to say: words in square brackets, but no number of a note. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\[[^[\]]{1,200}\]/g)].flatMap(([whole]) => (/\p{L}{2}/u.test(whole) ? [whole] : []));
}
