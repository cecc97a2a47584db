import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Milliseconds for a unit test and for each of its hooks; none of them waits for the clock. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };
/** Milliseconds. A visit takes seconds, and the walk through all stations a minute on a busy machine. */
const visitPatience = { testTimeout: 180_000, hookTimeout: 60_000, expect: { poll: { timeout: 40_000 } } };

const cores = availableParallelism();

export const unitTests = {
  name: 'unit',
  include: [
    'src/**/*.test.{ts,tsx}',
    'tests/{cms,museum,mutation,server,torture}/*.test.ts',
    'engine/**/*.test.ts',
    'games/**/*.test.ts',
    'cms/**/*.test.ts',
  ],
  environment: 'node',
  setupFiles: ['tests/property-seed.ts'],
  // Files share a worker's modules: reading them again for each file took a third of the time.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  maxWorkers: cores,
  ...patience,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: unitTests,
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/{architecture,budget}/**/*.test.ts'],
          environment: 'node',
          maxWorkers: cores,
          ...patience,
          // One case reads the whole tree.
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'native',
          include: ['tests/native/**/*.test.ts'],
          environment: 'node',
          // Each worker compiles the Android shell once.
          isolate: false,
          maxWorkers: cores,
          ...patience,
          // npm may have to bring the compiler's parts first.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/e2e/global-setup.ts'],
          // Files share a worker's modules, and so its browser (tests/e2e/browser.ts).
          isolate: false,
          // A visit mostly waits, so each core runs two.
          maxWorkers: cores * 2,
          sequence: { groupOrder: 1 },
          ...visitPatience,
        },
      },
    ],
  },
});
