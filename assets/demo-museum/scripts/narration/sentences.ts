import type { Language } from './definition.js';

/** Paragraphs (separated by empty lines), each a list of sentences. A line, as in easy language, ends a sentence, too. */
export function paragraphsOf(text: string, language: Language): string[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph.split('\n').flatMap((line) => sentencesOf(line.replace(/\s+/g, ' ').trim(), language)),
    )
    .filter((sentences) => sentences.length > 0);
}

function sentencesOf(paragraph: string, language: Language): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph);
  return [...segments].map(({ segment }) => segment.trim()).reduce(joinAfterOrdinal, []);
}

/** The full stop of a German ordinal ("am 8. April") ends no sentence. */
function joinAfterOrdinal(sentences: string[], next: string): string[] {
  const last = sentences.at(-1);
  if (next === '') return sentences;
  if (last === undefined || !/(^|\s)\d{1,2}\.$/.test(last)) return [...sentences, next];
  return [...sentences.slice(0, -1), `${last} ${next}`];
}
