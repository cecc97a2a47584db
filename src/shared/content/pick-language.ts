import { type Language } from './entities/language.ts';
import { baseLanguage } from './language-fallback.ts';

/**
 * Returns the language to start in: the one chosen before, else the first that the device prefers, else the museum's
 * default.
 *
 * @param languages the languages of the content, the default one first
 * @param preferred BCP 47 codes of the device, the best first
 */
export function pickLanguage(
  languages: readonly [Language, ...Language[]],
  chosen: string | undefined,
  preferred: readonly string[],
): Language {
  const wanted = chosen === undefined ? preferred : [chosen, ...preferred];
  for (const code of wanted) {
    const found = nearest(languages, code);
    if (found !== undefined) return found;
  }
  return languages[0];
}

/** Tries a language's own code first, because German and plain German, for example, may share an accessibility code. */
function nearest(languages: readonly Language[], code: string): Language | undefined {
  const isSameCode = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  const family = familyOf(code);
  const usual = familyOf(baseLanguage(code));
  const isRelated = (other: string): boolean => family !== undefined && familyOf(other) === family;
  return (
    languages.find(({ Code }) => isSameCode(Code, code)) ??
    languages.find(
      ({ AccessibilityCode }) => !isSameCode(code, baseLanguage(code)) && isSameCode(AccessibilityCode, code),
    ) ??
    // Traditional Chinese is read in Taiwan and Hong Kong, though "zh" alone means the simplified one.
    (family === usual ? undefined : languages.find(({ Code }) => isRelated(Code))) ??
    languages.find(({ Code }) => isSameCode(Code, baseLanguage(code))) ??
    languages.find(({ Code }) => isRelated(Code)) ??
    languages.find(({ Code }) => isSameCode(baseLanguage(Code), baseLanguage(code))) ??
    languages.find(({ AccessibilityCode }) => isSameCode(AccessibilityCode, code)) ??
    languages.find(({ AccessibilityCode }) => isRelated(AccessibilityCode))
  );
}

/**
 * Returns what languages have in common that their readers take for the same: the language without its older codes (`iw`
 * for Hebrew, `in` for Indonesian, `tl` for Filipino), and its script. Undefined for codes of the museum's own.
 */
export function familyOf(code: string): string | undefined {
  try {
    const { language, script = '' } = new Intl.Locale(code).maximize();
    return `${language.replace(/^n[bn]$/, 'no')}-${script}`;
  } catch {
    return undefined;
  }
}
