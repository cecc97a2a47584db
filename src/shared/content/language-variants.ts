/** The audiences that variants of a language are made for: easy language, children, sign language, audio description. */
export const languageVariants = ['easy', 'kids', 'sign', 'described'] as const;

export type LanguageVariant = (typeof languageVariants)[number];

export interface VariantCode {
  /** The code of the language that this is a variant of, in lower case. */
  readonly base: string;
  readonly variant: LanguageVariant;
}

/** The ISO 639-3 codes of sign languages, with the language that is spoken where they are used. */
const signLanguages: Readonly<Record<string, string>> = {
  gsg: 'de',
  sgg: 'de',
  asq: 'de',
  ase: 'en',
  bfi: 'en',
  asf: 'en',
  isg: 'en',
  nzs: 'en',
  fsl: 'fr',
  fcs: 'fr',
  ssr: 'fr',
  sfb: 'fr',
  ise: 'it',
  slf: 'it',
  ssp: 'es',
  mfs: 'es',
  psr: 'pt',
  bzs: 'pt',
  dse: 'nl',
  vgt: 'nl',
  dsl: 'da',
  swl: 'sv',
  nsl: 'nb',
  fse: 'fi',
  pso: 'pl',
  cse: 'cs',
  rsl: 'ru',
  ukl: 'uk',
  tsm: 'tr',
  isr: 'he',
  jsl: 'ja',
  kvk: 'ko',
  csl: 'zh',
};

/**
 * Reads the code of a variant: BCP 47 with private use, such as `de-x-easy` or `de-AT-x-sign`, or the code of a sign
 * language, such as `gsg`. Undefined for every other code.
 */
export function readVariantCode(code: string): VariantCode | undefined {
  const given = code.toLowerCase().replaceAll('_', '-');
  const spoken = Object.hasOwn(signLanguages, given) ? signLanguages[given] : undefined;
  if (spoken !== undefined) return { base: spoken, variant: 'sign' };
  const [, base = '', name] = /^([a-z0-9-]+)-x-([a-z]+)$/.exec(given) ?? [];
  const variant = languageVariants.find((known) => known === name);
  return variant === undefined ? undefined : { base, variant };
}

/** Returns the codes of the sign languages that are used where a language is spoken. */
export function signLanguagesOf(language: string): readonly string[] {
  return Object.keys(signLanguages).filter((code) => signLanguages[code] === language);
}

/** Returns the code under which a variant's texts and recordings are stored. */
export function variantCode(base: string, variant: LanguageVariant): string {
  return `${base}-x-${variant}`;
}
