import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The unit tests alone: a mutant that only a browser notices counts as one that nobody notices. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['{src,engine,games,cms}/**/*.test.{ts,tsx}', 'tests/{cms,museum}/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/property-seed.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
