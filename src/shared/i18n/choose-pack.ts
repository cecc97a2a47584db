/**
 * Returns which of the packs serves a language's accessibility code (section 4): empty means German; a code without a
 * pack uses its language's (`de-AT`, `zh-CN`, also by older codes: `iw`, `no`), and other languages use English.
 *
 * @param codes the packs that exist, such as `de` or `zh-Hans`
 */
export function choosePack(accessibilityCode: string, codes: readonly string[]): string {
  const code = accessibilityCode.trim().replaceAll('_', '-').toLowerCase() || 'de';
  // Readers of Nynorsk read Bokmål.
  const [language] = code
    .replace(/^n[on]\b/, 'nb')
    .replace(/^iw\b/, 'he')
    .split('-');
  return codes.find((tag) => tag.toLowerCase() === code) ?? codes.find((tag) => tag.split('-')[0] === language) ?? 'en';
}
