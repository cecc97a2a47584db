import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { compressBuild, finishBuild } from './src/server/build/build-stamp.ts';
import { leanIcons } from './src/server/build/lean-icons.ts';
import { leanPixi } from './src/server/build/lean-pixi.ts';
import { offlineShell } from './src/server/build/offline-shell.ts';
import { copyShell } from './src/server/build/copy-shell.ts';
import { listChunks } from './src/server/build/list-chunks.ts';
import { staffFiles } from './src/server/build/staff-files.ts';
import { serveContent } from './src/server/build/serve-content.ts';

const routerForVisitors = [
  {
    find: /^react-router$/,
    replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
  },
];

const guide: UserConfig = {
  // Addresses relative to the page's <base>: one build runs at any path.
  base: './',
  // The package's own entry is the development build, with its warnings.
  resolve: { alias: routerForVisitors },
  plugins: [react(), leanPixi(), leanIcons(), serveContent(), listChunks(), finishBuild(), ...offlineShell()],
  build: {
    outDir: 'dist/guide',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Browsers that cannot preload scripts fetch them a moment later: not worth 250 bytes for everybody else.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: nameChunk,
        // The first screen in two files instead of twenty: libraries, which seldom change, and ours.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'first-screen', tags: ['$initial'] },
            // Code that most other screens share compresses better in one file.
            { name: 'select', test: /src\/ui\/face-select/ },
            {
              name: 'way',
              test: /icons\/rotate-ccw\.mjs$|src\/content\/game-board\.ts$|\/(?:haptics|played-station|sounding)\.ts$/,
            },
            {
              name: 'bits',
              test: /icons\/(?:check|gamepad-2|trophy)\.mjs$|src\/content\/(?:record-code|station-pictures)\.ts$/,
            },
            {
              name: 'course',
              test: /games\/(?:course\/won-picture\.tsx|host\/(?:late|layer-frame|game-props)\.)/,
            },
            { name: 'random', test: /engine\/play\/(?:random|slots)\.ts/ },
            {
              name: 'jigsaw',
              test: /content\/jigsaw-picture\.ts|games\/jigsaw\/(?:layout|rules\/(?:cut|edge|geometry|grid|groups|hash|moves|snap|table))\.ts/,
            },
            {
              name: 'zoom',
              test: /engine\/stage\/colours|src\/ui\/picture\/(?:zoom-view|use-natural-size)|icons\/zoom-(?:in|out)\.mjs/,
            },
            {
              name: 'play',
              test: /games\/(?:course\/course-panel\.|host\/(?:game-layout|note|picture-gate|price|unplayable|use-game|use-help))|engine\/play\/phrase|icons\/lightbulb/,
            },
            { name: 'play-icon', test: /icons\/volume-2\.mjs$|src\/guide\/shell\/player\/play-icon\./ },
            {
              name: 'onward',
              test: /icons\/(?:arrow-right|eye)\.mjs$|src\/content\/order-of-play\.ts$|src\/guide\/(?:state\/records\/visit-log|shell\/navigation\/play-at-once)\.ts$/,
            },
            {
              name: 'pointing',
              test: /src\/content\/rules\/find\.ts$|src\/ui\/picture\/picture-view\.ts$|games\/host\/(?:use-picture-gestures|distance-to-edge)\.ts$|engine\/stage\/gesture/,
            },
            { name: 'page', test: /src\/guide\/shell\/page\/page\.tsx/ },
            { name: 'play-icon', test: /player\/play-icon\.tsx|engine\/station\/sounding\.ts/ },
            {
              name: 'rows',
              test: /src\/guide\/(?:shell\/lists\/(?:row|picture|use-station-title)|state\/content\/(?:use-station-number|station-kind))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
};

/** Texts are named after their language, for the reader of a list of requests. */
function nameChunk({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const [, language, part] = /\/src\/i18n\/([\w-]+)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language === undefined ? '[name]' : `${language}-${part}`}-[hash].js`;
}

const cms: UserConfig = {
  base: '/cms/',
  plugins: [react(), leanPixi(), compressBuild()],
  build: {
    outDir: 'dist/cms',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['cms/index.html', 'cms/preview/frame/index.html'],
      // Modules run when they are needed, though they share a file.
      output: { strictExecutionOrder: true, codeSplitting: staffFiles },
    },
  },
};

const server: UserConfig = {
  plugins: [copyShell()],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        // Programs that run the server inside, such as the browser tests.
        'open-server': 'src/server/open-server.ts',
        'build-static': 'src/server/static/main.ts',
        admin: 'src/server/admin/main.ts',
        pictures: 'src/server/files/picture-process/main.ts',
        'definition-thread': 'src/server/definition-thread/main.ts',
        'static-thread': 'src/server/static/thread.ts',
        'render-thread': 'src/server/prerender/render-thread.mjs',
        'sqlite-thread': 'src/server/store/sqlite-thread.mjs',
      },
      // All entries must be directly in dist/server, to find the project's folders.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** Renders the guide's first screens where there is no browser; a program of its own, with all its libraries in it. */
const renderer: UserConfig = {
  plugins: [react(), leanIcons()],
  resolve: { alias: routerForVisitors },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/renderer',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { renderer: 'src/guide/prerender/renderer.tsx' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** `vite build` makes the guide, with `--mode cms` the staff area, with `--mode server` the server, with `--mode renderer` the program that renders first screens; `vite` serves all for development. */
export default defineConfig(({ mode }) => ({ server, cms, renderer })[mode] ?? guide);
