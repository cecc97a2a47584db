import { fold, type Spelling, spellings } from './fold.ts';

export interface Word {
  readonly text: string;
  /** Where in the folded text it begins. */
  readonly start: number;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`;
const hasUnspaced = new RegExp(`[${unspaced}]`, 'u');
const unspacedParts = new RegExp(String.raw`[${unspaced}]\p{M}*|[^${unspaced}]+`, 'gu');

/** The words of a folded text. Where a script puts no blanks between them, each letter is one. */
export function wordsOf(folded: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: text, index } of folded.matchAll(wordPattern)) {
    if (!hasUnspaced.test(text)) words.push({ text, start: index });
    else for (const part of text.matchAll(unspacedParts)) words.push({ text: part[0], start: index + part.index });
  }
  return words;
}

/** One word in all its spellings: `bäcker` is `backer` and `baecker`. */
export type Forms = readonly string[];

/** What has been typed, word by word. A text word is meant by one of these when any form of it begins with any form of that. */
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
