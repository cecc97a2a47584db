/** A text with one of these is HTML; in any other, blank lines separate paragraphs and line breaks are kept. */
const blocks = /<(?:p|h[1-6]|ul|ol|dl|div|table|blockquote|br)\b/i;

export function isPlain(text: string): boolean {
  return !blocks.test(text);
}

/** Returns the HTML of a text as the guide shows it. Tags within lines, such as `<em>`, do not make it HTML. */
export function withParagraphs(text: string): string {
  if (!isPlain(text)) return text;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
