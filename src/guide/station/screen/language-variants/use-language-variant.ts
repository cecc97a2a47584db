import { useMemo } from 'react';
import { type Location } from '#content/entities/location.ts';
import { type LanguageVariant } from '#content/language-variants.ts';
import { codesOfVariants, inVariant, variantsAt } from '#content/station-variants.ts';
import { useContent } from '../../../state/content/content-context.tsx';
import { useSettings } from '../../../state/content/interface-context.tsx';

export interface StationInVariant {
  /** The variants of the visitor's language that the station has. */
  readonly offered: readonly LanguageVariant[];
  /** The variant that the visitor gets; undefined: the language itself. */
  readonly variant: LanguageVariant | undefined;
  /** The station with the recording of that variant. */
  readonly location: Location;
}

/** Returns a station in the variant that the visitor chose, at this station or anywhere else, if the station has it. */
export function useLanguageVariant(station: Location): StationInVariant {
  const { catalogue, language } = useContent();
  const { variant: chosen } = useSettings();
  return useMemo(() => {
    const codes = codesOfVariants(catalogue.languages, language);
    const offered = variantsAt(station, { codes, language: language.Code });
    const variant = offered.find((one) => one === chosen);
    return { offered, variant, location: inVariant(station, variant, codes) };
  }, [catalogue, language, chosen, station]);
}
