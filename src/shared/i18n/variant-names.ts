/** The text that names each variant of a language, such as easy language. */
export const variantNames = {
  easy: 'versions.easy',
  kids: 'versions.kids',
  sign: 'versions.SignLanguageURL',
  described: 'versions.AudioDescriptionURL',
} as const;
