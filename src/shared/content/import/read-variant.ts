import { type Language } from '../entities/language.ts';
import { baseLanguage } from '../language-fallback.ts';
import { type LanguageVariant, languageVariants, readVariantCode, variantCode } from '../language-variants.ts';

/** Returns a code; undefined for what names no language. */
type Reader = (given: string) => string | undefined;

/** What people call a variant, by the language of the words. */
type Words = Readonly<Record<LanguageVariant, Readonly<Record<string, readonly string[]>>>>;

/** Words beside a language. */
const words: Words = {
  easy: { en: ['easy', 'easy read'], de: ['leicht'], fr: ['facile'] },
  kids: {
    en: ['kids', 'children', 'for children'],
    de: ['kinder', 'für kinder', 'fuer kinder'],
    fr: ['enfants', 'pour enfants'],
  },
  sign: { en: ['sign'], de: ['gebärden'], fr: ['signes'] },
  described: { en: ['described', 'ad'] },
};

/** Words that name a variant even without a language, whether the museum has it or not. */
const ownWords: Words = {
  easy: { en: ['easy language'], de: ['leichte sprache'], fr: ['facile à lire', 'falc'] },
  kids: {},
  sign: { en: ['sign language'], de: ['gebärdensprache', 'gebaerdensprache'], fr: ['langue des signes'] },
  described: {
    en: ['audio description', 'audiodescription'],
    de: ['audiodeskription'],
    fr: ['audiodescription'],
  },
};

/** What people call sign languages. */
const signNames: ReadonlyMap<string, string> = new Map([
  ['dgs', 'gsg'],
  ['dsgs', 'sgg'],
  ['ögs', 'asq'],
  ['bsl', 'bfi'],
  ['british sign language', 'bfi'],
  ['asl', 'ase'],
  ['american sign language', 'ase'],
  ['lsf', 'fsl'],
]);

/** The names of variants that a museum gets with its texts. */
const names = {
  easy: ['Easy language', 'Leichte Sprache'],
  kids: ['For children', 'Für Kinder'],
  sign: ['Sign language', 'Gebärdensprache'],
  described: ['Audio description', 'Audiodeskription'],
} as const satisfies Readonly<Record<LanguageVariant, readonly [en: string, de: string]>>;

/**
 * Returns how to read a variant of a language by its code or by words: `de-x-easy`, `de_easy`, `Deutsch (Leichte Sprache)`,
 * `DGS`, `gsg`. Words alone mean a language in which people say so, else the default one, and some of them only a variant
 * that the museum has.
 *
 * @param known of the museum, the default language first
 * @param readSpoken reads a language that is no variant
 */
export function createVariantReader(known: readonly Pick<Language, 'Code'>[], readSpoken: Reader): Reader {
  const listed = known.flatMap(({ Code }) => {
    const read = readVariantCode(Code);
    return read === undefined ? [] : [{ Code, ...read }];
  });
  const spoken = known.map(({ Code }) => Code).filter((code) => readVariantCode(code) === undefined);
  const listedOf = (base: string, variant: LanguageVariant): string | undefined =>
    listed.find((one) => one.variant === variant && one.base === base.toLowerCase())?.Code ??
    listed.find((one) => one.variant === variant && baseLanguage(one.base) === baseLanguage(base))?.Code;
  /** A language without a region means the one that the museum has: `de-AT`. */
  const spokenAs = (base: string): string | undefined =>
    spoken.find((code) => code.toLowerCase() === base.toLowerCase()) ??
    spoken.find((code) => baseLanguage(code) === base.toLowerCase());
  const ofLanguage = (base: string | undefined, variant: LanguageVariant): string | undefined =>
    base === undefined || readVariantCode(base) !== undefined
      ? undefined
      : (listedOf(base, variant) ?? variantCode(spokenAs(base) ?? base, variant));
  const ofWords = (tongues: readonly string[], variant: LanguageVariant, isOwn: boolean): string | undefined => {
    const standard = known[0]?.Code ?? '';
    const isIn = (code: string): boolean => tongues.includes(baseLanguage(code));
    const said = spoken.find(isIn) ?? listed.find((one) => one.variant === variant && isIn(one.base))?.base;
    const had = listedOf(standard, variant) ?? listed.find((one) => one.variant === variant)?.Code;
    const own = said === undefined ? undefined : listedOf(said, variant);
    if (own !== undefined || (!isOwn && had === undefined)) return own;
    // English words are used everywhere.
    const isForeign = said !== undefined && (isOwn || !tongues.includes('en'));
    return isForeign ? ofLanguage(said, variant) : (had ?? ofLanguage(standard, variant));
  };
  const readBeside = (text: string): string | undefined =>
    readSpoken(text.replaceAll(' ', '-')) ?? readSpoken(text) ?? readSpoken(text.replace(/(?<=\p{L}{4})er?$/u, ''));

  return (given) => {
    const code = readVariantCode(given.trim());
    if (code !== undefined) {
      const isWritten = given.toLowerCase().includes('x');
      const base = isWritten ? readSpoken(code.base) : spokenAs(code.base);
      return listedOf(code.base, code.variant) ?? ofLanguage(base, code.variant);
    }
    const asked = given
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[\s_,.:/()[\]{}–—-]+/g, ' ')
      .trim();
    const signed = readVariantCode(signNames.get(asked) ?? '');
    if (signed !== undefined) return ofLanguage(signed.base, signed.variant);
    for (const variant of languageVariants) {
      for (const [all, isOwn] of [
        [ownWords, true],
        [words, false],
      ] as const) {
        const tongues = Object.keys(all[variant]).filter((tongue) => all[variant][tongue]?.includes(asked));
        if (tongues.length > 0) return ofWords(tongues, variant, isOwn);
      }
      const besides = [ownWords, words].flatMap((all) => Object.values(all[variant]).flat());
      for (const word of variant === 'sign' ? [...besides, ...signNames.keys()] : besides) {
        const language = asked.endsWith(` ${word}`)
          ? asked.slice(0, -word.length - 1)
          : asked.startsWith(`${word} `)
            ? asked.slice(word.length + 1)
            : undefined;
        const found = language === undefined ? undefined : ofLanguage(readBeside(language), variant);
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
