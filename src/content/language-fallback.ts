import { anyLanguage, type LanguageMap } from './schema/texts.ts';

export interface Spoken {
  readonly text: string;
  /** The language code that the text is in; `und` when the content does not say. */
  readonly language: string;
  /** true when the text is not in the language that was asked for. */
  readonly isFallback: boolean;
}

const silence: Spoken = Object.freeze({ text: '', language: anyLanguage, isFallback: false });

/**
 * Picks the text for a visitor: the chosen language, its base (`de-AT` to `de`), the default language and its base,
 * then any that is there. A text that was given for all languages is never called a fallback. Codes differ in case
 * at most by mistake, so case does not count.
 */
export function inLanguage(map: LanguageMap, chosen: string, fallback: string): Spoken {
  const codes = Object.keys(map).filter((code) => map[code] !== '');
  if (codes.length === 0) return silence;
  const found =
    find(chosen) ??
    (codes.includes(anyLanguage) ? anyLanguage : undefined) ??
    find(fallback) ??
    codes[0] ??
    anyLanguage;
  const isFallback = found !== anyLanguage && baseOf(found) !== baseOf(chosen);
  return { text: map[found] ?? '', language: found, isFallback };

  function find(wanted: string): string | undefined {
    const same = wanted.toLowerCase();
    return (
      codes.find((code) => code.toLowerCase() === same) ??
      codes.find((code) => code.toLowerCase() === baseOf(same)) ??
      codes.find((code) => baseOf(code) === baseOf(same))
    );
  }
}

const rightToLeft = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'ha-arab',
  'he',
  'iw',
  'khw',
  'ks',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
]);

/** The writing direction of a language, for the `dir` attribute. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const code = language.toLowerCase();
  return rightToLeft.has(code) || rightToLeft.has(baseOf(code)) ? 'rtl' : 'ltr';
}

function baseOf(code: string): string {
  return code.toLowerCase().split(/[-_]/)[0] ?? '';
}
