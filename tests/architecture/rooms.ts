/** The rooms that each room may import, type imports included. Tests may import anything; nothing imports tests. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'src/shared/content': [],
  'src/shared/i18n': [],
  'src/shared/ui': [],
  engine: [],
  'src/shared/contract': ['src/shared/content'],
  games: ['engine', 'src/shared/content', 'src/shared/ui', 'src/shared/i18n'],
  'src/guide': [
    'src/shared/content',
    'src/shared/contract',
    'src/shared/offline',
    'src/shared/i18n',
    'src/shared/ui',
    'engine',
    'games',
  ],
  cms: ['src/shared/content', 'src/shared/contract', 'src/shared/i18n', 'src/shared/ui', 'engine', 'games'],
  'src/shared/offline': ['src/shared/content', 'src/shared/contract'],
  'src/worker': ['src/shared/content', 'src/shared/contract', 'src/shared/offline'],
  'src/server': ['src/shared/content', 'src/shared/contract', 'src/shared/i18n'],
  'src/native': [],
};

/** The folders of a room, from the ground up: each imports itself and the folders on lower floors. */
type Floors = readonly (readonly string[])[];

const staffFloors: Floors = [
  ['aside', 'draft', 'media', 'shapes/rules'],
  ['language', 'shapes/testing'],
  ['keyboard'],
  ['controls', 'session', 'sorting'],
  ['whole-window'],
  ['shapes/canvas'],
  ['help'],
  ['workspace'],
  ['files', 'tour-items', 'preview', 'print'],
  ['account', 'comments', 'history'],
  ['fields'],
  ['lists', 'map'],
  ['shapes/editor'],
  ['timeline', 'shapes/hotspots', 'shapes/board'],
  ['sections'],
  ['frame'],
];

const guideFloors: Floors = [
  ['adapters'],
  ['preview', 'access/state', 'map/walk-state', 'tours/progress', 'state/notices', 'state/settings', 'state/records'],
  ['state/content', 'station/playback'],
  ['offline/state', 'shell/late'],
  ['offline/controls', 'variant'],
  ['state/visit'],
  ['shell/text', 'shell/navigation'],
  ['shell/lists', 'shell/notices', 'shell/sheet', 'tours/points'],
  ['shell/page', 'shell/share', 'station/player'],
  [
    'aloud',
    'shell/not-found',
    'station/mini-player',
    'station/screen',
    'map/screen',
    'offline/screen',
    'scanner',
    'profile',
  ],
  ['access/screen', 'board', 'search'],
  ['tours/stations'],
  ['tours/groups', 'tours/list'],
  ['screens'],
  ['prerender'],
];

const serverFloors: Floors = [
  ['long-work'],
  ['files'],
  ['settings'],
  ['store'],
  ['usecases'],
  ['metrics', 'site'],
  ['routes'],
  ['http'],
  ['start'],
  ['admin', 'build'],
];

const useCaseFloors: Floors = [
  ['accounts', 'files'],
  ['comments', 'history'],
  ['audit', 'content', 'phone-preview', 'translation', 'visitors'],
  ['jobs', 'named-files', 'visits', 'work'],
  ['app-builds', 'backups', 'publications'],
  ['upkeep'],
];

/** The rooms whose folders have floors. */
export const floorsOf: Readonly<Record<string, Floors>> = {
  cms: staffFloors,
  'src/guide': guideFloors,
  'src/server': serverFloors,
  'src/server/usecases': useCaseFloors,
};

/** One owner for each library: where it may be imported, as regular expressions over paths. */
export const owners: Readonly<Record<string, { readonly packages: string; readonly rooms: string }>> = {
  PixiJS: {
    packages: 'pixi\\.js|@pixi/react',
    rooms: '^engine/stage/|^games/[^/]+/scene\\.ts$|^games/[^/]+/scene/|^cms/shapes/canvas/scene/',
  },
  Tiptap: { packages: '@tiptap/[^/]+|@mantine/tiptap', rooms: '^cms/fields/rich-text/' },
  Charts: { packages: '@mantine/charts|recharts', rooms: '^cms/sections/statistics/' },
  Howler: { packages: 'howler', rooms: '^engine/audio/' },
  Leaflet: { packages: 'leaflet|react-leaflet', rooms: '^engine/map/' },
  'matter-js': { packages: 'matter-js', rooms: '^engine/physics/' },
  'js-yaml': { packages: 'js-yaml', rooms: '^src/shared/content/(yaml/|definition-file\\.ts$)' },
  SheetJS: { packages: '@e965/xlsx', rooms: '^src/shared/content/sheets/' },
  'Papa Parse': { packages: 'papaparse', rooms: '^src/shared/content/sheets/' },
  Fastify: { packages: 'fastify|@fastify/[^/]+', rooms: '^src/server/' },
  Kysely: { packages: 'kysely|pg|@photostructure/sqlite', rooms: '^src/server/' },
  'AWS SDK': { packages: '@aws-sdk/[^/]+', rooms: '^src/server/files/' },
  zod: { packages: 'zod', rooms: '^src/shared/contract/|^src/server/' },
  'file-type': { packages: 'file-type', rooms: '^src/server/files/' },
  saxes: {
    packages: 'saxes',
    rooms: '^engine/map/gpx/|^src/server/files/svg/|^src/shared/content/translation-exchange/',
  },
  Mantine: { packages: '@mantine/[^/]+', rooms: '^cms/' },
};

/** Rules and machines: plain logic, run anywhere. */
export const pureFiles =
  '^games/[^/]+/(rules/.+|rules|machine)\\.ts$|^engine/play/|^engine/station/.*machine\\.ts$|^src/shared/content/' +
  '|^engine/map/(gpx/.+|distance|off-map|opening-reason|position|projection|pull|simulated-device|track|trigger-field|trigger-stations|triggers|view)\\.ts$' +
  '|^cms/.+/rules/|^cms/draft/(?!draft-store\\.ts$)';

/** Packages and files that they must not reach through any chain of imports. */
export const impurePackages =
  'react|react-dom|zustand|react-router-dom|@xstate/react|pixi\\.js|@pixi/react|howler|leaflet|react-leaflet|matter-js|lucide-react';

/**
 * Rooms that may use Node's built-in modules: the server, and what compiles the Android shell. Tests, scripts and the
 * build are no rooms.
 */
export const nodeRooms = '^src/server/|^src/native/|^tests/|^assets/|^vite\\.config\\.ts$|^vitest\\.config\\.ts$';
