import { type Catalogue } from '#content/catalogue.ts';
import { idIn, placeAt } from '../../../routes.ts';

/** The meaning of a screen for a walk. */
export interface Presence {
  /** Whether the screen belongs to the walk's tour. */
  readonly isOnTour: boolean;
  /** The station of that tour that the screen shows. */
  readonly opened: number | undefined;
}

export function presenceAt(pathname: string, tourID: number, catalogue: Pick<Catalogue, 'item'>): Presence {
  const { name, params } = placeAt(pathname);
  const listed = name === 'locations' ? idIn(params['tourId']) : undefined;
  const item = catalogue.item(idIn(params['tourItemId']) ?? -1);
  const isOnTour = (listed ?? item?.TourID) === tourID;
  return { isOnTour, opened: isOnTour ? item?.ID : undefined };
}
