/** Visitors type tokens in small letters, with blanks and dashes. */
export function normaliseToken(typed: string): string {
  return typed.replaceAll(/[\s\p{Dash}]/gu, '').toUpperCase();
}
