import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';

/** A station whose game is played. */
export interface PlayedStation {
  readonly item: TourItem;
  readonly location: Location;
  /** A deep dive wins nothing for its station. */
  readonly isDive: boolean;
}
