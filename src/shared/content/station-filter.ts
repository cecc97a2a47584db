import { fold, spellings } from './search/fold.ts';
import { normaliseCode } from './station-code.ts';

export interface Filterable {
  readonly code: string;
  readonly name: string;
}

interface Folded {
  readonly code: string;
  /** The code without leading zeros. */
  readonly number: string;
  readonly names: string;
}

/** Folded words of entries, by the function that reads the words. */
const foldings = new WeakMap<object, WeakMap<object, Folded>>();

/**
 * Keeps the entries that match the words typed so far: a number that begins with them, or a name that contains all.
 * Case, accents and outer blanks do not count; `ä` may be typed as `a` or `ae`.
 *
 * @param wordsOf asked once for each entry, when the first words come unless {@link foldAhead} has asked before; also
 *   when other entries have joined it since
 */
export function createFilter<Entry extends object>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => Filterable,
): (typed: string) => readonly Entry[] {
  let folded: readonly (Folded & { readonly entry: Entry })[] | undefined;
  return (typed) => {
    const wanted = fold(typed, 'short').trim();
    if (wanted === '') return entries;
    folded ??= entries.map((entry) => ({ ...foldOnce(entry, wordsOf), entry }));
    const words = typed.trim().split(/\s+/).map(spelt);
    const wantedNumber = withoutZeros(wanted);
    return folded
      .filter(
        ({ code, number, names }) =>
          code.startsWith(wanted) ||
          (wantedNumber !== '' && number.startsWith(wantedNumber)) ||
          words.every((forms) => forms.some((form) => names.includes(form))),
      )
      .map(({ entry }) => entry);
  };
}

/** Prepares entries for filters with the same `wordsOf`, so that the first letter typed need not. Each `yield` ends a step. */
export function* foldAhead<Entry extends object>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => Filterable,
): Generator<undefined, void> {
  for (const [index, entry] of entries.entries()) {
    foldOnce(entry, wordsOf);
    if (index % step === step - 1) yield undefined;
  }
}

/** Entries that are prepared in one step. */
const step = 50;

function foldOnce<Entry extends object>(entry: Entry, wordsOf: (entry: Entry) => Filterable): Folded {
  let known = foldings.get(wordsOf);
  if (known === undefined) foldings.set(wordsOf, (known = new WeakMap()));
  let folded = known.get(entry);
  if (folded === undefined) known.set(entry, (folded = foldWords(wordsOf(entry))));
  return folded;
}

function foldWords({ code, name }: Filterable): Folded {
  const folded = normaliseCode(code);
  return { code: folded, number: withoutZeros(folded), names: spelt(name).join('\n') };
}

function spelt(text: string): readonly string[] {
  return [...new Set(spellings.map((spelling) => fold(text, spelling)))];
}

function withoutZeros(code: string): string {
  return code.replace(/^0+/, '');
}
