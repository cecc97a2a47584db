import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';

/** The station of a game. */
export interface PlayedStation {
  readonly item: TourItem;
  readonly location: Location;
  /** A deep dive adds no points to its station. */
  readonly isDive: boolean;
}
