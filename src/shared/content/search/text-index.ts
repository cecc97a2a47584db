import { fold, hasLongSpelling } from './fold.ts';
import { type Forms, formsOf, spaced } from './words.ts';

/** The searched texts, the most important first. */
export const searchedFields = ['name', 'header', 'tour', 'description', 'text', 'transcript'] as const;
export type SearchedTexts = Readonly<Record<(typeof searchedFields)[number], string>>;

export interface TextIndex {
  /**
   * Returns the indexes of the texts in which each typed word begins a word. The best come first: matches in more
   * important fields, then whole words, then the given order.
   */
  readonly find: (typed: string) => readonly number[];
}

/** Indexes all texts, one in each step. */
export function* buildTextIndex(
  count: number,
  textsAt: (place: number) => SearchedTexts,
): Generator<undefined, TextIndex> {
  const entries: Entry[] = [];
  for (let place = 0; place < count; place += 1) {
    entries.push(readTexts(textsAt(place)));
    yield;
  }
  return { find: (typed) => find(entries, formsOf(typed)) };
}

/**
 * The folded words of a station, field by field, each between blanks. Browsers search ten million letters faster than
 * they could build an index of word positions.
 */
interface Entry {
  readonly words: string;
  /** The end of each field's words. */
  readonly ends: readonly number[];
}

function readTexts(texts: SearchedTexts): Entry {
  let words = '';
  const ends = searchedFields.map((field) => {
    const text = texts[field];
    words += spaced(fold(text, 'short'));
    if (hasLongSpelling(text)) words += spaced(fold(text, 'long'));
    return words.length;
  });
  return { words, ends };
}

function find(entries: readonly Entry[], wanted: readonly Forms[]): readonly number[] {
  if (wanted.length === 0) return [];
  const best = wanted.length * 2 * (searchedFields.length + 1);
  const keys: number[] = [];
  for (const [place, entry] of entries.entries()) {
    const score = scoreOf(entry, wanted);
    if (score > 0) keys.push((best - score) * entries.length + place);
  }
  return Array.from(Float64Array.from(keys).toSorted(), (key) => key % entries.length);
}

/** Returns how well a station matches all the words; 0 if one is missing. */
function scoreOf(entry: Entry, wanted: readonly Forms[]): number {
  let sum = 0;
  for (const forms of wanted) {
    let score = 0;
    for (const form of forms) score = Math.max(score, scoreOfWord(entry, form));
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

/** The most important field decides; among equals, a match of a whole word does. */
function scoreOfWord({ words, ends }: Entry, form: string): number {
  const start = words.indexOf(` ${form}`);
  if (start === -1) return 0;
  const rank = ends.findIndex((end) => start < end);
  const whole = words.indexOf(` ${form} `, start);
  const isWhole = whole !== -1 && whole < (ends[rank] ?? 0);
  return (searchedFields.length - rank) * 2 + (isWhole ? 1 : 0);
}
