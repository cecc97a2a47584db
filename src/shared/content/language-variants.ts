/** The audiences that variants of a language are made for: easy language, children, sign language, audio description. */
export const languageVariants = ['easy', 'kids', 'sign', 'described'] as const;

export type LanguageVariant = (typeof languageVariants)[number];

export interface VariantCode {
  /** The code of the language that this is a variant of, in lower case. */
  readonly base: string;
  readonly variant: LanguageVariant;
}

/** Languages, each with the ISO 639-3 codes of the sign languages that are used where it is spoken. */
const signLanguages =
  'de gsg sgg asq;en ase bfi asf isg nzs;fr fsl fcs ssr sfb;it ise slf;es ssp mfs;pt psr bzs;nl dse vgt;da dsl;sv swl;nb nsl;' +
  'fi fse;pl pso;cs cse;ru rsl;uk ukl;tr tsm;he isr;ja jsl;ko kvk;zh csl';

/**
 * Reads the code of a variant: BCP 47 with private use, such as `de-x-easy` or `de-AT-x-sign`, or the code of a sign
 * language, such as `gsg`. Undefined for every other code.
 */
export function readVariantCode(code: string): VariantCode | undefined {
  const given = code.toLowerCase().replaceAll('_', '-');
  const signs = given.length === 3 ? signLanguages.split(';').find((one) => one.includes(` ${given}`)) : undefined;
  if (signs !== undefined) return { base: signs.slice(0, 2), variant: 'sign' };
  const [, base = '', name] = /^([a-z0-9-]+)-x-([a-z]+)$/.exec(given) ?? [];
  const variant = languageVariants.find((known) => known === name);
  return variant === undefined ? undefined : { base, variant };
}

/** Returns the codes of the sign languages that are used where a language is spoken. */
export function signLanguagesOf(language: string): readonly string[] {
  const all = signLanguages.split(';').map((one) => one.split(' '));
  return all.find(([spoken]) => spoken === language)?.slice(1) ?? [];
}

/** Returns the code under which a variant's texts and recordings are stored. */
export function variantCode(base: string, variant: LanguageVariant): string {
  return `${base}-x-${variant}`;
}
