import type { Rolldown } from 'vite';
import { type StyleFiles } from './join-styles.ts';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** The first screen in two files, libraries, which seldom change, and ours; and what several late files need. */
export const sharedFiles: Splitting = {
  groups: [
    { name: 'libraries', tags: ['$initial'], test: /\/node_modules\/|rolldown\/runtime/, priority: 9 },
    { name: 'first-screen', tags: ['$initial'], priority: 9 },
    {
      name: 'shared',
      test: /\/src\/(?!shared\/(?:content\/paragraphs|i18n\/format-time)|guide\/station\/(?:screen|player)\/)|\/lucide-react\/|\/engine\/(?:events|map|play)\//,
      minShareCount: 2,
      priority: 4,
    },
    {
      name: 'playing',
      test: /\/node_modules\/(?:howler|dompurify|xstate|@xstate)\/|\/engine\/(?:station|audio)\/|\/src\/|\/rich-html\./,
      minShareCount: 2,
      priority: 3,
    },
    { name: 'canvas', minShareCount: 2, priority: 2 },
  ],
};

/**
 * The files that the guide loads after its first screen. The museum's text blocks (`messages.ts`), which each first screen
 * waits for, have a separate file, without styles. A file costs a browser some nine milliseconds of processor,
 * whatever its size. A module belongs to the first file whose pattern matches its path.
 */
const lateFiles: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['staff', /^src\/guide\/(?:preview|variant|map\/screen\/walk\/debug)\/|\/show-drafts\.ts$/],
  ['map', /^src\/guide\/map\/screen\//],
  ['scanner', /^src\/guide\/scanner\/|\/token-scanner\.tsx$/],
  ['games', /^(?:games\/flow|src\/guide\/(?:board|station\/screen\/game))\//],
  ['jigsaw', /^games\/jigsaw\//],
  ['memory', /^games\/memory\//],
  ['choices', /^games\/choices\//],
  ['hidden-object', /^games\/hidden-object\//],
  ['physics', /^engine\/physics\//],
  ['station', /^(?:src\/guide\/station\/(?:screen|mini-player)|engine\/audio)\//],
  ['offline', /^src\/guide\/offline\//],
  ['pages', /^src\/guide\/(?:access\/screen|screens\/info|search|shell\/not-found)\//],
  // The panel of the access profile, once it is opened.
  ['profile', /^src\/guide\/profile\/panel\//],
  // Only for visitors who asked for it.
  ['aloud', /^src\/guide\/aloud\//],
  // A shared result is drawn by few visitors.
  ['result', /^src\/guide\/shell\/share\/share-result/],
  ['lists', /^src\/(?:guide|shared\/ui)\//],
];

/**
 * @param module relative to the project's root
 * @returns the name of its file; undefined: the module has its own file
 */
export function lateFileOf(module: string): string | undefined {
  return lateFiles.find(([, pattern]) => pattern.test(module))?.[0];
}

/** The first screen and maps keep their own styles, and so does what no visitor fetches. */
export const lateStyles: StyleFiles = {
  screens: ['shared', 'lists', 'playing', 'station', 'offline', 'pages', 'scanner'],
  games: ['canvas', 'games', 'jigsaw', 'memory', 'choices', 'hidden-object', 'aloud'],
};
