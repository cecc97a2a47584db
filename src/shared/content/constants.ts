/** The closed sets and limits of the specification's sections 3 and 9. */

export const LocationType = {
  Audio: 0,
  Video: 1,
  Silent: 2,
  GameMemory: 3,
  GameJigsaw: 4,
  GameChoices: 5,
  GameHiddenObject: 6,
} as const;
export type LocationType = (typeof LocationType)[keyof typeof LocationType];

export const TourType = { Standard: 0, Game: 1, Redirect: 2 } as const;
export type TourType = (typeof TourType)[keyof typeof TourType];

export const Selector = { DialPad: 0, List: 1, QrCode: 2, Cards: 3, Map: 4, GameBoard: 5 } as const;
export type Selector = (typeof Selector)[keyof typeof Selector];

export const MapMarkerType = {
  Circle: 0,
  TriangleUp: 1,
  TriangleDown: 2,
  Square: 3,
  SquareSmall: 4,
  SquareRotated: 5,
  SquareRotatedSmall: 6,
  Pentagon: 7,
  Octagon: 8,
  Star: 9,
  Heart: 10,
} as const;

export const HotspotKind = { rect: 'rect', circle: 'circle', polygon: 'polygon' } as const;

export const AudioChannel = { SPEAKER: 'SPEAKER', EARPIECE: 'EARPIECE' } as const;

export const BackupType = { full: 'full', structure: 'structure' } as const;
export type BackupType = (typeof BackupType)[keyof typeof BackupType];

export const LoginType = { none: 'none', token: 'token', password: 'password', timed: 'timed' } as const;
export type LoginType = (typeof LoginType)[keyof typeof LoginType];

export const DataSource = { served: 'served', static: 'static' } as const;

export const LoaderStep = {
  Provider: 'provider',
  Configuration: 'configuration',
  Languages: 'languages',
  Messages: 'messages',
  Groups: 'groups',
  Tours: 'tours',
  TourItems: 'tour items',
  Themes: 'themes',
  Locations: 'locations',
  Version: 'version',
} as const;

/** The ten steps of the loader, in the order in which they run (section 4). */
export const loaderSteps = Object.values(LoaderStep);

export const defaults = {
  authMaxAgeSeconds: 86_400,
  noticeMilliseconds: 5000,
  accessNoticeMilliseconds: 8000,
  debugNoticeMilliseconds: 10_000,
  debugToastMilliseconds: 1500,
  debugErrorMilliseconds: 10_000,
  restartSeconds: 10,
  mapZoomMin: 0,
  mapZoomMax: 4,
  jigsawDimension: 2,
  memoryPairs: 1,
  hotspotsToWin: 1,
  boxSize: 50,
  position: -1,
  passwordLengthHint: 10,
  accessibilityCode: 'de',
} as const;
