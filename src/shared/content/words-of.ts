const blockEnd = /<\/(?:p|li|h[1-6]|tr|dt|dd|blockquote)\s*>|<(?:br|hr)\s*\/?>/i;
const unseen = /<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const tag = /<\/?[a-z][^>]*>/gi;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** Returns the words of HTML in paragraphs, as HTML without any other markup: what looks like markup is text. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(unseen, '')
    .split(blockEnd)
    .map((block) => withoutEntities(block.replaceAll(tag, '')).trim())
    .filter((text) => text !== '')
    .map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');
}

function withoutEntities(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
    },
  );
}
