import { languagesOf, variantIn } from './catalogue.ts';
import { storedObjects, type TourDefinition } from './definition.ts';
import { type Language } from './entities/language.ts';
import { location } from './entities/location.ts';
import { type LanguageVariant } from './language-variants.ts';
import { codesOfVariants, inVariant, isRecorded, variantsAt } from './station-variants.ts';

/** How many stations differ in a variant of a language. All others are as in the language. */
export interface VariantCoverage {
  readonly language: Language;
  readonly of: Language;
  readonly variant: LanguageVariant;
  readonly stations: number;
  /** The stations of the content. */
  readonly all: number;
}

/** Returns how far every listed variant is: texts and recordings of easy language and for children, recordings alone of the others. */
export function variantCoverage(definition: TourDefinition): readonly VariantCoverage[] {
  const languages = languagesOf(storedObjects(definition, 'Languages'));
  const variants = languages.flatMap((language) => {
    const own = variantIn(languages, language);
    return own === undefined ? [] : [{ language, ...own, codes: codesOfVariants(languages, own.of) }];
  });
  if (variants.length === 0) return [];
  const stations = storedObjects(definition, 'Locations').map(location.completeOnce);
  return variants.map(({ language, of, variant, codes }) => ({
    language,
    of,
    variant,
    all: stations.length,
    stations: stations.filter((station) =>
      isRecorded(variant)
        ? inVariant(station, variant, codes) !== station
        : variantsAt(station, { codes, language: of.Code }).includes(variant),
    ).length,
  }));
}
