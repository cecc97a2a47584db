import { fold, hasLongSpelling } from './fold.ts';
import { type Forms, formsOf, spaced } from './words.ts';

/** The searched texts, the most important first. */
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
 * Reads all texts once. Calls `breathe` after each, so that the page stays responsive.
 *
 * @param breathe a promise to wait for, or undefined to go on at once
 */
export async function buildTextIndex(
  count: number,
  textsAt: (place: number) => SearchedTexts,
  breathe: () => Promise<void> | undefined,
): Promise<TextIndex> {
  const entries: Entry[] = [];
  for (let place = 0; place < count; place += 1) {
    entries.push(readTexts(textsAt(place)));
    const pause = breathe();
    if (pause !== undefined) await pause;
  }
  return { find: (typed) => find(entries, formsOf(typed)) };
}

/**
 * The folded words of a station, those of each field after another, each between blanks. Browsers look through ten
 * million letters in less time than it takes to keep a list of where each word stands.
 */
interface Entry {
  readonly words: string;
  /** Where the words of each field end. */
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

/** The most important field decides, then whether the whole word matches. */
function scoreOfWord({ words, ends }: Entry, form: string): number {
  const start = words.indexOf(` ${form}`);
  if (start === -1) return 0;
  const rank = ends.findIndex((end) => start < end);
  const whole = words.indexOf(` ${form} `, start);
  const isWhole = whole !== -1 && whole < (ends[rank] ?? 0);
  return (searchedFields.length - rank) * 2 + (isWhole ? 1 : 0);
}
