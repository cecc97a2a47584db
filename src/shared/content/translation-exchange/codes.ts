/** A part of a text: words, or a code that translators must not touch, such as a tag or `{message:CODE}`. */
export type Part =
  | { readonly kind: 'words'; readonly raw: string }
  /** A tag without its other half, or a placeholder. */
  | { readonly kind: 'alone'; readonly raw: string }
  /** `pair` is the same number for both halves, and different for every pair of a text. */
  | { readonly kind: 'open' | 'close'; readonly raw: string; readonly pair: number };

const code = /<\/?[a-z][^<>]*>|\{message:[^{}]+\}|\{[a-z]\w*\}/gi;
const alwaysAlone = /^(?:br|hr|img|wbr|source|input)$/;

/** Returns the parts of a text in order. Joined, their `raw` is the text. Pairs are properly nested. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  const open: { readonly name: string; readonly place: number }[] = [];
  let end = 0;
  let pairs = 0;
  const addWords = (until: number): void => {
    if (until > end) parts.push({ kind: 'words', raw: text.slice(end, until) });
  };
  for (const { 0: raw, index } of text.matchAll(code)) {
    addWords(index);
    end = index + raw.length;
    const name = tagName(raw);
    const opener = raw.startsWith('</') ? open.findLastIndex((each) => each.name === name) : -1;
    const first = open[opener];
    if (first !== undefined) {
      pairs += 1;
      parts[first.place] = { kind: 'open', raw: parts[first.place]?.raw ?? '', pair: pairs };
      parts.push({ kind: 'close', raw, pair: pairs });
      open.length = opener;
      continue;
    }
    if (isOpening(raw, name)) open.push({ name, place: parts.length });
    parts.push({ kind: 'alone', raw });
  }
  addWords(text.length);
  return parts;
}

/** Returns what a text consists of apart from its tags. */
export function wordsIn(text: string): string {
  return partsOf(text)
    .map(({ kind, raw }) => (kind === 'words' || raw.startsWith('{') ? raw : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The name of a tag, with a slash if it closes; empty for a placeholder. */
export function tagName(raw: string): string {
  return (/^<\/?([a-z][^\s/<>]*)/i.exec(raw)?.[1] ?? '').toLowerCase();
}

function isOpening(raw: string, name: string): boolean {
  return raw.startsWith('<') && !raw.startsWith('</') && !raw.endsWith('/>') && !alwaysAlone.test(name);
}
