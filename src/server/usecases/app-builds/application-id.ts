import { longestInBuild } from '#contract/calls/build-calls.ts';

/** Java's words: names of packages must not be any of them. */
const reservedWords = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else enum extends false
   final finally float for goto if implements import instanceof int interface long native new null package private
   protected public return short static strictfp super switch synchronized this throw throws transient true try void
   volatile while`.split(/\s+/),
);

export function isReservedWord(part: string): boolean {
  return reservedWords.has(part);
}

/** Returns what is wrong with an ID by Android's rules; undefined if nothing is. */
export function faultOfId(
  id: string,
): { readonly kind: 'form' } | { readonly kind: 'word'; readonly word: string } | undefined {
  const parts = id.split('.');
  const isFormed = parts.length >= 2 && parts.every((part) => /^[A-Za-z]\w*$/.test(part));
  if (!isFormed || id.length > longestInBuild.ApplicationID) return { kind: 'form' };
  const word = parts.find(isReservedWord);
  return word === undefined ? undefined : { kind: 'word', word };
}
