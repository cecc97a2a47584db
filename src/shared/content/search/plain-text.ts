import { decodeEntities } from '../html-entities.ts';

/** Returns the readable text of HTML written by staff: without tags, with entities resolved, on one line. */
export function plainText(html: string): string {
  const bare = html.includes('<') ? withoutTags(html) : html;
  return decodeEntities(bare).replaceAll(/\s+/g, ' ').trim();
}

const inline = /^<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|em|font|i|ins|mark|q|s|small|span|strong|sub|sup|u|wbr)\b/i;

function withoutTags(html: string): string {
  return withoutParts(
    withoutParts(withoutParts(html, '<!--', '-->'), '<script', '</script>'),
    '<style',
    '</style>',
  ).replaceAll(/<\/?[a-z][^<>]*>/gi, (tag) => (inline.test(tag) ? '' : ' '));
}

/** A tag or comment that is never closed removes the rest, as in browsers. */
function withoutParts(html: string, opening: string, closing: string): string {
  const small = html.toLowerCase();
  let rest = '';
  let place = 0;
  for (;;) {
    const start = small.indexOf(opening, place);
    if (start === -1) return rest + html.slice(place);
    rest += html.slice(place, start);
    const end = small.indexOf(closing, start + opening.length);
    if (end === -1) return rest;
    place = end + closing.length;
  }
}
