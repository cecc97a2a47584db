import { fold } from './fold.ts';
import { type Forms, formsOf, wordsOf } from './words.ts';

/** What is searched, from what matters most to what matters least. */
export const searchedFields = ['name', 'header', 'tour', 'description', 'text', 'transcript'] as const;
export type SearchedTexts = Readonly<Record<(typeof searchedFields)[number], string>>;

export interface TextIndex {
  /**
   * Where all typed words are the beginnings of words, best first: by what matters most, whole words before beginnings,
   * then in the order given. The numbers are the places of the texts.
   */
  readonly find: (typed: string) => readonly number[];
}

/**
 * Reads all texts once. It asks after each whether to breathe, so that nobody waits for it.
 *
 * @param breathe a promise to wait for, or undefined to go on at once
 */
export async function buildTextIndex(
  count: number,
  textsAt: (place: number) => SearchedTexts,
  breathe: () => Promise<void> | undefined,
): Promise<TextIndex> {
  const entries: Entries = new Map();
  for (let place = 0; place < count; place += 1) {
    for (const [word, weight] of weighted(textsAt(place))) add(entries, word, place * weights + weight);
    const pause = breathe();
    if (pause !== undefined) await pause;
  }
  return { find: (typed) => find(entries, count, formsOf(typed)) };
}

/** More than the highest weight of a field, so that a place and a weight fit into one number. */
const weights = 8;

/** By first letter, then by word: where the word stands (`place * weights + weight`). */
type Entries = Map<string, Map<string, number[]>>;

function add(entries: Entries, word: string, where: number): void {
  const initial = word.charAt(0);
  let words = entries.get(initial);
  if (words === undefined) entries.set(initial, (words = new Map()));
  const places = words.get(word);
  if (places === undefined) words.set(word, [where]);
  else places.push(where);
}

/** Each word in its forms, with the weight of the best field it stands in. */
function weighted(texts: SearchedTexts): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const [rank, field] of searchedFields.entries()) {
    const short = fold(texts[field], 'short');
    const long = fold(texts[field], 'long');
    for (const folded of short === long ? [short] : [short, long]) {
      for (const { text } of wordsOf(folded)) if (!words.has(text)) words.set(text, searchedFields.length - rank);
    }
  }
  return words;
}

function find(entries: Entries, count: number, wanted: readonly Forms[]): readonly number[] {
  const [first, ...others] = wanted.map((forms) => scoresOf(entries, count, forms));
  if (first === undefined) return [];
  const keys: number[] = [];
  for (let place = 0; place < count; place += 1) {
    let sum = first[place] ?? 0;
    let lacks = sum === 0;
    for (const scores of others) {
      const score = scores[place] ?? 0;
      lacks ||= score === 0;
      sum += score;
    }
    if (!lacks) keys.push((wanted.length * 2 * weights - sum) * count + place);
  }
  return Array.from(Float64Array.from(keys).toSorted(), (key) => key % count);
}

/** For each place how well it has the word: 0 is not at all. */
function scoresOf(entries: Entries, count: number, forms: Forms): Uint8Array {
  const scores = new Uint8Array(count);
  for (const form of forms) {
    for (const [word, places] of entries.get(form.charAt(0)) ?? []) {
      if (!word.startsWith(form)) continue;
      const whole = word.length === form.length ? 1 : 0;
      for (const where of places) {
        const place = Math.floor(where / weights);
        const score = (where % weights) * 2 + whole;
        if (score > (scores[place] ?? 0)) scores[place] = score;
      }
    }
  }
  return scores;
}
