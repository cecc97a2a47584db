import { type Catalogue } from '#content/catalogue.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { diveHref, routes } from '../../../routes.ts';

/** Returns the address of a deep dive; one that is also a station of the same tour opens as that station. */
export function diveAddress(item: TourItem, locationID: number, catalogue: Pick<Catalogue, 'itemsOf'>): string {
  const own = catalogue.itemsOf(item.TourID).find(({ LocationID }) => LocationID === locationID);
  return own === undefined ? diveHref(item.ID, locationID) : routes.detail.href(own.ID);
}
