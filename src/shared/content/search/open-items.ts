import { type Catalogue, isRedirect } from '../catalogue.ts';
import { type Location } from '../entities/location.ts';
import { type Tour } from '../entities/tour.ts';
import { type TourItem } from '../entities/tour-item.ts';

export interface OpenItem {
  readonly item: TourItem;
  readonly tour: Tour;
}

/** Returns the stations of all open tours, tour by tour. */
export function openItems(catalogue: Catalogue): readonly OpenItem[] {
  return catalogue
    .tours()
    .filter((tour) => !isRedirect(tour))
    .flatMap((tour) => catalogue.itemsOf(tour.ID).map((item) => ({ item, tour })));
}

/** Lists a station of several tours only once, in the first of them. */
export function onceEach(items: readonly OpenItem[]): readonly OpenItem[] {
  const seen = new Set<Location['ID']>();
  return items.filter(({ item: { LocationID } }) => !seen.has(LocationID) && seen.add(LocationID));
}
