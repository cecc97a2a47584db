/** Advice for the parser's errors; the first match counts. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/null byte|invalid character|not allowed in input/, 'save the file as UTF-8'],
  [/\btab\b/i, 'indent with blanks, not with tabs'],
  [/duplicated mapping key/, 'each field may stand once in its object; remove one of them'],
  [/unidentified alias/, 'a text that begins with * needs quotes'],
  [
    /deficient indentation|unexpected end of the stream within a (?:single|double) quoted/,
    'is a closing quote missing above?',
  ],
  [/unexpected end of the stream within a flow/, 'is a closing ] or } missing?'],
  [
    /bad indentation|mapping values|multiline key|cannot start|unexpected character|end of the stream/,
    'check the indentation; a text with a colon and a blank in it, or one that begins with & * ! % @ ` { [ or a quote, needs quotes around it',
  ],
];

/** Returns the parser's reason, with advice if there is any. */
export function withAdvice(reason: string): string {
  const found = advice.find(([pattern]) => pattern.test(reason));
  return found === undefined ? reason : `${reason} (${found[1]})`;
}
