/**
 * Returns which of the packs serves a language's accessibility code (section 4): empty means German; a code without a
 * pack uses its language's (`de-AT`, `zh-CN`), and other languages use English.
 *
 * @param codes the packs that exist, such as `de` or `zh-Hans`
 */
export function choosePack(accessibilityCode: string, codes: readonly string[]): string {
  const code = accessibilityCode.trim().replaceAll('_', '-').toLowerCase() || 'de';
  const languageOf = (tag: string): string => tag.split('-')[0] ?? '';
  const named = (tag: string): boolean => tag.toLowerCase() === code;
  return codes.find(named) ?? codes.find((tag) => languageOf(tag) === languageOf(code)) ?? 'en';
}
