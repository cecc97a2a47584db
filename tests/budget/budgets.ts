import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { partFiles } from '#contract/guide-parts.ts';
import { projectRoot } from '#server/project.ts';

/** The most that a visitor downloads for one entry into the guide: scripts and styles, brotli at quality 11. */
export interface Budget {
  readonly name: string;
  /** The modules whose chunks the entry waits for; of each group, the heaviest counts. */
  readonly needs: readonly (readonly string[])[];
  /** In units of 1,000 bytes. Files that the welcome screen has loaded do not count again. */
  readonly kB: number;
  /** Heavy libraries that the entry needs. */
  readonly libraries: readonly string[];
}

/** The first screen: the files that index.html names, and the interface texts that main.tsx waits for. */
export const welcome: Budget = {
  name: 'welcome',
  needs: [textsOf('guide')],
  // A visitor at the door, on a museum's crowded network: two seconds at 400 kbit/s. React and the router are 70 of it.
  kB: 100,
  libraries: [],
};

export const lateEntries: readonly Budget[] = [
  {
    name: 'lists',
    needs: [[partFiles.lists.source]],
    // Opened a tap after the welcome screen: small enough to load while that is read, without further libraries.
    kB: 15.5,
    libraries: [],
  },
  {
    name: 'detail',
    needs: [[partFiles.detail.source]],
    // Most are XState, Howler and the sanitiser; the rest are the player, its captions and the way onward. It loads while the visitor reads the first screens.
    kB: 61.5,
    libraries: ['Howler', 'XState', 'DOMPurify'],
  },
  {
    name: 'updates',
    needs: [[partFiles.updates.source], textsOf('updates')],
    // Loads behind the first screen; XState is 15 of it, and stations need that too.
    kB: 20,
    libraries: ['XState'],
  },
  {
    name: 'first game',
    needs: [
      [partFiles.game.source],
      [
        'games/memory/memory-game.tsx',
        'games/jigsaw/jigsaw-game.tsx',
        'games/choices/choices-game.tsx',
        'games/hidden-object/hidden-object-game.tsx',
      ],
      textsOf('games'),
    ],
    // Fetched when a visitor taps "Play", with the station's own part in it: PixiJS is 90, the station 59; the jigsaw is the heaviest.
    // 0.7 of it asks before giving up, and takes a restart back.
    kB: 162,
    libraries: ['PixiJS', 'Howler', 'XState', 'DOMPurify'],
  },
  {
    name: 'map',
    needs: [[partFiles.map.source], textsOf('map')],
    // Loads behind the list of a tour with a map, or with its tap: Leaflet and its styles are 42 of it, with the bars around 8.
    kB: 58,
    libraries: ['Leaflet'],
  },
  {
    name: 'game board',
    needs: [[partFiles.board.source], textsOf('games'), textsOf('board')],
    // Fetched when a tour with a board is opened; it includes the canvas of the games: PixiJS is 90 of it.
    kB: 118,
    libraries: ['PixiJS'],
  },
  {
    name: 'end explanation',
    needs: [[partFiles.endExplanation.source]],
    // Fetched when all of a board is solved; its player and its sanitiser have been loaded with the stations.
    kB: 45,
    libraries: ['XState', 'Howler', 'DOMPurify'],
  },
  {
    name: 'physics',
    needs: [['engine/physics/scatter.ts', 'engine/physics/run-fling.ts', 'engine/physics/confetti.ts']],
    // Loads during a game, which continues without it.
    kB: 26,
    libraries: ['matter-js'],
  },
  {
    name: 'YAML',
    needs: [['src/content/definition-file.ts']],
    // Only a static guide whose JSON is missing reads the YAML itself, before its first screen.
    kB: 16,
    libraries: ['js-yaml'],
  },
];

/** The budget of entries without a line above. */
export const otherwise = { kB: 20 } as const;

/** Returns the modules of a part's texts: visitors load one of them. */
function textsOf(part: string): readonly string[] {
  return readdirSync(join(projectRoot, 'src/i18n'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`/${part}.ts`))
    .map((file) => `src/i18n/${file}`);
}

const named = new Set(lateEntries.flatMap(({ needs }) => needs.flat()));

/** The parts of the guide without a line above. */
export const otherParts: readonly Budget[] = Object.entries(partFiles)
  .filter(([, { source }]) => !named.has(source))
  .map(([name, { source }]) => ({ name, needs: [[source]], kB: otherwise.kB, libraries: [] }));

/** Libraries that load only when they are needed: their folders in node_modules. */
export const heavyLibraries: Readonly<Record<string, RegExp>> = {
  PixiJS: /^(?:pixi\.js|@pixi\/.+)$/,
  Leaflet: /^(?:leaflet|react-leaflet|@react-leaflet\/.+)$/,
  Mantine: /^@mantine\/.+$/,
  Howler: /^howler$/,
  XState: /^(?:xstate|@xstate\/.+)$/,
  DOMPurify: /^dompurify$/,
  'QR decoder': /^qr$/,
  'matter-js': /^matter-js$/,
  'js-yaml': /^js-yaml$/,
};
