import { type TourItem } from '#content/entities/tour-item.ts';
import { useItemNames } from '../../tour-items/use-item-names.ts';

/** Returns the code and name of each of a tour's stations. */
export function usePlaceNames(): (item: TourItem) => string {
  const { station } = useItemNames();
  return ({ Code, LocationID }) => `${Code} ${station(LocationID)}`.trim();
}
