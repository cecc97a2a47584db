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
  /** The interface texts that load with it: `games` means `src/i18n/de/games.ts` and the same in other languages. */
  readonly texts?: readonly string[];
}

/** Every part of the guide that loads after the first screen. Separate, so that the first screen does not carry it. */
export const partFiles = {
  lists: { source: 'src/guide/screens/list-screens.ts' },
  redirect: { source: 'src/guide/screens/locations/redirect-screen.tsx' },
  detail: { source: 'src/guide/screens/detail/detail-screen.tsx' },
  dialPad: { source: 'src/guide/screens/locations/dial-pad.tsx', texts: ['dial'] },
  info: { source: 'src/guide/screens/info/info-screen.tsx', texts: ['info'] },
  numbers: { source: 'src/guide/screens/numbers/numbers-screen.tsx', texts: ['search'] },
  notFound: { source: 'src/guide/screens/not-found/not-found-screen.tsx' },
  scan: { source: 'src/guide/screens/scanner/scan-screen.tsx', texts: ['scan'] },
  qr: { source: 'src/guide/screens/qr/qr-screen.tsx', texts: ['scan'] },
  door: { source: 'src/guide/screens/access/access-screens.ts', texts: ['access'] },
  tokenScanner: { source: 'src/guide/screens/access/token-scanner.tsx', texts: ['scan'] },
  map: { source: 'src/guide/screens/map/tour-map.tsx', texts: ['map'] },
  walk: { source: 'src/guide/screens/map/walk/walk-part.tsx', texts: ['walk'] },
  debugPanel: { source: 'src/guide/screens/map/walk/debug/debug-panel.tsx', texts: ['gps-debug'] },
  board: { source: 'src/guide/screens/board/board-screen.tsx', texts: ['games', 'board'] },
  endExplanation: { source: 'src/guide/screens/board/end-explanation.tsx' },
  game: { source: 'src/guide/screens/detail/game/game-layer.tsx', texts: ['games'] },
  finishedGame: { source: 'src/guide/screens/detail/game/finished-game.tsx', texts: ['rounds'] },
  rounds: { source: 'src/guide/screens/detail/game/rounds-part.ts', texts: ['rounds'] },
  versions: { source: 'src/guide/screens/detail/versions/versions.tsx', texts: ['versions'] },
  zoomViewer: { source: 'src/guide/screens/detail/zoom/zoom-viewer.tsx' },
  miniPlayer: { source: 'src/guide/mini-player/mini-player.tsx' },
  native: { source: 'src/guide/adapters/native.ts' },
  app: { source: 'src/guide/state/visit/app-part.tsx', texts: ['updates'] },
  museum: { source: 'src/guide/adapters/museum.ts' },
  networkNotice: { source: 'src/guide/shell/notices/network-notice.tsx', texts: ['network'] },
  updates: { source: 'src/guide/shell/offline/updates-part.tsx', texts: ['updates'] },
  downloads: { source: 'src/guide/state/offline/create-downloads.ts' },
  offline: { source: 'src/guide/screens/offline/offline-part.tsx', texts: ['offline'] },
  variant: { source: 'src/guide/shell/staff/variant-part.tsx', texts: ['variant'] },
  background: { source: 'src/guide/late-work.ts' },
  drafts: { source: 'src/guide/state/content/show-drafts.ts' },
  preview: { source: 'src/guide/preview/enter-preview.ts' },
  phone: { source: 'src/guide/preview/enter-phone.ts', texts: ['phone'] },
  phoneDrafts: { source: 'src/guide/preview/follow-phone.ts', texts: ['phone'] },
} as const satisfies Readonly<Record<string, PartFiles>>;

export type GuidePart = keyof typeof partFiles;

/** @param path below the guide's folder, such as `detail/7` or `/detail/7` */
export function partsAt(path: string): readonly PagePart[] {
  const page = path.split('/').find((segment) => segment !== '');
  return partNames.filter((part) => pageParts[part].some((name) => name === page));
}

const partNames = Object.keys(pageParts) as PagePart[];
