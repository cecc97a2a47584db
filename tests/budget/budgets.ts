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
  needs: [textsOf('guide.json')],
  // A visitor at the door, on a museum's crowded network: two seconds at 400 kbit/s. React and the router are 63 of it, and one
  // is the visitor's look, text size and variant, which the first paint needs.
  kB: 95.8,
  libraries: [],
};

/**
 * Each with what it shares with others, although most visitors have fetched that before: the styles of all screens are 9 of
 * it. A few per cent are room for names that compress differently.
 */
export const lateEntries: readonly Budget[] = [
  {
    name: 'lists',
    needs: [[partFiles.lists.source]],
    // Opened a tap after the welcome screen. Half of it is shared by all other screens.
    kB: 46.5,
    libraries: [],
  },
  {
    name: 'detail',
    needs: [[partFiles.detail.source]],
    // XState, Howler and the sanitiser are 35 of it, and are shared with games and downloads.
    kB: 82.5,
    libraries: ['Howler', 'XState', 'DOMPurify'],
  },
  {
    name: 'offline',
    needs: [[partFiles.updates.source], textsOf('more.ts')],
    // Loads behind the first screen; the texts are those of all late screens, and stations share the libraries.
    kB: 96,
    libraries: ['Howler', 'XState', 'DOMPurify'],
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
      textsOf('more.ts'),
    ],
    // Fetched when a visitor taps "Play": PixiJS is 90, what the station has fetched before 60; the jigsaw is the heaviest.
    kB: 211.5,
    libraries: ['PixiJS', 'Howler', 'XState', 'DOMPurify'],
  },
  {
    name: 'map',
    needs: [[partFiles.map.source], textsOf('more.ts')],
    // Loads behind the list of a tour with a map, or with its tap: Leaflet and its styles are 42 of it.
    kB: 102,
    libraries: ['Leaflet'],
  },
  {
    name: 'game board',
    needs: [[partFiles.board.source], [partFiles.endExplanation.source], textsOf('more.ts')],
    // Fetched when a tour with a board is opened; it includes the canvas of the games: PixiJS is 90 of it.
    kB: 196,
    libraries: ['PixiJS', 'Howler', 'XState', 'DOMPurify'],
  },
  {
    name: 'physics',
    needs: [['engine/physics/scatter.ts', 'engine/physics/run-fling.ts', 'engine/physics/confetti.ts']],
    // Loads during a game, which continues without it.
    kB: 56,
    libraries: ['matter-js'],
  },
  {
    name: 'YAML',
    needs: [['src/shared/content/definition-file.ts']],
    // Only a static guide whose JSON is missing reads the YAML itself, before its first screen.
    kB: 16,
    libraries: ['js-yaml'],
  },
  {
    name: 'pages',
    needs: [[partFiles.door.source]],
    // The door, the numbers and the museum's own page, whose text is sanitised.
    kB: 79,
    libraries: ['Howler', 'XState', 'DOMPurify'],
  },
  {
    name: 'aloud',
    needs: [[partFiles.aloud.source]],
    // Only for visitors who asked for it, behind the first screen. All but 5 of it is fetched by stations, too.
    kB: 80,
    libraries: ['Howler', 'XState', 'DOMPurify'],
  },
  {
    name: 'profile',
    needs: [[partFiles.profile.source]],
    // Once the panel is opened. All but 14 of it is shared by the other screens.
    kB: 41,
    // Its package also draws the code that brings the profile to another device.
    libraries: ['QR decoder'],
  },
  {
    name: 'scanner',
    needs: [[partFiles.scan.source]],
    kB: 36.5,
    libraries: ['QR decoder'],
  },
  {
    name: 'staff',
    needs: [[partFiles.preview.source]],
    // No visitor fetches it.
    kB: 48,
    libraries: [],
  },
];

/**
 * Scripts and styles, without texts. Each costs a browser some nine milliseconds of processor, and the worker another request
 * to store it.
 */
export const mostFiles = 31;

/** The budget of files without a line above. */
export const otherwise = { kB: 20 } as const;

/** Returns a file of texts in each language: visitors load one of them. */
function textsOf(name: string): readonly string[] {
  return readdirSync(join(projectRoot, 'src/shared/i18n'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`/${name}`))
    .map((file) => `src/shared/i18n/${file}`);
}

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
