import { defineConfig } from 'vitest/config';

/** Milliseconds. A busy machine is slow; how fast anything is, the benchmarks say. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/{cms,museum,server,torture}/*.test.ts',
            'engine/**/*.test.ts',
            'games/**/*.test.ts',
            'cms/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['tests/property-seed.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/{architecture,budget}/**/*.test.ts'],
          environment: 'node',
          ...patience,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/e2e/global-setup.ts'],
          // A browser on a busy machine may stumble once; what needed it is named in what is printed.
          retry: 1,
          ...patience,
        },
      },
    ],
  },
});
