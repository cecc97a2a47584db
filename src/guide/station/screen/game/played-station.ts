import { type Catalogue } from '#content/catalogue.ts';
import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { recordCode } from '#content/record-code.ts';

/** The station of a game. */
export interface PlayedStation {
  readonly item: TourItem;
  readonly location: Location;
  /** A deep dive adds no points to its station. */
  readonly isDive: boolean;
}

/** The code of the station's tour in the visitor's scores, even if the content has no such tour. */
export function tourCodeOf({ TourID }: TourItem, catalogue: Pick<Catalogue, 'tour'>): string {
  return recordCode(catalogue.tour(TourID) ?? { ID: TourID, Code: '' });
}
