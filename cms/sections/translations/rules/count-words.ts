import { wordsIn } from '#content/translation-exchange/codes.ts';

export interface Count {
  readonly words: number;
  readonly characters: number;
}

export const nothing: Count = { words: 0, characters: 0 };

/** In languages without blanks, agencies count every character as a word. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu;

/** Counts a text without its tags, as agencies do; characters with blanks. */
export function countOf(text: string): Count {
  const words = wordsIn(text);
  return { words: words.match(word)?.length ?? 0, characters: [...words].length };
}

export function sum(one: Count, other: Count): Count {
  return { words: one.words + other.words, characters: one.characters + other.characters };
}
