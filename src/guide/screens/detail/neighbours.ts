import { type Catalogue } from '#content/catalogue.ts';
import { type TourItem } from '#content/entities/tour-item.ts';

export interface Neighbours {
  readonly next: TourItem | undefined;
  readonly previous: TourItem | undefined;
}

/** The stations of the tour before and after one that can be opened. */
export function neighboursOf(item: TourItem, catalogue: Pick<Catalogue, 'itemsOf' | 'location'>): Neighbours {
  const items = catalogue.itemsOf(item.TourID);
  const place = items.findIndex(({ ID }) => ID === item.ID);
  const canOpen = ({ LocationID }: TourItem): boolean => catalogue.location(LocationID) !== undefined;
  return {
    next: items.slice(place + 1).find(canOpen),
    previous: items.slice(0, Math.max(place, 0)).findLast(canOpen),
  };
}
