import { type LanguageVariant } from '#content/language-variants.ts';

/** The text that names each variant of a language. */
export const variantNames = {
  easy: 'versions.easy',
  kids: 'versions.kids',
  sign: 'versions.SignLanguageURL',
  described: 'versions.AudioDescriptionURL',
} as const satisfies Readonly<Record<LanguageVariant, string>>;
