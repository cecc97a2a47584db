import { variantIn } from '#content/catalogue.ts';
import { type Language } from '#content/entities/language.ts';
import { isRecorded } from '#content/station-variants.ts';

/** Returns each language followed by its variants, such as easy language. */
export function inFamilies(languages: readonly Language[]): readonly Language[] {
  return languages.flatMap((language) =>
    variantIn(languages, language) === undefined ? [language, ...variantsOf(languages, language)] : [],
  );
}

/** Returns the languages that staff write texts in: those without sign language and audio description. */
export function writtenIn(languages: readonly Language[]): readonly Language[] {
  return languages.filter((language) => {
    const own = variantIn(languages, language);
    return own === undefined || !isRecorded(own.variant);
  });
}

/** Returns the languages that are no variants of another one. */
export function spokenIn(languages: readonly Language[]): readonly Language[] {
  return languages.filter((language) => variantIn(languages, language) === undefined);
}

/** Returns the variants of a language in the order of the content. */
export function variantsOf(languages: readonly Language[], { Code }: Pick<Language, 'Code'>): readonly Language[] {
  return languages.filter((language) => variantIn(languages, language)?.of.Code === Code);
}
