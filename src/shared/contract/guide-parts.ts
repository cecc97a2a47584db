import { type PageFolder } from './paths.ts';

/**
 * The parts of the guide that its pages need besides the first screen, in the order in which visitors need them. The guide
 * fetches by this table, and the server names the same parts at the head of each page.
 */
export const pageParts = {
  lists: ['groups', 'tours', 'locations'],
  detail: ['detail'],
  dialPad: ['locations'],
  info: ['info'],
  numbers: ['numbers'],
  notFound: ['notfound'],
  scan: ['scan'],
  qr: ['qr'],
  door: ['token', 'login'],
} as const satisfies Readonly<Partial<Record<GuidePart, readonly PageFolder[]>>>;

export type PagePart = keyof typeof pageParts;

/** The source files of a part, by which the build finds its output. */
interface PartFiles {
  /** The module that the guide imports dynamically. */
  readonly source: string;
  /** Whether it shows interface texts that the first screen does not have (`src/shared/i18n/<language>/more.ts`). */
  readonly hasTexts?: true;
}

/** Every part of the guide that loads after the first screen. Separate, so that the first screen does not carry it. */
export const partFiles = {
  lists: { source: 'src/guide/screens/list-screens.ts' },
  redirect: { source: 'src/guide/tours/stations/redirect-screen.tsx' },
  detail: { source: 'src/guide/station/screen/detail-screen.tsx' },
  dialPad: { source: 'src/guide/tours/stations/dial-pad.tsx', hasTexts: true },
  info: { source: 'src/guide/screens/info/info-screen.tsx', hasTexts: true },
  numbers: { source: 'src/guide/search/numbers-screen.tsx', hasTexts: true },
  notFound: { source: 'src/guide/shell/not-found/not-found-screen.tsx' },
  scan: { source: 'src/guide/scanner/scan-screen.tsx', hasTexts: true },
  qr: { source: 'src/guide/scanner/qr/qr-screen.tsx', hasTexts: true },
  door: { source: 'src/guide/access/screen/access-screens.ts', hasTexts: true },
  tokenScanner: { source: 'src/guide/access/screen/token-scanner.tsx', hasTexts: true },
  map: { source: 'src/guide/map/screen/tour-map.tsx', hasTexts: true },
  walk: { source: 'src/guide/map/screen/walk/walk-part.tsx', hasTexts: true },
  debugPanel: { source: 'src/guide/map/screen/walk/debug/debug-panel.tsx', hasTexts: true },
  board: { source: 'src/guide/board/board-screen.tsx', hasTexts: true },
  endExplanation: { source: 'src/guide/board/end-explanation.tsx' },
  game: { source: 'src/guide/station/screen/game/game-layer.tsx', hasTexts: true },
  finishedGame: { source: 'src/guide/station/screen/game/finished-game.tsx', hasTexts: true },
  rounds: { source: 'src/guide/station/screen/game/rounds-part.ts', hasTexts: true },
  aloud: { source: 'src/guide/aloud/aloud-part.tsx', hasTexts: true },
  languageVariants: { source: 'src/guide/station/screen/language-variants/variant-switches.tsx', hasTexts: true },
  zoomViewer: { source: 'src/guide/station/screen/zoom/zoom-viewer.tsx', hasTexts: true },
  sharedResult: { source: 'src/guide/shell/share/share-result.ts' },
  miniPlayer: { source: 'src/guide/station/mini-player/mini-player.tsx' },
  native: { source: 'src/guide/adapters/native.ts' },
  app: { source: 'src/guide/state/visit/app-part.tsx', hasTexts: true },
  profile: { source: 'src/guide/profile/panel/profile-part.tsx', hasTexts: true },
  museum: { source: 'src/guide/adapters/museum.ts' },
  networkNotice: { source: 'src/guide/shell/notices/network-notice.tsx', hasTexts: true },
  updates: { source: 'src/guide/offline/controls/updates-part.tsx', hasTexts: true },
  downloads: { source: 'src/guide/offline/state/create-downloads.ts' },
  offline: { source: 'src/guide/offline/screen/offline-part.tsx', hasTexts: true },
  variant: { source: 'src/guide/variant/variant-part.tsx', hasTexts: true },
  background: { source: 'src/guide/late-work.ts' },
  drafts: { source: 'src/guide/state/content/show-drafts.ts' },
  preview: { source: 'src/guide/preview/enter-preview.ts' },
  phone: { source: 'src/guide/preview/enter-phone.ts', hasTexts: true },
  phoneDrafts: { source: 'src/guide/preview/follow-phone.ts', hasTexts: true },
} as const satisfies Readonly<Record<string, PartFiles>>;

export type GuidePart = keyof typeof partFiles;

/** @param path below the guide's folder, such as `detail/7` or `/detail/7` */
export function partsAt(path: string): readonly PagePart[] {
  const page = path.split('/').find((segment) => segment !== '');
  return partNames.filter((part) => pageParts[part].some((name) => name === page));
}

const partNames = Object.keys(pageParts) as PagePart[];
