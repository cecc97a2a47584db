import { defaults, MapMarkerType } from '../constants.ts';
import { list, record } from '../schema/containers.ts';
import { entity, type EntityValue } from '../schema/entity.ts';
import { choice, code, number, reference, string, whole, flag } from '../schema/scalars.ts';

/** A step after the end of a station: announce, wait, continue or return (section 3.1). */
export const pathStep = record({
  /** The tour item that comes next. */
  Next: reference('tourItems'),
  /** The station that is played before it; -1: no announcement. */
  AnnounceLocationID: reference('locations'),
  /** Seconds. */
  Wait: number(0, { min: 0 }),
  ReturnToOverview: flag(),
});

/** A station's place in a tour (section 3.2). */
export const tourItem = entity('tourItems', {
  TourID: reference('tours'),
  LocationID: reference('locations'),
  /** The station code within the tour, as visitors type it. */
  Code: code(),
  Position: whole(defaults.position),
  TransitionTo: reference('tourItems'),
  ThemeID: reference('themes'),
  Parent: reference('tourItems'),
  /** Map units, from the top-left corner of the map picture. */
  MapX: number(0),
  MapY: number(0),
  MapMarkerType: choice(MapMarkerType, MapMarkerType.Circle),
  /** Metres; 0: the tour's distance applies. */
  MapGPSAutoDistance: number(0, { min: 0 }),
  /** SVG path data in pixels of the game board's picture. */
  GameBoardSVGPath: string(),
  Path: list(pathStep),
});

export type TourItem = EntityValue<typeof tourItem>;
