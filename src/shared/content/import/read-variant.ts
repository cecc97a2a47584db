import { type Language } from '../entities/language.ts';
import { baseLanguage } from '../language-fallback.ts';
import { type LanguageVariant, languageVariants, readVariantCode, variantCode } from '../language-variants.ts';

/** Returns a code; undefined for what names no language. */
type Reader = (given: string) => string | undefined;

/** What people call variants, beside a language. */
const words: Readonly<Record<LanguageVariant, readonly string[]>> = {
  easy: ['easy', 'easy read', 'leicht'],
  kids: ['kids', 'children', 'for children', 'kinder', 'für kinder', 'fuer kinder'],
  sign: ['sign', 'gebärden'],
  described: ['described', 'ad'],
};

/** What people call them even without a language, whether the museum has them or not. */
const ownWords: Readonly<Record<LanguageVariant, readonly string[]>> = {
  easy: ['easy language', 'leichte sprache'],
  kids: [],
  sign: ['sign language', 'gebärdensprache', 'gebaerdensprache', 'dgs'],
  described: ['audio description', 'audiodescription', 'audiodeskription'],
};

/** The names of variants that a museum gets with its texts. */
const names = {
  easy: ['Easy language', 'Leichte Sprache'],
  kids: ['For children', 'Für Kinder'],
  sign: ['Sign language', 'Gebärdensprache'],
  described: ['Audio description', 'Audiodeskription'],
} as const satisfies Readonly<Record<LanguageVariant, readonly [en: string, de: string]>>;

/**
 * Returns how to read a variant of a language by its code or by words: `de-x-easy`, `de_easy`, `Deutsch Leichte Sprache`,
 * `DGS`. Words alone mean the default language, and some of them only a variant that the museum has.
 *
 * @param known of the museum, the default language first
 * @param readSpoken reads a language that is no variant
 */
export function createVariantReader(known: readonly Pick<Language, 'Code'>[], readSpoken: Reader): Reader {
  const listed = known.flatMap(({ Code }) => {
    const read = readVariantCode(Code);
    return read === undefined ? [] : [{ Code, ...read }];
  });
  const listedOf = (base: string, variant: LanguageVariant): string | undefined =>
    listed.find((one) => one.variant === variant && one.base === base.toLowerCase())?.Code ??
    listed.find((one) => one.variant === variant && baseLanguage(one.base) === baseLanguage(base))?.Code;
  const ofLanguage = (base: string | undefined, variant: LanguageVariant): string | undefined =>
    base === undefined || readVariantCode(base) !== undefined
      ? undefined
      : (listedOf(base, variant) ?? variantCode(base, variant));

  return (given) => {
    const code = readVariantCode(given.trim());
    if (code !== undefined) {
      const isWritten = given.toLowerCase().includes('x');
      return (
        listedOf(code.base, code.variant) ?? (isWritten ? ofLanguage(readSpoken(code.base), code.variant) : undefined)
      );
    }
    const asked = given
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[\s_,.–—-]+/g, ' ')
      .trim();
    for (const variant of languageVariants) {
      const standard = known[0]?.Code ?? '';
      const bare = listedOf(standard, variant) ?? listed.find((one) => one.variant === variant)?.Code;
      if (ownWords[variant].includes(asked)) return bare ?? ofLanguage(asked === 'dgs' ? 'de' : standard, variant);
      if (words[variant].includes(asked)) return bare;
      for (const word of [...ownWords[variant], ...words[variant]]) {
        const language = asked.endsWith(` ${word}`)
          ? asked.slice(0, -word.length - 1)
          : asked.startsWith(`${word} `)
            ? asked.slice(word.length + 1)
            : undefined;
        const base =
          language === undefined ? undefined : (readSpoken(language.replaceAll(' ', '-')) ?? readSpoken(language));
        const found = ofLanguage(base, variant);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
}

/** Returns a variant's name to begin with: "Deutsch – Leichte Sprache". */
export function nameOfVariant(base: Pick<Language, 'Code' | 'DisplayName'>, variant: LanguageVariant): string {
  const [inEnglish, inGerman] = names[variant];
  return `${base.DisplayName || base.Code} – ${baseLanguage(base.Code) === 'de' ? inGerman : inEnglish}`;
}
