import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';
import { compressBuild, finishBuild } from './src/server/build/build-stamp.ts';
import { leanCalls } from './src/server/build/lean-calls.ts';
import { leanIcons } from './src/server/build/lean-icons.ts';
import { leanMantine } from './src/server/build/lean-mantine.ts';
import { leanRoutes } from './src/server/build/lean-routes.ts';
import { leanRouter } from './src/server/build/lean-router.ts';
import { leanPixi } from './src/server/build/lean-pixi.ts';
import { leanTexts } from './src/server/build/lean-texts.ts';
import { offlineShell } from './src/server/build/offline-shell.ts';
import { copyShell } from './src/server/build/copy-shell.ts';
import { sharedFiles, lateFileOf, lateStyles } from './src/server/build/guide-files.ts';
import { joinLateFiles } from './src/server/build/join-late-files.ts';
import { joinStyles } from './src/server/build/join-styles.ts';
import { listChunks } from './src/server/build/list-chunks.ts';
import { staffFiles } from './src/server/build/staff-files.ts';
import { serveContent } from './src/server/build/serve-content.ts';

/** The package's own entry is the development build, with its warnings. */
const router = [
  ['react-router', 'index'],
  ['react-router/dom', 'dom-export'],
].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: join(import.meta.dirname, `node_modules/react-router/dist/production/${file}.mjs`),
}));

/** Texts are objects in the script: as strings to be parsed they would be larger. */
const json = { namedExports: false, stringify: false };

const texts = leanTexts();

const guide: UserConfig = {
  // Addresses relative to the page's <base>: one build runs at any path.
  base: './',
  resolve: { alias: router },
  plugins: [
    react(),
    leanPixi(),
    leanIcons(),
    leanRouter(),
    texts.plugin,
    serveContent(),
    joinLateFiles(['src/guide', 'src/shared/ui', 'games'], lateFileOf),
    joinStyles(lateStyles),
    listChunks(),
    finishBuild(),
    ...offlineShell(),
  ],
  build: {
    outDir: 'dist/guide',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Browsers that cannot preload scripts fetch them a moment later: not worth 250 bytes for all others.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: nameChunk,
        codeSplitting: sharedFiles,
      },
    },
  },
};

/** Texts are named after their language, for the reader of a list of requests. */
function nameChunk({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  return texts.nameOf(facadeModuleId) ?? 'assets/[name]-[hash].js';
}

/** A module of ours of which only types are imported is not loaded. */
const withoutTypeImports: Rolldown.TreeshakingOptions = {
  moduleSideEffects: [{ test: /\/(?:src|cms|engine|games)\/.*\.tsx?$/, sideEffects: false }],
};

const cms: UserConfig = {
  base: '/cms/',
  resolve: { alias: router },
  // The libraries of sheets are loaded when one is read or written.
  worker: { format: 'es' },
  plugins: [
    react(),
    leanPixi(),
    leanIcons(),
    leanRouter(),
    leanMantine(),
    leanCalls(),
    texts.plugin,
    listChunks(),
    compressBuild(),
  ],
  build: {
    outDir: 'dist/cms',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['cms/index.html', 'cms/preview/frame/index.html'],
      treeshake: withoutTypeImports,
      // Modules run when they are needed, though they share a file.
      output: { chunkFileNames: nameChunk, codeSplitting: staffFiles },
    },
  },
};

/** Packages that only npm can install for each system. */
const native = ['sharp', '@photostructure/sqlite', '@node-rs/argon2'];
/** Packages that Fastify loads for schemas, of which no route has any. */
const unused = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'];

/** With all libraries but the native ones in it, so that nothing else is installed beside it, and a start reads few files. */
const server: UserConfig = {
  plugins: [leanRoutes(), copyShell(), listChunks()],
  ssr: { noExternal: true, external: [...native, ...unused] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        // Programs that run the server inside, such as the browser tests.
        'open-server': 'src/server/start/open-server.ts',
        'build-static': 'src/server/site/static/main.ts',
        admin: 'src/server/admin/main.ts',
        pictures: 'src/server/files/picture-process/main.ts',
        'definition-thread': 'src/server/usecases/content/definition-thread/main.ts',
        'static-thread': 'src/server/site/static/thread.ts',
        'render-thread': 'src/server/site/prerender/render-thread.mjs',
        'sqlite-thread': 'src/server/store/sqlite-thread.mjs',
      },
      treeshake: withoutTypeImports,
      // All entries must be directly in dist/server, to find the project's folders.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
};

/** Renders the guide's first screens where there is no browser; a separate program, with all its libraries in it. */
const renderer: UserConfig = {
  plugins: [react(), leanIcons()],
  // Programs for Node keep the choice between React's two builds, and so both.
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: router },
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
export default defineConfig(({ mode }) => ({ json, ...({ server, cms, renderer }[mode] ?? guide) }));
