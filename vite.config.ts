import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { finishBuild } from './src/server/build/build-stamp.ts';
import { listChunks } from './src/server/build/list-chunks.ts';
import { serveContent } from './src/server/build/serve-content.ts';

const guide: UserConfig = {
  // Addresses relative to the page's <base>: one build runs at any path.
  base: './',
  plugins: [react(), serveContent(), listChunks(), finishBuild()],
  build: {
    outDir: 'dist/guide',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first screen in two files instead of twenty: libraries, which seldom change, and ours.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'first-screen', tags: ['$initial'] },
          ],
        },
      },
    },
  },
};

const server: UserConfig = {
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { main: 'src/server/main.ts', 'build-static': 'src/server/static/main.ts' },
      // Both entries lie directly in dist/server: that is how they find the project's folders.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** `vite build` makes the guide, `vite build --mode server` the server, `vite` serves both for development. */
export default defineConfig(({ mode }) => (mode === 'server' ? server : guide));
