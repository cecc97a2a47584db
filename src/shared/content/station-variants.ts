import { codeOfVariant } from './catalogue.ts';
import { LocationType } from './constants.ts';
import { type Language } from './entities/language.ts';
import { type Location } from './entities/location.ts';
import { inLanguage } from './language-fallback.ts';
import { type LanguageVariant, languageVariants } from './language-variants.ts';
import { type LanguageMap } from './schema/texts.ts';

/** The code of each variant of the visitor's language. */
export type VariantCodes = Readonly<Record<LanguageVariant, string>>;

/** @param of the language without a variant */
export function codesOfVariants(languages: readonly Language[], of: Language): VariantCodes {
  return Object.fromEntries(
    languageVariants.map((variant) => [variant, codeOfVariant(languages, of, variant)]),
  ) as VariantCodes;
}

/**
 * The fields with the recordings for visitors who do not hear and for those who do not see, by their own language. A
 * recording in MediaURL under the code of the variant comes first.
 */
export const ownFields = { sign: 'SignLanguageURL', described: 'AudioDescriptionURL' } as const;

/** The fields of a station in which a variant that is read may differ. */
export const variantTexts = ['MediaURL', 'Text', 'Description', 'Name', 'HeaderTitle', 'Transcript'] as const;

/**
 * Returns the variants that a station has for visitors of a language.
 *
 * @param language the code of the language without a variant
 */
export function variantsAt(
  station: Location,
  { codes, language }: { readonly codes: VariantCodes; readonly language: string },
): readonly LanguageVariant[] {
  return languageVariants.filter(
    (variant) =>
      fieldsOf(variant).some((field) => has(station[field], codes[variant])) ||
      (isRecorded(variant) && !isEmpty(inLanguage(station[ownFields[variant]], language, language))),
  );
}

function isEmpty({ text, isFallback }: { readonly text: string; readonly isFallback: boolean }): boolean {
  return text === '' || isFallback;
}

/** Returns the fields with what a variant has under its own code: of sign language and audio description, recordings. */
export function fieldsOf(variant: LanguageVariant): readonly (typeof variantTexts)[number][] {
  return isRecorded(variant) ? ['MediaURL'] : variantTexts;
}

/** Returns whether a variant is a recording, and its texts are those of the language. */
export function isRecorded(variant: LanguageVariant): variant is keyof typeof ownFields {
  return Object.hasOwn(ownFields, variant);
}

function has(map: LanguageMap, code: string): boolean {
  return Object.keys(map).some((key) => key.toLowerCase() === code.toLowerCase() && map[key]?.trim());
}

/**
 * Returns a station as visitors of a variant get it. The times of captions and of the Timeline are those of the station's
 * own recording, and count on only for a film that is signed.
 *
 * @param variant undefined: the station itself
 */
export function inVariant(station: Location, variant: LanguageVariant | undefined, codes: VariantCodes): Location {
  if (variant === undefined) return station;
  const code = codes[variant];
  if (!isRecorded(variant)) {
    return has(station.MediaURL, code) ? { ...station, ...withoutTimes(station, code) } : station;
  }
  const own = station[ownFields[variant]];
  const listed = Object.entries(station.MediaURL).filter(([key]) => key.toLowerCase() === code.toLowerCase());
  const recordings = { ...own, ...Object.fromEntries(listed) };
  if (isEmpty(inLanguage(recordings, code, code))) return station;
  const isSigned = variant === 'sign';
  const { ImageDescriptors } = station;
  const other = { ...station, MediaURL: recordings, Type: isSigned ? LocationType.Video : LocationType.Audio };
  return isSigned && station.Type === LocationType.Video
    ? other
    : {
        ...other,
        ...withoutTimes(station, code),
        // The first picture of a video is its poster; it stays visible beside the signing.
        ImageDescriptors: isSigned ? [...ImageDescriptors.slice(0, 1), ...ImageDescriptors] : ImageDescriptors,
      };
}

/** Captions of the variant itself fit its recording; those of the language do not. */
function withoutTimes({ CaptionsURL }: Location, code: string): Pick<Location, 'CaptionsURL' | 'Timeline'> {
  return {
    CaptionsURL: has(CaptionsURL, code) ? { [code]: inLanguage(CaptionsURL, code, code).text } : {},
    Timeline: { Locations: [], Times: [] },
  };
}
