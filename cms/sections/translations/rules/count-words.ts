import { type StoredObject } from '#content/schema/containers.ts';
import { wordsIn } from '#content/translation-exchange/codes.ts';
import { type DeskText } from './open-texts.ts';

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

/** By the object or record with the text, and then by the text. */
const known = new WeakMap<StoredObject, Map<string, Count>>();

/** Returns the words and characters of a text in its source language, or in the target language if there is no other. */
export function countOnce({
  holder,
  isRecording,
  source,
  target,
}: Pick<DeskText, 'holder' | 'isRecording' | 'source' | 'target'>): Count {
  if (isRecording) return nothing;
  const words = source || target;
  const counts = known.get(holder) ?? new Map<string, Count>();
  known.set(holder, counts);
  const count = counts.get(words) ?? countOf(words);
  counts.set(words, count);
  return count;
}
