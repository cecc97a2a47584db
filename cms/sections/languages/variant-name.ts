import { type Language } from '#content/entities/language.ts';
import { type LanguageVariant } from '#content/language-variants.ts';
import { ownName } from '#content/own-name.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { variantNames } from '#i18n/variant-names.ts';
import { codeByName } from './language-code.ts';

/** Proposes the name of a variant in the language itself: "Deutsch – Leichte Sprache". Without a network it is the language alone. */
export async function proposedName(of: Language, variant: LanguageVariant): Promise<string> {
  const language = of.DisplayName || of.Code;
  try {
    // What reads a language aloud is German while nothing is chosen, so it says least of the language.
    const known = [codeByName(language, 'en'), of.Code].find((code) => ownName(code) !== undefined);
    const texts = await loadTexts(known ?? of.AccessibilityCode, ['versions']);
    return `${language} – ${texts[variantNames[variant]]}`;
  } catch (error) {
    console.warn('The words for a variant could not be loaded', error);
    return language;
  }
}
