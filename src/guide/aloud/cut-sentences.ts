/** Part of a text, by the indexes of its characters. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Splits a text into its sentences, without the space around them and without those that have nothing to read. */
export function cutSentences(text: string, language: string): readonly Stretch[] {
  const sentences: Stretch[] = [];
  for (const { index, segment } of segmenterOf(language).segment(text)) {
    const start = index + segment.length - segment.trimStart().length;
    const end = index + segment.trimEnd().length;
    const last = sentences.at(-1);
    if (last !== undefined && isTornFrom(text.slice(last.start, last.end), segment, language))
      sentences[sentences.length - 1] = { start: last.start, end: Math.max(end, last.end) };
    else if (start < end) sentences.push({ start, end });
  }
  return sentences.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'sentence' });
  } catch {
    // Museums also use codes that name no language.
    return new Intl.Segmenter('en', { granularity: 'sentence' });
  }
}

/** Whether a text goes on the sentence before it: browsers cut after every full stop before a capital letter. */
function isTornFrom(before: string, text: string, language: string): boolean {
  if (/^\p{Ll}/u.test(text)) return true;
  const [, word] = /([\p{L}\p{M}\d.]+)\.$/u.exec(before) ?? [];
  if (word === undefined) return false;
  return (
    /^(?:\p{L}\.)*\p{L}$/u.test(word) ||
    abbreviations.has(word.toLowerCase()) ||
    (/^\d{1,2}$/.test(word) && withOrdinalPoint.has(language.slice(0, 2)))
  );
}

/** Those that a name or a number follows. Single letters need no entry. */
const abbreviations = new Set(
  (
    'dr prof dipl ing st hl nr bd abb taf kat inv inv.-nr ca vgl bzw sog geb gest jh jhd jhdt ' +
    'mr mrs nos vol fig eds vs cf ' +
    'mme mlle mm env av apr sr sra srta dra núm pág sig dott avv ecc sec tav dhr mevr blz ' +
    'nar tj např św ul wiek ок рис им гг св'
  ).split(' '),
);

/** The languages that write "3. May". */
const withOrdinalPoint = new Set(['de', 'da', 'nb', 'no', 'nn', 'fi', 'cs', 'sk', 'pl', 'hu', 'hr', 'sl', 'et', 'tr']);
