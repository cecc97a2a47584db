import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { oxc, unitTests } from '../../vitest.config.ts';

const folder = process.env['MUTATION_TESTS'];

/** Runs only the unit tests: a mutant that only a browser test kills counts as survived. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  oxc,
  test: {
    ...unitTests,
    // A changed constant counts only where its module is loaded again.
    isolate: true,
    // Tests of the tools cover no mutants, and the attacks on whole servers take too long to run for each mutant.
    include:
      folder !== undefined
        ? [`${folder}/**/*.test.{ts,tsx}`]
        : [
            '{src,engine,games,cms}/**/*.test.{ts,tsx}',
            'tests/{cms,museum}/*.test.ts',
            'tests/server/{contract,permissions}.test.ts',
          ],
  },
});
