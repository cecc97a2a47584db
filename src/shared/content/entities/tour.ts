import { defaults, Selector, TourType } from '../constants.ts';
import { list, optional, record } from '../schema/containers.ts';
import { entity, type EntityValue } from '../schema/entity.ts';
import { choice, code, day, flag, number, reference, string, url, whole } from '../schema/scalars.ts';
import { text, urls } from '../schema/texts.ts';
import { imageDescriptor } from './image-descriptor.ts';

const corner = record({
  Latitude: number(0, { min: -90, max: 90 }),
  Longitude: number(0, { min: -180, max: 180 }),
});

/** MapGPS: the latitude/longitude box that the map picture covers, in degrees (section 3.3). */
export const mapBox = record({ BottomLeft: corner, TopRight: corner });

/** MapHome: where the map opens, in map units from the top-left corner, and at which zoom. */
export const mapHome = record({ X: number(0), Y: number(0), Zoom: number(0) });

const map = {
  MapURL: urls(),
  MapWidth: number(0, { min: 0 }),
  MapHeight: number(0, { min: 0 }),
  MapZoomMin: number(defaults.mapZoomMin),
  MapZoomMax: number(defaults.mapZoomMax),
  MapHome: optional(mapHome),
  MapGPS: optional(mapBox),
  MapGPSAutoActivation: flag(),
  /** Metres. */
  MapGPSAutoDistance: number(0, { min: 0 }),
  MapGPSAutoActivationSoundURL: url(),
  /** The floor's name on a switch between the maps of one building, such as "1st floor". */
  MapFloor: text(),
  MapScoreShow: flag(),
  MapProgressShow: flag(),
};

const game = {
  GameWonIconsURL: list(url()),
  GameEndExplanationLabel: text(),
  GameBoardImagesURL: list(url()),
  GameBoardAllowReplay: flag(),
};

/** A tour (section 3.3). */
export const tour = entity('tours', {
  TourGroupID: reference('tourGroups'),
  Position: whole(defaults.position),
  /** Whether visitors find the tour; its stations stay in other tours. */
  Enabled: flag(true),
  /** The first and the last day on which visitors find the tour, by the date of their place. Empty: no limit. */
  EnabledFrom: day(),
  EnabledUntil: day(),
  /** Used in QR codes. */
  Code: code(),
  Type: choice(TourType, TourType.Standard),
  /** The selection screens, in the order in which they are offered. */
  Selectors: list(choice(Selector, Selector.List)),
  Name: text(),
  Description: text(),
  IconURL: url(),
  ImageDescriptor: optional(imageDescriptor),
  ...map,
  ThemeID: reference('themes'),
  CardTitleFullWidth: flag(),
  ...game,
  /** Type redirect: a path within the guide, such as /tours/2, or a full URL. */
  RedirectTarget: string(),
});

export type Tour = EntityValue<typeof tour>;
