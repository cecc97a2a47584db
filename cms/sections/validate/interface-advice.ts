import { type Language } from '#content/entities/language.ts';
import { familyOf } from '#content/pick-language.ts';
import { packFor } from '#i18n/packs.ts';
import { type Problem } from './findings.ts';

/**
 * Returns advice on the languages that the guide has no texts in. The server does not know which it has.
 *
 * @param reader the language of the staff
 */
export function interfaceAdvice(
  languages: readonly Pick<Language, 'ID' | 'AccessibilityCode'>[],
  reader: string,
): readonly Problem[] {
  const names = new Intl.DisplayNames(reader, { type: 'language' });
  return languages.flatMap(({ ID, AccessibilityCode }): readonly Problem[] => {
    const code = AccessibilityCode.trim().replaceAll('_', '-') || 'de';
    const shown = packFor(code);
    if (familyOf(code) === familyOf(shown)) return [];
    const Facts = { shown: names.of(shown) ?? shown };
    return [{ Model: 'languages', ID, Field: 'AccessibilityCode', Key: 'interface-foreign', Facts }];
  });
}
