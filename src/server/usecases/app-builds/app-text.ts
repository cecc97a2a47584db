/** Control characters and line ends, halves of characters and what is none: XML cannot hold most of them. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;

export function isForbidden(text: string): boolean {
  return forbidden.test(text);
}

/** Invisible characters; the last one is Braille without dots. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{White_Space}\u2800]/gu;

/** Whether a text has characters, and none of them can be seen. */
export function isUnseen(text: string): boolean {
  return text !== '' && text.replaceAll(unseen, '') === '';
}
