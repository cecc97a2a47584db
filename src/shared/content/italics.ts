export interface Stretch {
  readonly text: string;
  readonly isItalic: boolean;
}

/**
 * Returns a function that splits a text at the words of ItalicsStrings (section 3.4): whole words or phrases, longer
 * ones first, with any white space between the words of a phrase. The joined parts are the text.
 *
 * @param list words or phrases, one per line
 */
export function italicsCutter(list: string): (text: string) => readonly Stretch[] {
  const phrases = list
    .split(/\r\n|\r|\n/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
  if (phrases.length === 0) return (text) => [{ text, isItalic: false }];
  const alternatives = [...new Set(phrases)]
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) =>
      phrase
        .split(/\s+/)
        .map(escapePattern)
        .join(String.raw`\s+`),
    )
    .join('|');
  const letter = String.raw`[\p{L}\p{M}\p{N}_]`;
  const pattern = new RegExp(`(?<!${letter})(${alternatives})(?!${letter})`, 'u');
  return (text) =>
    text
      .split(pattern)
      .map((part, index) => ({ text: part, isItalic: index % 2 === 1 }))
      .filter((stretch) => stretch.text !== '');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
}
