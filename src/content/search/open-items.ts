import { type Catalogue, isRedirect } from '../catalogue.ts';
import { type Location } from '../entities/location.ts';
import { type Tour } from '../entities/tour.ts';
import { type TourItem } from '../entities/tour-item.ts';

export interface OpenItem {
  readonly item: TourItem;
  readonly tour: Tour;
}

/** The stations of all tours that visitors can come to, tour by tour. */
export function openItems(catalogue: Catalogue): readonly OpenItem[] {
  return catalogue
    .tours()
    .filter((tour) => !isRedirect(tour))
    .flatMap((tour) => catalogue.itemsOf(tour.ID).map((item) => ({ item, tour })));
}

/** A station that stands in several tours is found once, in the first of them. */
export function onceEach(items: readonly OpenItem[]): readonly OpenItem[] {
  const seen = new Set<Location['ID']>();
  return items.filter(({ item: { LocationID } }) => !seen.has(LocationID) && seen.add(LocationID));
}
