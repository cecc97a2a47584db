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
  /** Whether it shows interface texts that the first screen does not have (`src/i18n/<language>/more.ts`). */
  readonly hasTexts?: true;
}

/** Every part of the guide that loads after the first screen. Separate, so that the first screen does not carry it. */
export const partFiles = {
  lists: { source: 'src/guide/screens/list-screens.ts' },
  redirect: { source: 'src/guide/screens/locations/redirect-screen.tsx' },
  detail: { source: 'src/guide/screens/detail/detail-screen.tsx' },
  dialPad: { source: 'src/guide/screens/locations/dial-pad.tsx', hasTexts: true },
  info: { source: 'src/guide/screens/info/info-screen.tsx', hasTexts: true },
  numbers: { source: 'src/guide/screens/numbers/numbers-screen.tsx', hasTexts: true },
  notFound: { source: 'src/guide/screens/not-found/not-found-screen.tsx' },
  scan: { source: 'src/guide/screens/scanner/scan-screen.tsx', hasTexts: true },
  qr: { source: 'src/guide/screens/qr/qr-screen.tsx', hasTexts: true },
  door: { source: 'src/guide/screens/access/access-screens.ts', hasTexts: true },
  tokenScanner: { source: 'src/guide/screens/access/token-scanner.tsx', hasTexts: true },
  map: { source: 'src/guide/screens/map/tour-map.tsx', hasTexts: true },
  walk: { source: 'src/guide/screens/map/walk/walk-part.tsx', hasTexts: true },
  debugPanel: { source: 'src/guide/screens/map/walk/debug/debug-panel.tsx', hasTexts: true },
  board: { source: 'src/guide/screens/board/board-screen.tsx', hasTexts: true },
  endExplanation: { source: 'src/guide/screens/board/end-explanation.tsx' },
  game: { source: 'src/guide/screens/detail/game/game-layer.tsx', hasTexts: true },
  finishedGame: { source: 'src/guide/screens/detail/game/finished-game.tsx', hasTexts: true },
  rounds: { source: 'src/guide/screens/detail/game/rounds-part.ts', hasTexts: true },
  versions: { source: 'src/guide/screens/detail/versions/versions.tsx', hasTexts: true },
  zoomViewer: { source: 'src/guide/screens/detail/zoom/zoom-viewer.tsx' },
  miniPlayer: { source: 'src/guide/mini-player/mini-player.tsx' },
  native: { source: 'src/guide/adapters/native.ts' },
  app: { source: 'src/guide/state/visit/app-part.tsx', hasTexts: true },
  museum: { source: 'src/guide/adapters/museum.ts' },
  networkNotice: { source: 'src/guide/shell/notices/network-notice.tsx', hasTexts: true },
  updates: { source: 'src/guide/shell/offline/updates-part.tsx', hasTexts: true },
  downloads: { source: 'src/guide/state/offline/create-downloads.ts' },
  offline: { source: 'src/guide/screens/offline/offline-part.tsx', hasTexts: true },
  variant: { source: 'src/guide/shell/staff/variant-part.tsx', hasTexts: true },
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
