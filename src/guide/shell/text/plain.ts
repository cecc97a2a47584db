import { type Spoken } from '#content/language-fallback.ts';

/**
 * Returns a text that staff may have written as HTML, without its tags. The browser's own parser loads and runs nothing
 * here; the search's table of entities would weigh a kilobyte.
 */
export function plain(spoken: Spoken): Spoken {
  if (!/[<&]/.test(spoken.text)) return spoken;
  const apart = spoken.text.replaceAll(/<(?=\/?(?:p|div|li|h\d|br|td)\b)/gi, ' <');
  const { body } = new DOMParser().parseFromString(apart, 'text/html');
  for (const unseen of body.querySelectorAll('script, style')) unseen.remove();
  return { ...spoken, text: body.textContent.trim() };
}
