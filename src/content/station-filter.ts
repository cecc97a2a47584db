import { normaliseCode } from './station-code.ts';

export interface Filterable {
  readonly code: string;
  readonly name: string;
}

/**
 * Keeps what is meant by the words typed so far: a number that begins like them, or a name with all of them in it.
 * Case, accents and outer blanks do not count.
 *
 * @param wordsOf asked once for each entry, when the first words come
 */
export function createFilter<Entry>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => Filterable,
): (typed: string) => readonly Entry[] {
  let folded: readonly (Filterable & { readonly entry: Entry })[] | undefined;
  return (typed) => {
    const wanted = fold(typed);
    if (wanted === '') return entries;
    folded ??= entries.map((entry) => {
      const { code, name } = wordsOf(entry);
      return { entry, code: normaliseCode(code), name: fold(name) };
    });
    const words = wanted.split(/\s+/);
    const number = withoutZeros(wanted);
    return folded
      .filter(
        ({ code, name }) =>
          code.startsWith(wanted) ||
          (number !== '' && withoutZeros(code).startsWith(number)) ||
          words.every((word) => name.includes(word)),
      )
      .map(({ entry }) => entry);
  };
}

/** "Größe" and "GROSSE" are the same, as are "café" and "cafe". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .trim();
}

function withoutZeros(code: string): string {
  return code.replace(/^0+/, '');
}
