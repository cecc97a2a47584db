import { type Spoken } from '#content/language-fallback.ts';

/** Whether a text that staff may have written as HTML shows nothing. */
export function isEmptyText({ text }: Spoken): boolean {
  return /^(?:\s|&nbsp;|<[^>]*>)*$/.test(text);
}
