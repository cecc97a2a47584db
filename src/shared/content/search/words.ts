import { fold, type Spelling, spellings } from './fold.ts';

export interface Word {
  readonly text: string;
  /** The start of the word in the folded text. */
  readonly start: number;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`;
const hasUnspaced = new RegExp(`[${unspaced}]`, 'u');
const unspacedParts = new RegExp(String.raw`[${unspaced}]\p{M}*|[^${unspaced}]+`, 'gu');

/** Returns the words of a folded text. In scripts without blanks, each letter is a word. */
export function wordsOf(folded: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: text, index } of folded.matchAll(wordPattern)) {
    if (!hasUnspaced.test(text)) words.push({ text, start: index });
    else for (const part of text.matchAll(unspacedParts)) words.push({ text: part[0], start: index + part.index });
  }
  return words;
}

const gaps = /[^\p{L}\p{N}\p{M}]+/gu;
/** Matches the same words in texts with only Western European letters, many times faster. */
const westernGaps =
  /[^\da-z\u00AA\u00B2\u00B3\u00B5\u00B9\u00BA\u00BC-\u00BE\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF]+/gi;
const isWestern = /^[\0-\u00FF\u2000-\u206F\u20AC]*$/;
const unspacedLetters = new RegExp(String.raw`[${unspaced}]\p{M}*`, 'gu');

/** Returns the same words in one text, with a blank before and after each. */
export function spaced(folded: string): string {
  if (isWestern.test(folded)) return ` ${folded.replaceAll(westernGaps, ' ')} `;
  const words = folded.replaceAll(gaps, ' ');
  return ` ${hasUnspaced.test(words) ? words.replaceAll(unspacedLetters, ' $& ') : words} `;
}

/** One word in all its spellings: `bäcker` is `backer` and `baecker`. */
export type Forms = readonly string[];

/** The typed words. One matches a word of a text if any form of the text's word begins with any form of it. */
export function formsOf(typed: string): readonly Forms[] {
  const [short, long] = spellings.map((spelling: Spelling) => wordsOf(fold(typed, spelling)));
  const seen = new Set<string>();
  return (short ?? [])
    .map(({ text }, place) => [...new Set([text, long?.[place]?.text ?? text])])
    .filter((forms) => {
      const key = forms.join(' ');
      return seen.has(key) ? false : seen.add(key).size > 0;
    });
}
