import { fold, spellings } from './search/fold.ts';
import { normaliseCode } from './station-code.ts';

export interface Filterable {
  readonly code: string;
  readonly name: string;
}

/**
 * Keeps what is meant by the words typed so far: a number that begins like them, or a name with all of them in it.
 * Case, accents and outer blanks do not count; `ä` may be typed as `a` or `ae`.
 *
 * @param wordsOf asked once for each entry, when the first words come
 */
export function createFilter<Entry>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => Filterable,
): (typed: string) => readonly Entry[] {
  let folded: readonly { readonly code: string; readonly names: string; readonly entry: Entry }[] | undefined;
  return (typed) => {
    const wanted = fold(typed, 'short').trim();
    if (wanted === '') return entries;
    folded ??= entries.map((entry) => {
      const { code, name } = wordsOf(entry);
      return { entry, code: normaliseCode(code), names: spelt(name).join('\n') };
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

function spelt(text: string): readonly string[] {
  return [...new Set(spellings.map((spelling) => fold(text, spelling)))];
}

function withoutZeros(code: string): string {
  return code.replace(/^0+/, '');
}
