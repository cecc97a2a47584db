import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from './tests/browser/timeouts.ts';

/** Milliseconds for a test and for each of its hooks; none of them waits for the clock. */
const unitTimeouts = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };
/** Milliseconds. A journey waits for a step of the product, never for a resting state. */
const { test, hook, step } = timeouts();
const journeyTimeouts = { testTimeout: test, hookTimeout: hook, expect: { poll: { timeout: step, interval: 30 } } };

const cores = availableParallelism();

export const unitTests = {
  name: 'unit',
  include: [
    'src/**/*.test.{ts,tsx}',
    'tests/{cms,cost,museum,mutation,native,runner,server,torture}/*.test.ts',
    'engine/**/*.test.ts',
    'games/**/*.test.ts',
    'cms/**/*.test.ts',
  ],
  exclude: ['**/*.component.test.tsx', '**/node_modules/**'],
  environment: 'node',
  setupFiles: ['tests/cost/setup.ts', 'tests/property-seed.ts', 'tests/server/quick-passwords.ts'],
  // Files share a worker's modules: reading them again for each file took a third of the time.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  maxWorkers: cores,
  ...unitTimeouts,
};

/** Small parts of the screens, mounted in happy-dom. */
export const componentTests = {
  name: 'component',
  include: ['{cms,engine,games,src}/**/*.component.test.tsx'],
  environment: 'happy-dom',
  setupFiles: ['tests/cost/setup.ts', 'tests/property-seed.ts', 'tests/component/setup.ts'],
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  maxWorkers: cores,
  ...unitTimeouts,
};

const browserTests = {
  environment: 'node',
  globalSetup: ['tests/browser/global-setup.ts'],
  setupFiles: ['tests/cost/setup.ts'],
  // The museums' time zone: around midnight a browser elsewhere has another day.
  env: { TZ: 'Europe/Berlin' },
  // Files share a worker's modules, and so its browser (tests/browser/browser.ts).
  isolate: false,
  maxWorkers: cores,
  ...journeyTimeouts,
} satisfies TestProjectInlineConfiguration['test'];

/** A module of which only types are imported is not loaded. */
export const oxc = { typescript: { onlyRemoveTypeImports: false } };

export default defineConfig({
  test: {
    projects: [
      { oxc, test: unitTests },
      { oxc, test: componentTests },
      {
        oxc,
        test: {
          name: 'architecture',
          include: ['tests/{architecture,budget}/**/*.test.ts'],
          environment: 'node',
          maxWorkers: cores,
          ...unitTimeouts,
        },
      },
      { oxc, test: { ...browserTests, name: 'screens', include: ['tests/screens/**/*.test.ts'] } },
      { oxc, test: { ...browserTests, name: 'journeys', include: ['tests/journeys/**/*.test.ts'] } },
      {
        oxc,
        test: {
          ...browserTests,
          name: 'slow',
          include: [
            'tests/slow/**/*.test.ts',
            // With more examples than in the unit tests.
            'tests/server/fuzz.test.ts',
            'tests/museum/visitor-access.test.ts',
            'engine/map/triggers-replay.test.ts',
            'src/shared/content/{validate,definition-file,theme-colours,publication/next-published}.test.ts',
          ],
          env: { ...browserTests.env, CICERONE_RUNS: '10' },
          setupFiles: unitTests.setupFiles,
          maxWorkers: 1,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
