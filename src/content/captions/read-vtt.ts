export interface Cue {
  /** Seconds. */
  readonly start: number;
  /** Seconds; later than the start. */
  readonly end: number;
  /** Plain words, without tags; line breaks are kept. */
  readonly text: string;
}

/**
 * Reads WebVTT (and, at no extra cost, SubRip): returns the cues by their start. Ignores notes, styles, regions,
 * identifiers and settings, and broken or empty cues. Never throws; a file of another kind has no cues.
 */
export function readVtt(file: string): readonly Cue[] {
  const isSubRip = !/^\uFEFF?WEBVTT/.test(file);
  const lines = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\r|\n/)
    // In SubRip a line of blanks ends a cue, too.
    .map((line) => (isSubRip && line.trim() === '' ? '' : line));
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const times = readTimes(lines[at] ?? '');
    if (times === undefined) continue;
    const first = at + 1;
    while (lines[at + 1] !== undefined && lines[at + 1] !== '' && !lines[at + 1]?.includes('-->')) at += 1;
    const words = lines.slice(first, at + 1);
    // Files that were joined by hand lack the empty line before the next cue's number.
    if (isSubRip && lines[at + 1]?.includes('-->') === true && /^\s*\d+\s*$/.test(words.at(-1) ?? '')) words.pop();
    const text = plainText(words.join('\n'));
    if (text !== '') cues.push({ ...times, text });
  }
  return cues.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

/** Returns the index of the last cue that has started; -1 before the first. It stays during the pause that follows. */
export function cueAt(cues: readonly Cue[], position: number): number {
  return cues.findLastIndex(({ start }) => start <= position);
}

const time = String.raw`(?:(\d+):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const timesPattern = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s.*)?$`);

function readTimes(line: string): Omit<Cue, 'text'> | undefined {
  const found = timesPattern.exec(line);
  if (found === null) return undefined;
  const [start, end] = [seconds(found.slice(1, 5)), seconds(found.slice(5, 9))];
  return start !== undefined && end !== undefined && end > start ? { start, end } : undefined;
}

function seconds([hours, minutes, whole, thousandths]: readonly (string | undefined)[]): number | undefined {
  const [minute, second] = [Number(minutes), Number(whole)];
  if ((hours !== undefined && minute > 59) || second > 59) return undefined;
  return Number(hours ?? 0) * 3600 + minute * 60 + second + Number(`0.${thousandths ?? 0}`);
}

function plainText(markup: string): string {
  return decodeEntities(markup.replaceAll(tags, ''))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Tags and times of WebVTT, and the places of Advanced SubStation (`{\an8}`), which editors leave in SubRip. "I <3 art" has none. */
const tags = /<(?:\/?[a-z][^>]*|\/|\d+:[\d:.]*|)(?:>|$)|\{\\[^}]*\}/gi;

/** The names of the characters from U+00A0 on, as HTML knows them. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lrm: '\u200E',
  rlm: '\u200F',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  bull: '•',
  euro: '€',
  OElig: 'Œ',
  oelig: 'œ',
  ...Object.fromEntries(latin.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)])),
};

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]*));/gi, (whole, decimal, hex, name: string) => {
    if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
  });
}
