/** What a visitor may have to download for one entry into the guide: scripts and styles, brotli at quality 11. */
export interface Budget {
  readonly name: string;
  /** The modules whose chunks the entry waits for; of each group, the heaviest counts. */
  readonly needs: readonly (readonly string[])[];
  /** In units of 1,000 bytes. What the welcome screen has brought already does not count again. */
  readonly kB: number;
  /** Heavy libraries that the entry has a use for. */
  readonly libraries: readonly string[];
}

/** The first screen: what index.html names, and the interface texts of one language, which main.tsx waits for. */
export const welcome: Budget = {
  name: 'welcome',
  needs: [['src/i18n/de.ts', 'src/i18n/en.ts']],
  // A visitor at the door, on a museum's crowded network: two seconds at 400 kbit/s. React and the router are 70 of it.
  kB: 98,
  libraries: [],
};

export const lateEntries: readonly Budget[] = [
  {
    name: 'lists',
    needs: [['src/guide/screens/list-screens.ts']],
    // Opened a tap after the welcome screen: small enough to come while that is read, and no library of its own.
    kB: 14,
    libraries: [],
  },
  {
    name: 'detail',
    needs: [['src/guide/screens/detail/detail-screen.tsx']],
    // Most are XState, Howler and the sanitiser. It is fetched while the visitor reads the first screens, and must be there by then.
    kB: 52,
    libraries: ['Howler', 'XState', 'DOMPurify'],
  },
  {
    name: 'YAML',
    needs: [['src/content/definition-file.ts']],
    // Only a static guide whose JSON is missing reads the YAML itself, before its first screen.
    kB: 16,
    libraries: ['js-yaml'],
  },
];

/** What an entry without a line above may weigh: there is no reason for a screen of ours to be heavier. */
export const otherwise = { kB: 20 } as const;

/** Libraries that come when they are needed, and never before: their folders in node_modules. */
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
