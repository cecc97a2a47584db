import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { unitTests } from '../../vitest.config.ts';

const folder = process.env['MUTATION_TESTS'];

/** The unit tests alone: a mutant that only a browser notices counts as one that nobody notices. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    ...unitTests,
    // Tests of the tools mutate nothing, and those of whole servers take too long for each mutant.
    include:
      folder !== undefined
        ? [`${folder}/**/*.test.{ts,tsx}`]
        : ['{src,engine,games,cms}/**/*.test.{ts,tsx}', 'tests/{cms,museum}/*.test.ts'],
  },
});
