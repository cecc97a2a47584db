import { readVariantCode } from './language-variants.ts';
import { anyLanguage, type LanguageMap } from './schema/texts.ts';

export interface Spoken {
  readonly text: string;
  /** The language code of the text; `und` if the content does not specify it. */
  readonly language: string;
  /** Whether the text is not in the requested language. */
  readonly isFallback: boolean;
}

const silence: Spoken = Object.freeze({ text: '', language: anyLanguage, isFallback: false });

/**
 * Picks the text for a visitor: the chosen language; for a variant (`de-x-easy`), the language that it is a variant of; its
 * base (`de-AT` to `de`) or another of that base, a text given for all languages, the default language in the same way,
 * then any other. Visitors who did not choose a variant get its text only if there is nothing else, and never what is
 * signed or described. A text for all languages never counts as a fallback, and a blank text counts as missing. Case in
 * codes matters only if two of them differ in nothing else.
 *
 * @param spoken the visitor's language without its variant, such as `de-AT` for `de-x-easy`
 */
export function inLanguage(
  map: LanguageMap,
  chosen: string,
  fallback: string,
  spoken = readVariantCode(chosen)?.base ?? chosen,
): Spoken {
  const codes = Object.keys(map).filter((code) => map[code]?.trim());
  if (codes.length === 0) return silence;
  const own = exact(chosen);
  const found =
    own ??
    nearest(spoken) ??
    (codes.includes(anyLanguage) ? anyLanguage : undefined) ??
    nearest(fallback) ??
    codes.find(isSpoken) ??
    codes.find(isRead);
  if (found === undefined) return silence;
  const isNear =
    found === own || found === anyLanguage || (isSpoken(found) && baseLanguage(found) === baseLanguage(spoken));
  return { text: map[found] ?? '', language: found, isFallback: !isNear };

  function exact(wanted: string): string | undefined {
    const lowerCase = wanted.toLowerCase();
    return codes.find((code) => code === wanted) ?? codes.find((code) => code.toLowerCase() === lowerCase);
  }

  function nearest(wanted: string): string | undefined {
    const base = baseLanguage(wanted);
    return (
      exact(wanted) ??
      codes.find((code) => code.toLowerCase() === base) ??
      codes.find((code) => baseLanguage(code) === base && isSpoken(code))
    );
  }
}

function isRead(code: string): boolean {
  return /^(?:easy|kids)$/.test(readVariantCode(code)?.variant ?? '');
}

function isSpoken(code: string): boolean {
  return readVariantCode(code) === undefined;
}

const rightToLeft = new Set('ar arc ckb dv fa he iw khw ks ps sd ug ur yi'.split(' '));
const rightToLeftScripts = new Set('adlm arab hebr mand nkoo rohg samr syrc thaa'.split(' '));

/** Returns a language's writing direction for the `dir` attribute; an explicit script (`pa-Arab`) decides. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const script = /^[a-z]{2,3}[-_]([a-z]{4})(?:[-_]|$)/i.exec(language)?.[1];
  const isRightToLeft =
    script === undefined ? rightToLeft.has(baseLanguage(language)) : rightToLeftScripts.has(script.toLowerCase());
  return isRightToLeft ? 'rtl' : 'ltr';
}

/** Returns the language without its region or variant, in lower case: `de` for `de-AT`. */
export function baseLanguage(code: string): string {
  return code.toLowerCase().split(/[-_]/)[0] ?? '';
}
