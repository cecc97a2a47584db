import { fold, spellings } from './search/fold.ts';
import { normaliseCode } from './station-code.ts';

export interface Filterable {
  readonly code: string;
  readonly name: string;
}

interface Folded {
  readonly code: string;
  readonly names: string;
}

/** Of entries, by how their words are told. */
const foldings = new WeakMap<object, WeakMap<object, Folded>>();

/**
 * Keeps the entries that match the words typed so far: a number that begins with them, or a name that contains all.
 * Case, accents and outer blanks do not count; `ä` may be typed as `a` or `ae`.
 *
 * @param wordsOf asked once for each entry, when the first words come; also when other entries have joined it since
 */
export function createFilter<Entry extends object>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => Filterable,
): (typed: string) => readonly Entry[] {
  const known = foldings.get(wordsOf) ?? new WeakMap<object, Folded>();
  foldings.set(wordsOf, known);
  let folded: readonly (Folded & { readonly entry: Entry })[] | undefined;
  return (typed) => {
    const wanted = fold(typed, 'short').trim();
    if (wanted === '') return entries;
    folded ??= entries.map((entry) => {
      const words = known.get(entry) ?? foldWords(wordsOf(entry));
      known.set(entry, words);
      return { ...words, entry };
    });
    const words = typed.trim().split(/\s+/).map(spelt);
    const number = withoutZeros(wanted);
    return folded
      .filter(
        ({ code, names }) =>
          code.startsWith(wanted) ||
          (number !== '' && withoutZeros(code).startsWith(number)) ||
          words.every((forms) => forms.some((form) => names.includes(form))),
      )
      .map(({ entry }) => entry);
  };
}

function foldWords({ code, name }: Filterable): Folded {
  return { code: normaliseCode(code), names: spelt(name).join('\n') };
}

function spelt(text: string): readonly string[] {
  return [...new Set(spellings.map((spelling) => fold(text, spelling)))];
}

function withoutZeros(code: string): string {
  return code.replace(/^0+/, '');
}
