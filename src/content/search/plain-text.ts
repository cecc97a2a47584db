/** Returns the readable text of HTML written by staff: without tags, with entities resolved, on one line. */
export function plainText(html: string): string {
  const bare = html.includes('<') ? withoutTags(html) : html;
  return (bare.includes('&') ? bare.replaceAll(entity, resolve) : bare).replaceAll(/\s+/g, ' ').trim();
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

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,11}));/gi;

function resolve(
  whole: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return named.get(name) ?? whole;
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return point > 0 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
    ? String.fromCodePoint(point)
    : whole;
}

/** The names of U+00A0 to U+00FF, in their order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, place) => [name, String.fromCharCode(0xa0 + place)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    euro: '€',
    trade: '™',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Zcaron: 'Ž',
    zcaron: 'ž',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwj: '\u200D',
    zwnj: '\u200C',
  }),
]);
