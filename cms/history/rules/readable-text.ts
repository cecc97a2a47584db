import { plainText } from '#content/search/plain-text.ts';

/** Returns two versions of a text without tags; as they are stored where they differ in nothing else. */
export function readableText(before: string, after: string): { readonly before: string; readonly after: string } {
  const plain = { before: withoutTags(before), after: withoutTags(after) };
  return plain.before === plain.after ? { before, after } : plain;
}

const lineEnd = /<\/(?:p|li|h\d|div|blockquote)>|<br\s*\/?>/i;

function withoutTags(html: string): string {
  if (!html.includes('<')) return html;
  return html
    .split(lineEnd)
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');
}
