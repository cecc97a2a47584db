import { type Catalogue, codeOfVariant, variantIn } from '#content/catalogue.ts';
import { byCode } from '#content/catalogue-index.ts';
import { type Language } from '#content/entities/language.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { anyLanguage } from '#content/schema/texts.ts';
import { recordedId } from '#content/record-code.ts';
import { normaliseCode } from '#content/station-code.ts';

/** The content that visits can refer to, by code, or by ID where staff gave no code. Codes are found in any spelling and stored in their normal one. */
export interface VisitedContent {
  readonly tour: (code: string) => Tour | undefined;
  readonly item: (tourCode: string, itemCode: string) => TourItem | undefined;
  /** Also variants that the museum does not list, because signed and described recordings belong to the language itself. */
  readonly language: (code: string) => Pick<Language, 'Code'> | undefined;
}

/** Means every language that the museum does not have. */
export const unknownLanguage = anyLanguage;

const known = new WeakMap<Catalogue, VisitedContent>();

/** Made once for each state of the content, so that a visit does not search tours of thousands of stations. */
export function visitedContent(catalogue: Catalogue): VisitedContent {
  const kept = known.get(catalogue);
  if (kept !== undefined) return kept;
  const made = index(catalogue);
  known.set(catalogue, made);
  return made;
}

function index(catalogue: Catalogue): VisitedContent {
  const languages = byCode(catalogue.languages);
  const items = new Map<number, ReadonlyMap<string, TourItem>>();
  const itemsOf = (tourID: number): ReadonlyMap<string, TourItem> => {
    const kept = items.get(tourID) ?? byCode(catalogue.itemsOf(tourID));
    items.set(tourID, kept);
    return kept;
  };
  const tourOf = (code: string): Tour | undefined =>
    catalogue.tourByCode(code) ?? catalogue.tour(recordedId(code) ?? -1);
  return {
    tour: tourOf,
    item(tourCode, itemCode) {
      const tour = tourOf(tourCode);
      if (tour === undefined) return undefined;
      const coded = itemsOf(tour.ID).get(normaliseCode(itemCode));
      if (coded !== undefined) return coded;
      const item = catalogue.item(recordedId(itemCode) ?? -1);
      return item?.TourID === tour.ID ? item : undefined;
    },
    language: (code) => languages.get(normaliseCode(code)) ?? unlistedVariant(catalogue, code),
  };
}

function unlistedVariant({ languages }: Catalogue, Code: string): Pick<Language, 'Code'> | undefined {
  const own = variantIn(languages, { Code });
  return own && { Code: codeOfVariant(languages, own.of, own.variant) };
}
